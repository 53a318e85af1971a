/// A mass on a damped spring, in closed form: `m · x″ + c · x′ + k · x = 0`, where `x` is the distance from the target.
///
/// The motion is a function of the time, so that neither the frame rate nor the way there matters. All three dampings are one formula,
///
///     x(t)  = e^(-βt) · (x₀ · C + (v₀ + βx₀) · S)          β = c / 2m,  ω² = k/m - β²
///     x′(t) = e^(-βt) · (v₀ · C - (βv₀ + k/m · x₀) · S)
///
/// with `C = cos ωt` and `S = sin ωt / ω` below critical damping, `cosh` and `sinh` above it, and their common power series where `ωt` is so
/// small that the branches meet.
///
/// Lengths are in points, velocities in points a second, times in seconds; or in parts of a whole distance. A time below 0 counts as 0, a
/// length or velocity that is not finite as 0, and lengths are held within ±10¹² and times within 10⁹: what leaves is finite.
public struct SpringMotion: Hashable, Sendable {
    /// The mass on the spring.
    public let mass: Double
    /// The force that draws the mass back, per point of distance.
    public let stiffness: Double
    /// The force that brakes the mass, per point a second of velocity.
    public let damping: Double

    /// `β`, in 1/s: how fast the envelope falls, up to critical damping.
    let decay: Double
    /// `ω²`, in 1/s²: above 0 the spring swings, below 0 it creeps.
    let swing: Double

    /// Makes a spring from its physical constants. The defaults are those of `CASpringAnimation`.
    /// - Parameters:
    ///   - mass: Held between 10⁻⁶ and 10⁶. Not finite: 1.
    ///   - stiffness: Held between 10⁻⁶ and 10¹². Not finite: 100.
    ///   - damping: Held between 0 (it swings for ever) and 10¹². Not finite: 10.
    public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10) {
        self.mass = mass.finite(or: 1).clamped(1e-6, 1e6)
        self.stiffness = stiffness.finite(or: 100).clamped(1e-6, 1e12)
        self.damping = damping.finite(or: 10).clamped(0, 1e12)
        decay = self.damping / (2 * self.mass)
        swing = self.stiffness / self.mass - decay * decay
    }

    /// The distance from the target after a time.
    /// - Parameters:
    ///   - time: The time since the start, in seconds.
    ///   - distance: The distance at the start.
    ///   - velocity: The velocity at the start; positive increases the distance.
    public func value(at time: Double, from distance: Double, velocity: Double = 0) -> Double {
        let (even, odd) = waves(at: time)
        let distance = distance.heldLength
        return distance * even + (velocity.heldLength + decay * distance) * odd
    }

    /// The velocity after a time.
    /// - Parameters:
    ///   - time: The time since the start, in seconds.
    ///   - distance: The distance from the target at the start.
    ///   - velocity: The velocity at the start; positive increases the distance.
    public func velocity(at time: Double, from distance: Double, velocity: Double = 0) -> Double {
        let (even, odd) = waves(at: time)
        let velocity = velocity.heldLength
        return velocity * even - (decay * velocity + stiffness / mass * distance.heldLength) * odd
    }

    /// How much of the way to the target is done after a time: 0 at the start, 1 at rest. A spring that swings goes beyond 1.
    /// - Parameters:
    ///   - time: The time since the start, in seconds.
    ///   - initialVelocity: The velocity at the start in whole ways a second, towards the target.
    public func progress(at time: Double, initialVelocity: Double = 0) -> Double {
        1 - value(at: time, from: 1, velocity: -initialVelocity)
    }

    /// `e^(-βt) · C` and `e^(-βt) · S`.
    private func waves(at time: Double) -> (even: Double, odd: Double) {
        let time = time.heldTime
        let square = swing * time * time
        if abs(square) < 0.01 {
            // Four terms of the series leave an error below the last bit here.
            let fall = Maths.exp(-decay * time)
            let even = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
            let odd = time * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
            return (fall * even, fall * odd)
        }
        if swing > 0 {
            let fall = Maths.exp(-decay * time)
            let frequency = swing.squareRoot()
            return (fall * Maths.cos(frequency * time), fall * Maths.sin(frequency * time) / frequency)
        }
        // Two falling exponentials, since their cosh and sinh would overflow.
        let split = (-swing).squareRoot()
        let slow = Maths.exp(-slowRate * time)
        let fast = Maths.exp(-(decay + split) * time)
        return ((slow + fast) / 2, (slow - fast) / (2 * split))
    }

    /// How fast the slower part of the motion falls, in 1/s: β, and less above critical damping.
    var slowRate: Double {
        // β - √(-ω²), written so that nothing cancels.
        swing < 0 ? stiffness / mass / (decay + (-swing).squareRoot()) : decay
    }
}
