/// How content gives way when it is pulled past its end: the further, the harder.
///
/// `shown = raw · c · d / (d + c · raw)`, where `raw` is how far the finger has pulled past the end, `d` the viewport's length along the
/// axis and `c` the coefficient. The content never gets as far as `d`. Formula and 0.55 as Grant Paul described UIScrollView's band in
/// 2012 (gist originell/6961057), found alike in ScrollMechanics, Wave and b3ll/Motion.
///
/// A distance is signed: both directions answer alike. One that is not finite counts as 0.
public struct RubberBand: Hashable, Sendable {
    /// The length that the shown distance approaches, in points. 0: nothing gives way.
    public let dimension: Double
    /// The slope at the end: how many points the content follows the first point of the finger.
    public let coefficient: Double

    /// The coefficient of UIScrollView.
    public static let standardCoefficient = 0.55

    /// Makes a band.
    /// - Parameters:
    ///   - dimension: The viewport's length along the axis, in points, held below 10¹². Negative or not finite: 0.
    ///   - coefficient: The slope at the end, held between 0.001 and 1000. 0, negative or not finite: 0.55.
    public init(dimension: Double, coefficient: Double = Self.standardCoefficient) {
        self.dimension = max(0, dimension.heldLength)
        let isSound = coefficient.isFinite && coefficient > 0
        self.coefficient = isSound ? coefficient.clamped(0.001, 1000) : Self.standardCoefficient
    }

    /// How far past the end the content shows when the finger has pulled this far past it, in points.
    public func shown(raw: Double) -> Double {
        guard dimension > 0, raw.isFinite else { return 0 }
        let stretch = abs(raw) / dimension * coefficient
        let shown = stretch.isFinite ? dimension * (stretch / (1 + stretch)) : dimension
        return raw < 0 ? -shown : shown
    }

    /// How far the finger must have pulled for the content to show this far past the end, in points: the inverse of ``shown(raw:)``.
    ///
    /// A distance at or past the dimension, where no finger brings it, is taken as a billionth less than the dimension.
    public func raw(shown: Double) -> Double {
        guard dimension > 0, shown.isFinite else { return 0 }
        let part = min(abs(shown) / dimension, Self.greatestPart)
        let raw = dimension / coefficient * (part / (1 - part))
        return shown < 0 ? -raw : raw
    }

    /// How many points the content follows a point of the finger where it shows this far past the end: `c · (1 - shown / d)²`.
    ///
    /// Between 0 and the coefficient.
    public func slope(shown: Double) -> Double {
        guard dimension > 0 else { return 0 }
        let rest = 1 - min(abs(shown.finite()) / dimension, 1)
        return coefficient * rest * rest
    }

    private static let greatestPart = 1 - 1e-9
}
