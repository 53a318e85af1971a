/// An expectation that wasn't met.
public struct ScenarioFailure: Hashable, Sendable {
    /// Where the expectation stands.
    public let place: ScenarioPlace
    /// What it was about, such as `inset.top` or `bottom.calls`.
    public let subject: String
    /// What was expected.
    public let expected: String
    /// What was found.
    public let found: String
    /// The clock's time, in seconds.
    public let time: Double
    /// The round of each loop around it, counted from 1, the outermost first.
    public let rounds: [Int]
}

extension ScenarioFailure: CustomStringConvertible {
    /// Place, what was expected and what was found, in one line.
    public var description: String {
        let rounds = rounds.isEmpty ? "" : ", round " + rounds.map(\.description).joined(separator: ".")
        return "\(place): expected \(subject) \(expected), found \(found) (at \(time.shortTime) s\(rounds))"
    }
}
