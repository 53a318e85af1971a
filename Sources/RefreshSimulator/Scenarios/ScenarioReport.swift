/// What came of a replay.
public struct ScenarioReport: Hashable, Sendable {
    /// How many expectations were looked at.
    public internal(set) var expectations = 0
    /// Those that weren't met, in order.
    public internal(set) var failures: [ScenarioFailure] = []
    /// What happened, in order.
    public internal(set) var lines: [ScenarioLine] = []
}
