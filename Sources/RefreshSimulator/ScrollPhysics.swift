public import RefreshGeometry

/// The constants by which content moves under a finger and without one.
///
/// The defaults are UIScrollView's, as far as they are published or were measured; each says where it comes from. A number that is not
/// finite counts as its default where it is used.
public struct ScrollPhysics: Hashable, Sendable {
    /// The slope at which content starts to give way past its end: ``RubberBand/standardCoefficient``, 0.55.
    public var rubberBand = RubberBand.standardCoefficient
    /// How thrown content slows down: `UIScrollView.DecelerationRate.normal`.
    public var deceleration = DecayMotion.normal
    /// How content comes back past its end. Mass 1, stiffness 120, damping 22 fit three bounces that LevisonNN/LNCustomScrollView (MIT)
    /// recorded on a device, to within a pixel.
    public var bounce = SpringMotion(mass: 1, stiffness: 120, damping: 22)
    /// The speed below which a lift doesn't throw the content, in points a second: 0, so that ``stopVelocity`` alone counts.
    public var startVelocity = 0.0
    /// The speed at which moving content stands still, in points a second: 13, from the targets that LNCustomScrollView measured.
    public var stopVelocity = 13.0
    /// How long a finger may rest before it lifts and still throw the content, in seconds: 0.1, as in ScrollMechanics and WebKit.
    public var liftTimeOut = 0.1
    /// The time before the last move over which the velocity of the finger is taken, in seconds.
    public var velocityWindow = 0.05
    /// Whether content can be pulled past its ends.
    public var bounces = true
    /// Whether content that is no higher than the viewport can be pulled past its ends. On, since a pull to refresh needs it.
    public var alwaysBouncesVertically = true
    /// Whether content that is no wider than the viewport can be pulled past its ends.
    public var alwaysBouncesHorizontally = false
    /// Whether offsets are rounded to whole pixels, as those of a device are.
    public var roundsToPixels = true

    /// Makes UIScrollView's constants.
    public init() {}

    /// Whether content along an axis can be pulled past its ends although it fits into the viewport.
    public func alwaysBounces(along axis: ScrollAxis) -> Bool { axis == .vertical ? alwaysBouncesVertically : alwaysBouncesHorizontally }

    /// Whether a finger can move content with this range along an axis.
    func scrolls(in range: ClosedRange<Double>, along axis: ScrollAxis) -> Bool {
        range.upperBound > range.lowerBound || (bounces && alwaysBounces(along: axis))
    }

    /// An offset on a whole pixel.
    func rounded(_ offset: Double, halfPixel: Double) -> Double {
        guard roundsToPixels else { return offset }
        let scale = 0.5 / halfPixel
        return ((offset * scale).rounded() / scale).finite(or: offset) + 0  // never -0
    }

    /// The offset that shows when a finger has pulled the content to a raw one: held in the range, and giving way past it.
    func shown(raw: Double, in range: ClosedRange<Double>, viewport: Double) -> Double {
        let edge = raw.clamped(range.lowerBound, range.upperBound)
        return bounces ? edge + band(viewport).shown(raw: raw - edge) : edge
    }

    /// The raw offset to which a finger must have pulled the content for an offset to show: the inverse of ``shown(raw:in:viewport:)``.
    func raw(shown: Double, in range: ClosedRange<Double>, viewport: Double) -> Double {
        let edge = shown.clamped(range.lowerBound, range.upperBound)
        return edge + band(viewport).raw(shown: shown - edge)
    }

    /// How many points the content follows a point of the finger where an offset shows.
    func slope(shown: Double, in range: ClosedRange<Double>, viewport: Double) -> Double {
        let distance = shown - shown.clamped(range.lowerBound, range.upperBound)
        return distance == 0 ? 1 : band(viewport).slope(shown: distance)
    }

    private func band(_ viewport: Double) -> RubberBand { RubberBand(dimension: viewport, coefficient: rubberBand) }
}
