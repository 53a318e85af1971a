public import RefreshAnimation
import RefreshGeometry

/// How a `SpinnerAnimator` looks and turns.
///
/// Lengths that are not finite, or less than 0, count as 0, and what has no size isn't drawn.
public struct SpinnerStyle: Hashable, Sendable {
    /// How the leader goes from spoke to spoke.
    public enum Motion: UInt8, Hashable, Sendable, CaseIterable {
        /// At once, as the system's spinner.
        case stepping
        /// Gradually: the spokes stand still, and their opacities flow.
        case smooth
    }

    /// The ink. It is multiplied with the ramp, whose leader has 0.96 of it.
    public var ink: PictureInk
    /// How many spokes there are; held between 2 and 60.
    public var spokes: Int
    /// The outer radius, in points.
    public var radius: Double
    /// The inner radius as a part of the outer one; held between 0 and 1.
    public var innerPart: Double
    /// The width of a spoke as a part of the outer radius; held between 0 and 1.
    public var widthPart: Double
    /// The time of a turn, in seconds; not less than 0.1. What is not finite counts as 1.
    public var period: Double
    /// How the leader goes from spoke to spoke.
    public var motion: Motion

    /// Makes a style. The defaults are those of the system's refresh control since iOS 14: eight spokes from a third of a radius of 14 points
    /// to the whole, a fifth of it wide, and eight steps in a second.
    public init(
        ink: PictureInk = .secondary, spokes: Int = 8, radius: Double = 14, innerPart: Double = 1.0 / 3, widthPart: Double = 0.2,
        period: Double = 1, motion: Motion = .stepping
    ) {
        self.ink = ink
        self.spokes = spokes
        self.radius = radius
        self.innerPart = innerPart
        self.widthPart = widthPart
        self.period = period
        self.motion = motion
    }

    /// Twelve spokes in the outer half of the radius, as up to iOS 13.
    public static let classic = SpinnerStyle(spokes: 12, innerPart: 0.5)

    /// The style with every number fit to be used.
    var checked: SpinnerStyle {
        var style = self
        style.spokes = min(60, max(2, spokes))
        style.radius = radius.finite().clamped(0, 1e4)
        style.innerPart = innerPart.finite().clamped(0, 1)
        style.widthPart = widthPart.finite().clamped(0, 1)
        style.period = period.finite(or: 1).clamped(0.1, 1e4)
        return style
    }
}
