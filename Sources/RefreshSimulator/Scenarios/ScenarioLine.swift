/// One line of what happened in a replay.
public struct ScenarioLine: Hashable, Sendable {
    /// The clock's time, in seconds.
    public let time: Double
    /// The world, where there are several.
    public let world: String?
    /// What happened, in a few words.
    public let text: String
}

extension ScenarioLine: CustomStringConvertible {
    /// Time, world and text.
    public var description: String {
        [time.shortTime, world, text].compactMap { $0 }.joined(separator: " ")
    }
}

extension Double {
    /// A time to a tenth of a millisecond.
    var shortTime: String { ((self * 10_000).rounded() / 10_000).brief }
}
