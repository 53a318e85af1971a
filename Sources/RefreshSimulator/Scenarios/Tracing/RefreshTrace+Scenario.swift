public import RefreshControl

extension RefreshTrace {
    /// The trace as a scenario that `refresh replay` and ``ScenarioReplay`` play: what was observed and called as steps, and what the
    /// refreshers did as expectations at the end.
    ///
    /// What an app calls inside an action, or where a report comes, is a step behind it. An async action is there by its end only.
    /// - Parameter title: What it shows, in a sentence.
    /// - Returns: JSON, as Documentation/Scenarios.md describes it.
    public func scenario(title: String) -> String {
        var writer = TraceWriter(self)
        return writer.text(title: title)
    }
}
