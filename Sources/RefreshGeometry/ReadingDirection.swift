/// The direction in which a line of text runs, and with it where leading and trailing are.
public enum ReadingDirection: UInt8, Hashable, Sendable, CaseIterable {
    /// Leading is left, as in English.
    case leftToRight
    /// Leading is right, as in Arabic and Hebrew.
    case rightToLeft
}
