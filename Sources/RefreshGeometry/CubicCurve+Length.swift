extension CubicCurve {
    /// The arc length between two parameters, in points: the integral of the speed, to a relative error of about 10⁻¹³.
    ///
    /// Halves the interval where two steps of the Gauss-Legendre rule disagree with one; that only happens near a cusp.
    func length(from t0: Double = 0, to t1: Double = 1) -> Double {
        let reach = (control1 - start).length + (control2 - control1).length + (end - control2).length
        return length(from: t0, to: t1, rough: roughLength(from: t0, to: t1), tolerance: 1e-13 * reach, depth: 0)
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
}
