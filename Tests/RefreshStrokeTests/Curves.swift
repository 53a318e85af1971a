import RefreshGeometry

@testable import RefreshStroke

extension PlanePath {
    /// The cubic curves of the path, in order.
    var cubics: [CubicCurve] { strokes.flatMap { $0 } }

    /// The cubic curves, subpath by subpath.
    var strokes: [[CubicCurve]] {
        var result: [[CubicCurve]] = []
        var next = 0
        for verb in verbs {
            if verb == .move { result.append([]) }
            if verb == .cubic {
                let curve = CubicCurve(
                    start: points[next - 1], control1: points[next], control2: points[next + 1], end: points[next + 2])
                result[result.count - 1].append(curve)
            }
            next += verb.pointCount
        }
        return result
    }

    /// Where the path crosses a height, from left to right, to a hundredth of a height of an x.
    func crossings(at y: Double) -> [Double] {
        var result: [Double] = []
        for curve in cubics {
            var last = curve.start
            for step in 1...200 {
                let point = curve.point(at: Double(step) / 200)
                if (last.y - y) * (point.y - y) <= 0, last.y != point.y {
                    result.append(last.x + (point.x - last.x) * (y - last.y) / (point.y - last.y))
                }
                last = point
            }
        }
        // A retrace crosses where the way did.
        return result.sorted().reduce(into: []) { kept, x in if x - (kept.last ?? -.infinity) > 0.01 { kept.append(x) } }
    }
}

extension CubicCurve {
    var startDirection: PlanePoint { control1 - start }
    var endDirection: PlanePoint { end - control2 }
    /// The curvature at the ends, in radians a unit of length.
    var startCurvature: Double { Self.bend(control1 - start, control2 - control1) }
    var endCurvature: Double { Self.bend(end - control2, control2 - control1) * -1 }

    private static func bend(_ first: PlanePoint, _ second: PlanePoint) -> Double {
        let length = first.length
        return 2.0 / 3 * (first.x * second.y - first.y * second.x) / (length * length * length)
    }

    /// The angle from the end of this curve to the start of another, in degrees, -180…180.
    func turn(to next: CubicCurve) -> Double {
        let (one, other) = (endDirection, next.startDirection)
        return Maths.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y) * 180 / .pi
    }
}
