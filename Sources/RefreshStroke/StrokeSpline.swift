internal import RefreshGeometry

/// Curves through knots, the way METAFONT finds them: where no direction is given, the mock curvature is the same before and after a knot.
///
/// Source: J. D. Hobby, "Smooth, easy to compute interpolating splines", 1986, with tension 1 everywhere and curl 1 at free ends.
enum StrokeSpline {
    /// Appends a stroke: a move to the first knot, and a cubic to each further one. Fewer than two knots append nothing.
    static func append(_ knots: [StrokeKnot], to path: inout PlanePath) {
        guard let first = knots.first, knots.count > 1 else { return }
        path.move(to: PlanePoint(x: first.x, y: first.y))
        // A given direction makes the curves before it and those after it independent.
        var start = 0
        for index in 1..<knots.count where knots[index].heading != nil || index == knots.count - 1 {
            appendRun(knots[start...index], to: &path)
            start = index
        }
    }

    /// Appends the curves between two given directions (or free ends).
    private static func appendRun(_ knots: ArraySlice<StrokeKnot>, to path: inout PlanePath) {
        let points = knots.map { PlanePoint(x: $0.x, y: $0.y) }
        let chords = zip(points.dropFirst(), points).map { $0 - $1 }
        let turns = zip(chords.dropFirst(), chords).map { angle($0) - angle($1) }.map(wrapped)
        let departure = knots.first.flatMap { knot in knot.heading.map { radians($0 + (knot.turnsBack ? 180 : 0)) } }
        let arrival = knots.last.flatMap { $0.heading.map(radians) }
        let offsets = solve(
            chords: chords, turns: turns, first: departure.map { wrapped($0 - angle(chords[0])) },
            last: arrival.map { wrapped($0 - angle(chords[chords.count - 1])) })
        for (index, chord) in chords.enumerated() {
            let leaving = offsets[index]
            let arriving = -offsets[index + 1] - (index < turns.count ? turns[index] : 0)
            let control1 = points[index] + turned(chord, by: leaving) * reach(leaving, arriving)
            let control2 = points[index + 1] - turned(chord, by: -arriving) * reach(arriving, leaving)
            path.cubic(to: points[index + 1], control1: control1, control2: control2)
        }
    }

    /// The angle from each chord to the curve that leaves along it; last the angle from the last chord to the curve's end.
    ///
    /// A tridiagonal system, swept forwards and back: one equation a knot.
    private static func solve(chords: [PlanePoint], turns: [Double], first: Double?, last: Double?) -> [Double] {
        let count = chords.count
        var slopes = [0.0]
        var values = [first ?? 0]
        if first == nil {
            slopes[0] = -1
            values[0] = turns.isEmpty ? 0 : -turns[0]
        }
        for index in 1..<count where count > 1 {
            let before = 1 / chords[index - 1].length
            let after = 1 / chords[index].length
            let next = index < turns.count ? turns[index] : 0
            let pivot = 2 * before + 2 * after + before * slopes[index - 1]
            slopes.append(-after / pivot)
            values.append((-2 * before * turns[index - 1] - after * next - before * values[index - 1]) / pivot)
        }
        var offsets = [Double](repeating: 0, count: count + 1)
        offsets[count] = last ?? (first == nil && count == 1 ? 0 : -values[count - 1] / (1 + slopes[count - 1]))
        for index in stride(from: count - 1, through: 0, by: -1) { offsets[index] = values[index] + slopes[index] * offsets[index + 1] }
        return offsets
    }

    /// Hobby's length of a handle as a part of its chord, at the end where the curve leaves the chord by the first angle.
    static func reach(_ near: Double, _ far: Double) -> Double {
        let (sine, cosine) = (Maths.sin(near), Maths.cos(near))
        let (farSine, farCosine) = (Maths.sin(far), Maths.cos(far))
        let root = 5.0.squareRoot()
        let bend = 2.0.squareRoot() * (sine - farSine / 16) * (farSine - sine / 16) * (cosine - farCosine)
        return (2 + bend) / (3 * (1 + (root - 1) / 2 * cosine + (3 - root) / 2 * farCosine))
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

    private static func angle(_ vector: PlanePoint) -> Double { Maths.atan2(vector.y, vector.x) }

    /// The same angle within -π…π.
    private static func wrapped(_ angle: Double) -> Double { angle - (angle / (2 * .pi) + 0.5).rounded(.down) * 2 * .pi }

    private static func turned(_ vector: PlanePoint, by angle: Double) -> PlanePoint {
        let (sine, cosine) = (Maths.sin(angle), Maths.cos(angle))
        return PlanePoint(x: cosine * vector.x - sine * vector.y, y: sine * vector.x + cosine * vector.y)
    }
}
