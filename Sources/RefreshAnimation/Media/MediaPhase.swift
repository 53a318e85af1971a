/// Where a timeline is at a time of its parent.
public enum MediaPhase: UInt8, Hashable, Sendable, CaseIterable {
    /// It hasn't begun.
    case before
    /// It runs, or stands at a time inside.
    case active
    /// It is over.
    case after
}
