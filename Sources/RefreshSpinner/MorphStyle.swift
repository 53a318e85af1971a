public import RefreshAnimation
import RefreshGeometry

/// How a `MorphAnimator` looks and moves. Lengths in points; such as are not finite, or less than 0, count as 0, and what has no size isn't
/// drawn.
public struct MorphStyle: Hashable, Sendable {
    /// The ink of the shape.
    public var ink: PictureInk
    /// The ink of the tick.
    public var successInk: PictureInk
    /// The ink of the cross.
    public var failureInk: PictureInk
    /// How opaque the shape is before it is armed, 0…1; armed it has the whole ink.
    public var unarmedOpacity: Double
    /// The radius within which all shapes stay, turning and overshooting.
    public var radius: Double
    /// The width of the lines of tick and cross.
    public var lineWidth: Double
    /// The time from one change of shape to the next, in seconds; not less than 0.1. What is not finite counts as 0.65.
    public var beat: Double
    /// The time of an even turn, in seconds; not less than 0.1. What is not finite counts as 4.666.
    public var period: Double

    /// Makes a style. The defaults are those of Material 3's loading indicator: 38 points across, a new shape every 0.65 s, and a turn in
    /// 4.666 s besides the quarter turn of each change.
    public init(
        ink: PictureInk = .tint, successInk: PictureInk = .success, failureInk: PictureInk = .failure, unarmedOpacity: Double = 0.5,
        radius: Double = 19, lineWidth: Double = 2.5, beat: Double = 0.65, period: Double = 4.666
    ) {
        self.ink = ink
        self.successInk = successInk
        self.failureInk = failureInk
        self.unarmedOpacity = unarmedOpacity
        self.radius = radius
        self.lineWidth = lineWidth
        self.beat = beat
        self.period = period
    }

    /// The style with every number fit to be used.
    var checked: MorphStyle {
        var style = self
        style.unarmedOpacity = unarmedOpacity.finite().clamped(0, 1)
        style.radius = IndicatorStage.length(radius)
        style.lineWidth = min(IndicatorStage.length(lineWidth), style.radius)
        style.beat = beat.finite(or: 0.65).clamped(0.1, 1e4)
        style.period = period.finite(or: 4.666).clamped(0.1, 1e4)
        return style
    }
}
