/// What makes a text no scenario: the place, what was expected there and what was found.
public struct ScenarioError: Error, Hashable, Sendable {
    /// Where it is wrong.
    public var place: ScenarioPlace
    /// What is wrong, in one line.
    public var reason: String

    /// Makes an error.
    public init(_ reason: String, at place: ScenarioPlace) {
        self.place = place
        self.reason = reason
    }
}

extension ScenarioError: CustomStringConvertible {
    /// Place and reason, in one line.
    public var description: String { "\(place): \(reason)" }
}
