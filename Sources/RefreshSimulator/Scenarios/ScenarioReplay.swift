/// Plays scenarios against simulated scroll views, and compares what happens with what they expect.
@MainActor
public enum ScenarioReplay {
    /// Plays all runs of a scenario, each from a fresh start.
    ///
    /// Nothing waits: time is a manual clock's. Async actions run on the main actor between two steps, until none of them goes on by itself.
    /// - Parameters:
    ///   - scenario: The scenario.
    ///   - effort: How many steps and frames each run may take.
    ///   - host: Makes another host, whose refreshers are played with instead of those of the simulated scroll view. Nil: none.
    /// - Throws: A ``ScenarioError`` if the scenario asks for something that can't be done: the end of a load that was never named, or more
    ///   effort than that.
    public static func play(
        _ scenario: Scenario, effort: Int = 1_000_000, host: ((SimulatedScrollView) -> any ScenarioHost)? = nil
    ) async throws(ScenarioError) -> ScenarioReport {
        var report = ScenarioReport()
        for run in scenario.runs {
            let stage = ReplayStage(run, effort: effort, host: host)
            await stage.play(run.steps)
            await stage.end()
            if let problem = stage.problem { throw problem }
            report.expectations += stage.expectations
            report.failures += stage.failures
            if let title = run.title { report.lines.append(ScenarioLine(time: 0, world: nil, text: "# \(title)")) }
            report.lines += stage.lines
        }
        return report
    }
}
