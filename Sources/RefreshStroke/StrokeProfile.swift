internal import RefreshGeometry

/// How far ink reaches to either side at each height: by it letters that aren't joined are set close without touching, and accents find
/// their place.
struct StrokeProfile {
    private static let bottom = -140.0
    private static let band = 30.0
    private static let bands = 12

    private var left = [Double](repeating: .infinity, count: bands)
    private var right = [Double](repeating: -.infinity, count: bands)

    init(_ strokes: [[StrokeKnot]]) {
        var path = PlanePath()
        for stroke in strokes { StrokeSpline.append(stroke, to: &path) }
        var next = 0
        for verb in path.verbs {
            if verb == .cubic {
                let points = path.points[(next - 1)...(next + 2)]
                let curve = CubicCurve(
                    start: points[next - 1], control1: points[next], control2: points[next + 1], end: points[next + 2])
                for step in 0...8 { add(curve.point(at: Double(step) / 8)) }
            }
            next += verb.pointCount
        }
    }

    private mutating func add(_ point: PlanePoint) {
        let band = Self.band(at: point.y)
        left[band] = min(left[band], point.x)
        right[band] = max(right[band], point.x)
    }

    private static func band(at y: Double) -> Int { Int(((y - bottom) / band).clamped(0, Double(bands - 1))) }

    private var minX: Double { left.reduce(.infinity) { min($0, $1) } }
    private var maxX: Double { right.reduce(-.infinity) { max($0, $1) } }

    /// Whether the ink reaches far above an x.
    var isTall: Bool { left[Self.band(at: 140)...].contains { $0.isFinite } }

    /// How far it reaches to the right between two heights.
    func maxX(from low: Double, to high: Double) -> Double {
        right[Self.band(at: low)...Self.band(at: high)].reduce(-.infinity) { max($0, $1) }
    }

    /// The middle of the ink between two heights; of all ink where there is none.
    func center(from low: Double, to high: Double) -> Double {
        let near = left[Self.band(at: low)...Self.band(at: high)].reduce(.infinity) { min($0, $1) }
        let far = maxX(from: low, to: high)
        return near <= far ? (near + far) / 2 : (minX + maxX) / 2
    }

    /// How far to the right of this letter's origin the next one's has to stand, so that a gap stays between their inks at every height.
    func advance(to next: StrokeProfile, gap: Double) -> Double {
        // Where they share no height, one may slip under the other, by a good half of the narrower one.
        var advance = maxX - next.minX + gap - 0.6 * min(maxX - minX, next.maxX - next.minX)
        for band in 0..<Self.bands {
            for near in max(0, band - 1)...min(Self.bands - 1, band + 1) where right[band].isFinite && next.left[near].isFinite {
                advance = max(advance, right[band] - next.left[near] + gap)
            }
        }
        return advance.finite()
    }
}
