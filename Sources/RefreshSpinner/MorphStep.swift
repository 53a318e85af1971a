import RefreshGeometry

/// The way from one shape to another: two paths with the same steps, whose corners correspond.
///
/// Each feature of the shape that has fewer is paired with the nearest of the other, by its direction, so that points become points and tips
/// become tips; what is left over flattens out between two pairs, or rises there. The lines in between are paired by their length.
struct MorphStep {
    var from: PlanePath
    var to: PlanePath

    /// How many pieces a whole line is cut into at least.
    private static let pieces = 72

    init(_ first: MorphShape, _ second: MorphShape) {
        let pairs = Self.pairs(first, second)
        var points: (from: [PlanePoint], to: [PlanePoint]) = ([], [])
        for (index, pair) in pairs.enumerated() {
            let next = pairs[(index + 1) % pairs.count]
            let spans = (first: Self.span(pair.first, next.first), second: Self.span(pair.second, next.second))
            // Cut where a feature without a partner lies, so that it is met exactly.
            let inner =
                (Self.inner(first.featureParts, pair.first, spans.first) + Self.inner(second.featureParts, pair.second, spans.second))
                .sorted()
            let cuts = [0] + inner + [1]
            for (start, end) in zip(cuts, cuts.dropFirst()) {
                let count = max(4, 2 * Int((Double(Self.pieces) / 2 * spans.first * (end - start)).rounded(.up)))
                for piece in 0..<count {
                    let part = start + (end - start) * Double(piece) / Double(count)
                    points.from.append(first.point(at: pair.first + spans.first * part))
                    points.to.append(second.point(at: pair.second + spans.second * part))
                }
            }
        }
        from = Self.path(points.from)
        to = Self.path(points.to)
    }

    /// The parts of both lengths that belong together, in the order of the line.
    private static func pairs(_ first: MorphShape, _ second: MorphShape) -> [(first: Double, second: Double)] {
        let firstParts = first.featureParts, secondParts = second.featureParts
        if firstParts.isEmpty || secondParts.isEmpty {
            // A circle has a point in each direction; two circles are paired by four of them.
            let angles =
                firstParts.isEmpty && secondParts.isEmpty
                ? (0..<4).map { Double($0) * .pi / 2 }
                : first.features.map { angle(first.points[$0]) } + second.features.map { angle(second.points[$0]) }
            return ordered(angles.map { (first.part(at: $0), second.part(at: $0)) })
        }
        if firstParts.count > secondParts.count { return ordered(pairs(second, first).map { ($0.second, $0.first) }) }
        // Both run round once: the partners of neighbours are found behind each other.
        var taken: [Int] = []
        for feature in first.features {
            let angle = angle(first.points[feature])
            let nearest = second.features.indices.filter { !taken.contains($0) }.min {
                distance(Self.angle(second.points[second.features[$0]]), angle)
                    < distance(Self.angle(second.points[second.features[$1]]), angle)
            }
            if let nearest { taken.append(nearest) }
        }
        return ordered(zip(firstParts, taken).map { ($0, secondParts[$1]) })
    }

    private static func ordered(_ pairs: [(first: Double, second: Double)]) -> [(first: Double, second: Double)] {
        pairs.sorted { $0.first < $1.first }
    }

    /// The features that lie inside a span, as parts of it.
    private static func inner(_ features: [Double], _ start: Double, _ span: Double) -> [Double] {
        features.map { Self.span(start, $0) / span }.filter { $0 > 1e-6 && $0 < 1 - 1e-6 }
    }

    /// How far it is from one part of a round to another, forward; a whole round to itself.
    private static func span(_ start: Double, _ end: Double) -> Double {
        let way = end - start
        return way > 1e-9 ? way : way + 1
    }

    private static func angle(_ point: PlanePoint) -> Double { Maths.atan2(point.y, point.x) }

    private static func distance(_ one: Double, _ other: Double) -> Double {
        Maths.acos(Maths.cos(one - other))
    }

    /// A smooth line that follows points: quadratic curves from middle to middle with the points as controls.
    private static func path(_ points: [PlanePoint]) -> PlanePath {
        var path = PlanePath()
        guard let last = points.last, let first = points.first else { return path }
        path.move(to: (last + first) * 0.5)
        for (index, point) in points.enumerated() {
            path.quad(to: (point + points[(index + 1) % points.count]) * 0.5, control: point)
        }
        path.close()
        return path
    }
}
