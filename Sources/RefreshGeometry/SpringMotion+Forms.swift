extension SpringMotion {
    /// Makes a spring of mass 1 from its period without damping and its damping ratio, as designers speak of it (WWDC 2018, session 803).
    /// - Parameters:
    ///   - response: The period, in seconds, held between 0.001 and 1000. Not finite: 0.5.
    ///   - dampingRatio: 1 is critical, below it the spring swings, above it creeps; held between 0 and 1000. Not finite: 1.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / response.heldDuration, ratio: dampingRatio.finite(or: 1).clamped(0, 1000))
    }

    /// Makes a spring of mass 1 as SwiftUI's `Spring(duration:bounce:)` does: its documentation gives both conversions.
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds, held between 0.001 and 1000. Not finite: 0.5.
    ///   - bounce: 0 is critical, 1 swings for ever, below 0 it creeps; held between -0.999 and 1. Not finite: 0.
    public init(duration: Double, bounce: Double) {
        let bounce = bounce.finite().clamped(-0.999, 1)
        self.init(frequency: 2 * .pi / duration.heldDuration, ratio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// Makes a spring of mass 1 that has come to rest after a duration: the arguments of
    /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`. What is left then is at most
    /// `0.001 + e^(-ζωT)` of the way: a thousandth or two, and up to some hundredths where the damping ratio is below 0.3.
    ///
    /// Apple documents no formula. This is the root that framer/SpringsExample and motion.dev look for: the greatest `ω` with
    /// `(ζω - v) / ω_d · e^(-ζωT) = 0.001` below critical damping, `(1 + (ω - v)T) · e^(-ωT) = 0.001` at it. The second, with `ζω` for
    /// `ω`, bounds the motion at any damping; it takes over near critical damping, where the first grows without limit, and where a great
    /// velocity leaves the first without a root.
    /// - Parameters:
    ///   - duration: The time until rest, in seconds, held between 0.001 and 1000. Not finite: 0.5.
    ///   - dampingRatio: 1 comes to rest without swinging, held between 0.05 and 1: such springs never creep. Not finite: 1.
    ///   - initialVelocity: The velocity at the start in whole ways a second, towards the target, held within ±10⁶. Not finite: 0.
    public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let duration = duration.heldDuration
        let ratio = dampingRatio.finite(or: 1).clamped(0.05, 1)
        let push = initialVelocity.finite().clamped(-1e6, 1e6) * duration
        let critical = Self.criticalFall(push: push)
        let fall = min(critical, Self.swingingFall(ratio: ratio, push: push) ?? critical)
        self.init(frequency: fall / (ratio * duration), ratio: ratio)
    }

    /// The frequency without damping, in radians a second.
    public var naturalFrequency: Double { (stiffness / mass).squareRoot() }

    /// The damping as a part of the critical one.
    public var dampingRatio: Double { decay / naturalFrequency }

    /// The period without damping, in seconds: designers' response, and SwiftUI's duration.
    public var response: Double { 2 * .pi / naturalFrequency }

    /// SwiftUI's bounce: 0 at critical damping, up to 1 the more the spring swings, down to -1 the more it creeps.
    public var bounce: Double { dampingRatio < 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    private init(frequency: Double, ratio: Double) {
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }

    /// `u = ζωT` with `(1 + |u - vT|) · e^(-u) = 0.001`. There is one, since the left side only falls.
    private static func criticalFall(push: Double) -> Double {
        let start = Maths.log(1 / restPart)
        let end = 2 * (start + Maths.log(1 + abs(push)))
        return zero(in: start...end) { Maths.log((1 + abs($0 - push)) / restPart) - $0 }
    }

    /// The greatest `u = ζωT` with `(u - vT) / u · ζ / √(1 - ζ²) · e^(-u) = 0.001`, if there is one.
    private static func swingingFall(ratio: Double, push: Double) -> Double? {
        guard ratio < 1 else { return nil }
        let atRest = Maths.log(ratio / (1 - ratio * ratio).squareRoot() / restPart)
        let excess = { (u: Double) in atRest + Maths.log((u - push) / u) - u }
        if push == 0 { return atRest }
        if push < 0 { return zero(in: atRest...(atRest + Maths.log((atRest - push) / atRest)), of: excess) }
        // Left of its peak the function rises: a root there belongs to a motion that is still on its first way.
        let peak = (push + (push * push + 4 * push).squareRoot()) / 2
        guard peak < atRest, excess(peak) >= 0 else { return nil }
        return zero(in: peak...atRest, of: excess)
    }
}

extension Double {
    /// A duration that a spring can be made from, in seconds.
    fileprivate var heldDuration: Double { finite(or: 0.5).clamped(0.001, 1000) }
}
