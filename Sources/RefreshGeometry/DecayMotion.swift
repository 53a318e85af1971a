/// The motion of content that was thrown: each millisecond it keeps a fixed part of its velocity.
///
/// The position is the sum over the milliseconds, not the integral, as in the projection that Apple published (WWDC 2018, session 803),
/// in facebook/pop and in XNAnimation: `x + r · v · (1 - rⁿ) / (1 - r)` with `v` in points a millisecond and `n` in milliseconds, written
/// for any `n`. Here velocities are in points a second and times in seconds. A time below 0 counts as 0, a velocity or position that is not
/// finite as 0, and both are held within ±10¹² points.
public struct DecayMotion: Hashable, Sendable {
    /// The part of its velocity that the content keeps each millisecond.
    public let rate: Double

    /// The rate of `UIScrollView.DecelerationRate.normal`.
    public static let normal = DecayMotion(rate: 0.998)
    /// The rate of `UIScrollView.DecelerationRate.fast`.
    public static let fast = DecayMotion(rate: 0.99)

    /// Makes a motion.
    /// - Parameter rate: The part of the velocity that is kept each millisecond, held between 0.001 and 0.99999. Not finite: 0.998.
    public init(rate: Double) {
        self.rate = rate.finite(or: 0.998).clamped(0.001, 0.99999)
    }

    /// The position after a time, in points.
    /// - Parameters:
    ///   - time: The time since the start, in seconds.
    ///   - start: The position at the start, in points.
    ///   - velocity: The velocity at the start, in points a second.
    public func value(at time: Double, from start: Double, velocity: Double) -> Double {
        start.heldLength + reach(velocity: velocity) * (1 - kept(after: time))
    }

    /// The velocity after a time, in points a second.
    public func velocity(at time: Double, velocity: Double) -> Double {
        velocity.heldLength * kept(after: time)
    }

    /// The position at which the content comes to rest, in points.
    public func rest(from start: Double, velocity: Double) -> Double {
        start.heldLength + reach(velocity: velocity)
    }

    /// The time until the velocity has fallen to a lesser one, in seconds: 0 if it is there already.
    /// - Parameters:
    ///   - velocity: The velocity at the start, in points a second.
    ///   - stop: The speed to wait for, in points a second. Below a millionth, or not finite: a millionth.
    public func time(from velocity: Double, to stop: Double) -> Double {
        let speed = abs(velocity.heldLength)
        let least = max(1e-6, stop.finite())
        return speed > least ? Maths.log(least / speed) / logarithm : 0
    }

    /// The time until the content has gone a distance, in seconds; nil if it comes to rest before, or goes the other way.
    /// - Parameters:
    ///   - distance: The distance, in points, with its sign.
    ///   - velocity: The velocity at the start, in points a second.
    public func time(toTravel distance: Double, velocity: Double) -> Double? {
        let distance = distance.heldLength
        guard distance != 0 else { return 0 }
        let part = distance / reach(velocity: velocity)
        guard part > 0, part < 1 else { return nil }
        return Maths.log(1 - part) / logarithm
    }

    /// How far the content goes in all, in points.
    private func reach(velocity: Double) -> Double { velocity.heldLength / 1000 * rate / (1 - rate) }

    /// The part of the velocity that is left after a time.
    private func kept(after time: Double) -> Double { Maths.exp(logarithm * time.heldTime) }

    /// The natural logarithm of what is kept of the velocity each second.
    private var logarithm: Double { 1000 * Maths.log(rate) }
}
