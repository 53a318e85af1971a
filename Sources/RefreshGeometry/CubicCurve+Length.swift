extension CubicCurve {
    /// The arc length between two parameters, in points: the integral of the speed, to a relative error of about 10⁻¹³.
    ///
    /// Halves an interval where two steps of the Gauss-Legendre rule disagree with one.
    /// - Parameters:
    ///   - t0: The first parameter.
    ///   - t1: The last one.
    ///   - turns: The parameters of `turns`; the interval is cut there. At a cusp the speed has a kink, and one that lies between the end of
    ///     an interval and the rule's outermost point would go unseen.
    func length(from t0: Double, to t1: Double, turns: [Double]) -> Double {
        let tolerance = 1e-13 * reach
        var (sum, start) = (0.0, t0)
        for end in turns + [t1] where end > start {
            let stop = Swift.min(end, t1)
            sum += length(from: start, to: stop, rough: roughLength(from: start, to: stop), tolerance: tolerance, depth: 0)
            start = stop
        }
        return sum
    }

    private func length(from t0: Double, to t1: Double, rough: Double, tolerance: Double, depth: Int) -> Double {
        let middle = (t0 + t1) / 2
        let (first, second) = (roughLength(from: t0, to: middle), roughLength(from: middle, to: t1))
        // Deep down, rounding would keep the two apart for ever.
        guard abs(first + second - rough) > tolerance, depth < 30 else { return first + second }
        return length(from: t0, to: middle, rough: first, tolerance: tolerance, depth: depth + 1)
            + length(from: middle, to: t1, rough: second, tolerance: tolerance, depth: depth + 1)
    }

    /// The arc length by one step of the Gauss-Legendre rule with eight points (Abramowitz and Stegun, table 25.4).
    func roughLength(from t0: Double, to t1: Double) -> Double {
        let half = (t1 - t0) / 2
        let middle = (t0 + t1) / 2
        func pair(_ node: Double, _ weight: Double) -> Double {
            (derivative(at: middle - half * node).length + derivative(at: middle + half * node).length) * weight
        }
        return half
            * (pair(0.183_434_642_495_649_8, 0.362_683_783_378_362) + pair(0.525_532_409_916_329, 0.313_706_645_877_887_3)
                + pair(0.796_666_477_413_626_7, 0.222_381_034_453_374_5) + pair(0.960_289_856_497_536_2, 0.101_228_536_290_376_26))
    }

    /// The parameters inside 0…1 where the speed is least or greatest, in order: at most three. A cusp is such a place.
    var turns: [Double] {
        // The velocity is a + b t + c t²; half the growth of its square is (a + b t + c t²) · (b + 2 c t), a cubic.
        let a = (control1 - start) * 3
        let b = (control2 - control1 - control1 + start) * 6
        let c = (end - start - (control2 - control1) * 3) * 3
        func dot(_ p: PlanePoint, _ q: PlanePoint) -> Double { p.x * q.x + p.y * q.y }
        let cubic = (dot(a, b), dot(b, b) + 2 * dot(a, c), 3 * dot(b, c), 2 * dot(c, c))
        func value(_ t: Double) -> Double { ((cubic.3 * t + cubic.2) * t + cubic.1) * t + cubic.0 }
        // Between the places where the cubic itself turns it has one root at most.
        var limits = [0.0]
        let root = (cubic.2 * cubic.2 - 3 * cubic.3 * cubic.1).squareRoot()
        for limit in [(-cubic.2 - root) / (3 * cubic.3), (-cubic.2 + root) / (3 * cubic.3)] where limit > 0 && limit < 1 {
            limits.append(limit)
        }
        limits.append(1)
        var result: [Double] = []
        for (low, high) in zip(limits, limits.dropFirst()) where (value(low) < 0) != (value(high) < 0) {
            var (below, above) = (low, high)
            for _ in 0..<52 {
                let middle = (below + above) / 2
                if (value(middle) < 0) == (value(low) < 0) { below = middle } else { above = middle }
            }
            result.append(above)
        }
        return result
    }
}
