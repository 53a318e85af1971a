public import RefreshCore

/// Where an offset goes, and how.
public struct RefreshMove: Hashable, Sendable {
    /// The offset along the axis, in points.
    public var offset: Double
    /// How it gets there. A motion of no duration is there at once.
    public var motion: RefreshMotion

    /// Makes a move.
    public init(to offset: Double, motion: RefreshMotion = .none) {
        self.offset = offset
        self.motion = motion
    }
}
