/// A cubic Bézier curve: a point for every parameter in 0…1.
package struct CubicCurve: Hashable, Sendable {
    /// Where it starts.
    package var start: PlanePoint
    /// The control after the start.
    package var control1: PlanePoint
    /// The control before the end.
    package var control2: PlanePoint
    /// Where it ends.
    package var end: PlanePoint

    /// Makes a curve of its four points.
    package init(start: PlanePoint, control1: PlanePoint, control2: PlanePoint, end: PlanePoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// A straight line as a cubic, travelled at even speed.
    init(from start: PlanePoint, to end: PlanePoint) {
        self.init(start: start, control1: start + (end - start) * (1 / 3), control2: start + (end - start) * (2 / 3), end: end)
    }

    /// A quadratic curve as a cubic: exactly the same curve, at the same parameters.
    package init(start: PlanePoint, control: PlanePoint, end: PlanePoint) {
        self.init(start: start, control1: start + (control - start) * (2 / 3), control2: end + (control - end) * (2 / 3), end: end)
    }

    /// The point at a parameter.
    package func point(at t: Double) -> PlanePoint { blossom(t, t, t) }

    /// How fast the point moves with the parameter, as a vector.
    func derivative(at t: Double) -> PlanePoint {
        let u = 1 - t
        return (control1 - start) * (3 * u * u) + (control2 - control1) * (6 * u * t) + (end - control2) * (3 * t * t)
    }

    /// The length of the polygon of its points, in points: the curve is no longer.
    var reach: Double { (control1 - start).length + (control2 - control1).length + (end - control2).length }

    /// The direction at a parameter, as a vector of length 1. At a cusp or an end without a handle: the direction just beside it.
    func tangent(at t: Double) -> PlanePoint {
        var vector = derivative(at: t)
        if vector.length <= 1e-9 * reach {
            vector = point(at: Swift.min(1, t + 1e-4)) - point(at: Swift.max(0, t - 1e-4))
        }
        let length = vector.length
        return length > 0 ? vector * (1 / length) : .zero
    }

    /// The part between two parameters, itself a cubic (by blossoming: each new control is the curve's polar form at a mix of the two).
    @inline(__always)
    package func part(from t0: Double, to t1: Double) -> CubicCurve {
        CubicCurve(start: blossom(t0, t0, t0), control1: blossom(t0, t0, t1), control2: blossom(t0, t1, t1), end: blossom(t1, t1, t1))
    }

    /// The polar form: de Casteljau's steps with a parameter of its own for each.
    @inline(__always)
    private func blossom(_ a: Double, _ b: Double, _ c: Double) -> PlanePoint {
        @inline(__always) func mix(_ p: PlanePoint, _ q: PlanePoint, _ t: Double) -> PlanePoint { p * (1 - t) + q * t }
        let (p, q, r) = (mix(start, control1, a), mix(control1, control2, a), mix(control2, end, a))
        return mix(mix(p, q, b), mix(q, r, b), c)
    }
}
