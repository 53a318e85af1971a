/// A story about refreshers: the worlds it happens in, its steps, and what is expected on the way.
///
/// Written as JSON; Documentation/Scenarios.md describes the format. ``ScenarioReplay`` plays it.
public struct Scenario: Sendable {
    /// What it shows, in a sentence.
    public let title: String
    /// The report that it replays, such as `B001`; nil if none.
    public let report: String?
    /// Addresses where that was reported.
    public let sources: [String]
    /// The numbers of the rules of behaviour that it proves.
    public let rules: [Int]
    /// The runs, each from a fresh start. At least one.
    let runs: [ScenarioRun]
}

/// One run of a scenario: worlds that share a clock, and the steps in them.
struct ScenarioRun: Sendable {
    let title: String?
    let worlds: [ScenarioWorld]
    let steps: [ScenarioStep]
}
