internal import RefreshGeometry

/// How an animation is paced: a cubic Bézier curve from (0, 0) to (1, 1), which gives a progress y for a part of the time x.
///
/// This is `cubic-bezier()` of CSS and `CAMediaTimingFunction`. The named curves are CSS's: `standard` is CSS's `ease` and Core Animation's
/// `default`.
///
///     x(t) = ((ax·t + bx)·t + cx)·t      cx = 3x₁, bx = 3(x₂ - x₁) - cx, ax = 1 - cx - bx; and so y(t)
///
/// A value is found by Newton's steps for x(t) = x, held between two bounds that close in, to the last bits; it is never further off than
/// 10⁻¹² where the curve has a slope.
public struct Easing: Hashable, Sendable {
    /// The time of the first control point, 0…1.
    public let x1: Double
    /// The progress of the first control point.
    public let y1: Double
    /// The time of the second control point, 0…1.
    public let x2: Double
    /// The progress of the second control point.
    public let y2: Double

    /// Makes a curve from its two control points.
    ///
    /// Times are held between 0 and 1, so that there is one progress at each time; progress may be outside and is held within ±10⁶, so that
    /// the curve may swing over. Numbers that are not finite count as 0.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1.finite().clamped(0, 1)
        self.y1 = y1.finite().clamped(-1e6, 1e6)
        self.x2 = x2.finite().clamped(0, 1)
        self.y2 = y2.finite().clamped(-1e6, 1e6)
    }

    /// As much progress as time.
    public static let linear = Easing(0, 0, 1, 1)
    /// Slow at the start: for what leaves.
    public static let easeIn = Easing(0.42, 0, 1, 1)
    /// Slow at the end: for what arrives.
    public static let easeOut = Easing(0, 0, 0.58, 1)
    /// Slow at both ends.
    public static let easeInOut = Easing(0.42, 0, 0.58, 1)
    /// A quick start and a long end: CSS's `ease`, Core Animation's `default`.
    public static let standard = Easing(0.25, 0.1, 0.25, 1)
    /// A smooth start and a smooth end, half way at half the time: the polynomial 3x² - 2x³, which is this Bézier curve.
    public static let smooth = Easing(1.0 / 3, 0, 2.0 / 3, 1)

    /// The progress of `smooth`, by its polynomial, for what is drawn in nanoseconds: held inside 0…1, and 0 for what is not a number.
    @inlinable @inline(__always) package static func smooth(at x: Double) -> Double {
        let part = x > 0 ? min(1, x) : 0
        return part * part * (3 - 2 * part)
    }

    /// The progress at a part of the time.
    ///
    /// Outside 0…1 the curve goes on straight, as CSS has it: along the line to the nearer control point, or to the further one if the nearer
    /// lies on the end; level if neither gives a direction; with all four points on two ends, as the straight line.
    /// - Parameter x: The part of the time. Not finite: 0.
    public func value(at x: Double) -> Double {
        let x = x.finite()
        if isStraight { return x }
        if x <= 0 { return x * startSlope }
        if x >= 1 { return 1 + (x - 1) * endSlope }
        return Self.point(y1, y2, at: parameter(at: x))
    }

    /// How fast the progress grows at a part of the time: `dy / dx`. Outside 0…1 that of the nearer end; where the curve is upright ±10¹².
    public func slope(at x: Double) -> Double {
        if isStraight { return 1 }
        let t = parameter(at: x.finite().clamped(0, 1))
        let (run, rise) = (Self.speed(x1, x2, at: t), Self.speed(y1, y2, at: t))
        // A control point on an end takes the speed there: the direction is that to the other one.
        if rise == 0, run == 0 { return t < 0.5 ? startSlope : endSlope }
        return rise == 0 ? 0 : (rise / run).clamped(-1e12, 1e12)
    }

    /// Whether the curve is the straight line.
    private var isStraight: Bool { x1 == y1 && x2 == y2 }

    /// The parameter at which the curve has a time from 0 to 1.
    private func parameter(at x: Double) -> Double {
        if x <= 0 || x >= 1 { return x }
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<64 {
            let excess = Self.point(x1, x2, at: t) - x
            if abs(excess) <= 1e-15 { break }
            if excess > 0 { high = t } else { low = t }
            let step = t - excess / Self.speed(x1, x2, at: t)
            // A step out of the bounds, or along a level curve to nowhere, is none: half way instead.
            let next = step > low && step < high ? step : low + (high - low) / 2
            if next == t { break }
            t = next
        }
        return t
    }

    private var startSlope: Double {
        if x1 > 0 { return y1 / x1 }
        if y1 == 0, x2 > 0 { return y2 / x2 }
        return y1 == 0 && y2 == 0 ? 1 : 0
    }

    private var endSlope: Double {
        if x2 < 1 { return (y2 - 1) / (x2 - 1) }
        if y2 == 1, x1 < 1 { return (y1 - 1) / (x1 - 1) }
        return y2 == 1 && y1 == 1 ? 1 : 0
    }

    /// A coordinate of the curve.
    private static func point(_ first: Double, _ second: Double, at t: Double) -> Double {
        let c = 3 * first
        let b = 3 * (second - first) - c
        return (((1 - c - b) * t + b) * t + c) * t
    }

    /// How fast a coordinate grows with the parameter; in a form that is exact at both ends.
    private static func speed(_ first: Double, _ second: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * (rest * rest * first + 2 * rest * t * (second - first) + t * t * (1 - second))
    }
}
