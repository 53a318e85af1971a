/// What a timeline shows outside its active time.
public enum MediaFill: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case removed
    /// Its end after it; nothing before.
    case forwards
    /// Its start before it; nothing after.
    case backwards
    /// Its start before it, its end after it.
    case both

    /// Whether the start is shown before it.
    var holdsStart: Bool { self == .backwards || self == .both }
    /// Whether the end is shown after it.
    var holdsEnd: Bool { self == .forwards || self == .both }
}
