public import RefreshCore

/// What the action of an example does: it waits, and ends with an outcome.
public struct SimulatedLoad: Hashable, Sendable {
    /// How long a load takes, in seconds.
    public let seconds: Double
    /// How the loads end, one after another, over and over.
    public let outcomes: [RefreshOutcome]

    /// Makes a load.
    /// - Parameters:
    ///   - seconds: How long it takes, held between 0 and 60. Not a number: 0.
    ///   - outcomes: How the loads end, one after another, over and over. None: all succeed.
    public init(seconds: Double, outcomes: RefreshOutcome...) {
        self.seconds = seconds > 0 ? min(60, seconds) : 0
        self.outcomes = outcomes.isEmpty ? [.success] : outcomes
    }

    /// How a load ends that was preceded by so many.
    func outcome(after count: Int) -> RefreshOutcome { outcomes[count % outcomes.count] }
}
