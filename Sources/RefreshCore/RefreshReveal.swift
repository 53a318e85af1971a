/// Whether a start by code scrolls to show the refresher.
public enum RefreshReveal: UInt8, Hashable, Sendable, CaseIterable {
    /// Scrolls to it from wherever the reader is.
    case always
    /// Only if the reader is at that edge already.
    case ifAtEdge
    /// Never: the space is taken, but nothing scrolls.
    case never
}
