public import RefreshAnimation
import RefreshGeometry

/// How a `RingAnimator` looks. Lengths in points; such as are not finite, or less than 0, count as 0, and what has no size isn't drawn.
public struct RingStyle: Hashable, Sendable {
    /// The ink of the ring and its arrowhead.
    public var ink: PictureInk
    /// The ink of the tick and the ring about it.
    public var successInk: PictureInk
    /// The ink of the cross.
    public var failureInk: PictureInk
    /// How opaque the ring is before it is armed, 0…1; armed it has the whole ink.
    public var unarmedOpacity: Double
    /// The radius of the ring's middle line.
    public var radius: Double
    /// The width of its line.
    public var lineWidth: Double
    /// How far the arrowhead reaches back from its tip; it is twice as wide.
    public var headLength: Double

    /// Makes a style. The defaults are those of Material's pull to refresh, a little larger since there is no disc about them: a line of
    /// 2.5 points, a head of 5 by 10, and three tenths of a full ink until it is armed, since the secondary ink has six.
    public init(
        ink: PictureInk = .secondary, successInk: PictureInk = .success, failureInk: PictureInk = .failure, unarmedOpacity: Double = 0.5,
        radius: Double = 10, lineWidth: Double = 2.5, headLength: Double = 5
    ) {
        self.ink = ink
        self.successInk = successInk
        self.failureInk = failureInk
        self.unarmedOpacity = unarmedOpacity
        self.radius = radius
        self.lineWidth = lineWidth
        self.headLength = headLength
    }

    /// The style with every number fit to be used.
    var checked: RingStyle {
        var style = self
        style.unarmedOpacity = unarmedOpacity.finite().clamped(0, 1)
        style.radius = IndicatorStage.length(radius)
        style.lineWidth = IndicatorStage.length(lineWidth)
        style.headLength = min(IndicatorStage.length(headLength), style.radius)
        return style
    }
}
