internal import CRefreshMath

/// The mathematics that the modules share, without Foundation. Angles in radians.
package enum Maths {
    /// The sine of an angle.
    package static func sin(_ x: Double) -> Double { refresh_sin(x) }
    /// The cosine of an angle.
    package static func cos(_ x: Double) -> Double { refresh_cos(x) }
    /// The sine and the cosine of an angle, on some platforms in little more than the time of one.
    package static func sincos(_ x: Double) -> (sine: Double, cosine: Double) {
        let direction = refresh_sincos(x)
        return (direction.sine, direction.cosine)
    }
    /// The tangent of an angle.
    package static func tan(_ x: Double) -> Double { refresh_tan(x) }
    /// The angle of a cosine, 0…π. The argument is clamped to -1…1.
    package static func acos(_ x: Double) -> Double { refresh_acos(Swift.min(1, Swift.max(-1, x))) }
    /// The angle of a vector, -π…π.
    package static func atan2(_ y: Double, _ x: Double) -> Double { refresh_atan2(y, x) }
    /// The exponential function.
    package static func exp(_ x: Double) -> Double { refresh_exp(x) }
    /// The natural logarithm.
    package static func log(_ x: Double) -> Double { refresh_log(x) }
    /// A power.
    package static func pow(_ x: Double, _ y: Double) -> Double { refresh_pow(x, y) }
}

extension Double {
    /// The number, held within ±10¹² so that sums and products of a few stay finite; a substitute if it is infinite or no number. Every
    /// number from outside passes here once.
    @inlinable package func finite(or substitute: Double = 0) -> Double { isFinite ? clamped(-1e12, 1e12) : substitute }
    /// The number, held inside a range.
    @inlinable package func clamped(_ low: Double, _ high: Double) -> Double { Swift.min(high, Swift.max(low, self)) }
    /// The longest time that a motion is asked for, in seconds: some 30 years.
    package static let longestTime = 1e9
    /// A time since a start: 0 for less or not a number, held below the longest.
    package var heldTime: Double { isNaN ? 0 : clamped(0, Self.longestTime) }
    /// A length or velocity of a motion: 0 if it is not finite, held within ±10¹² so that no square of it overflows.
    package var heldLength: Double { finite().clamped(-1e12, 1e12) }
}
