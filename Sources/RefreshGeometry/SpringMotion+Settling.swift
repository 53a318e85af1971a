extension SpringMotion {
    /// The part of the way within which `CASpringAnimation`, SwiftUI and `UIView` count a spring as settled.
    public static let restPart = 0.001

    /// The time from which on the distance stays within a tolerance, in seconds; never more than 10⁹, as for a spring without damping.
    ///
    /// Below critical damping this is `CASpringAnimation.settlingDuration`: the time at which the envelope `(|x₀| + |v₀ + βx₀| / ω) · e^(-βt)`
    /// meets the tolerance. Near critical damping, where that grows without limit, `(|x₀| + |v₀ + βx₀| · t) · e^(-βt)` is the tighter
    /// bound. Above it the slower of the two rates counts.
    /// - Parameters:
    ///   - distance: The distance from the target at the start.
    ///   - velocity: The velocity at the start; positive increases the distance.
    ///   - tolerance: The distance that counts as none. Below 10⁻⁹, or not finite: 10⁻⁹.
    public func settlingTime(from distance: Double = 1, velocity: Double = 0, within tolerance: Double = Self.restPart) -> Double {
        let tolerance = max(1e-9, tolerance.finite())
        let height = abs(distance.heldLength)
        let growth = abs(velocity.heldLength + decay * distance.heldLength)
        let rate = slowRate
        guard rate > 1e-9 else { return Double.longestTime }

        let frequency = abs(swing).squareRoot()
        let envelope = swing > 0 ? height + growth / frequency : max(height, growth / frequency)
        let swinging = frequency > 0 ? Maths.log(envelope / tolerance) / rate : Double.longestTime
        let critical = criticalSettlingTime(height: height, growth: growth, rate: rate, tolerance: tolerance)
        return min(swinging, critical).clamped(0, Double.longestTime)
    }

    /// The last time at which `(height + growth · t) · e^(-rate · t)` meets the tolerance; 0 if it never does.
    private func criticalSettlingTime(height: Double, growth: Double, rate: Double, tolerance: Double) -> Double {
        let excess = { (time: Double) in Maths.log((height + growth * time) / tolerance) - rate * time }
        let peak = growth > 0 ? max(0, 1 / rate - height / growth) : 0
        guard height + growth * peak > tolerance, excess(peak) > 0 else { return 0 }
        let end = 2 / rate * (Maths.log((height + growth / rate) / tolerance) + 1)
        return Self.zero(in: peak...max(peak, end), of: excess)
    }

    /// Where a function that falls throughout a range is 0, by halving the range.
    static func zero(in range: ClosedRange<Double>, of function: (Double) -> Double) -> Double {
        var low = range.lowerBound
        var high = range.upperBound
        for _ in 0..<64 {
            let middle = low + (high - low) / 2
            if function(middle) > 0 { low = middle } else { high = middle }
        }
        return low + (high - low) / 2
    }
}
