public import RefreshAnimation
import RefreshGeometry

/// How a `FramesAnimator` shows its frames.
public struct FramesStyle: Hashable, Sendable {
    /// The ink that every frame is painted with, as a stencil, so that it fits a light and a dark appearance; nil for the frames' own colours.
    public var ink: PictureInk?
    /// The ink of the end after a load that failed. Without an `ink` it has no say.
    public var failureInk: PictureInk
    /// How long the end lasts, in seconds: its frames are sped up or slowed down to that. Not finite or less than 0: 0, so that the end is
    /// cut to its last frame.
    public var endingDuration: Double
    /// Whether neighbours are crossfaded while the pull goes more than 4 points a frame, so that few frames don't jerk. Frames that are shown
    /// alone are always at `round(progress · (count - 1))`.
    public var blends: Bool

    /// Makes a style.
    public init(ink: PictureInk? = nil, failureInk: PictureInk = .failure, endingDuration: Double = 0.35, blends: Bool = true) {
        self.ink = ink
        self.failureInk = failureInk
        self.endingDuration = endingDuration
        self.blends = blends
    }

    /// The style with every number fit to be used.
    var checked: FramesStyle {
        var style = self
        style.endingDuration = endingDuration.finite().clamped(0, 60)
        return style
    }
}
