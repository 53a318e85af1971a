import RefreshGeometry

/// A closed shape about the origin as a fine clockwise polyline, with the places where its corners or tips are.
struct MorphShape {
    /// The corners of the line. The last is joined to the first.
    let points: [PlanePoint]
    /// The places of the features: of a rounded corner the middle, of a round end the tip; none on a circle. Ascending.
    let features: [Int]
    /// The length of the line up to each point; behind the last that of the whole.
    let lengths: [Double]

    /// Measures a line, and scales the shape to an area of π, that of a circle with a radius of 1: so all shapes look equally large.
    init(points: [PlanePoint], features: [Int]) {
        let count = points.count
        var area = 0.0
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % count]
            area += (point.x * next.y - next.x * point.y) / 2
        }
        let scale = area > 0 ? (.pi / area).squareRoot() : 1
        self.points = points.map { $0 * scale }
        self.features = features
        var lengths = [0.0]
        for index in 0..<count { lengths.append(lengths[index] + (points[(index + 1) % count] - points[index]).length * scale) }
        self.lengths = lengths
    }

    /// The length of the whole line.
    var length: Double { lengths[lengths.count - 1] }

    /// The point at a part of the length; whole rounds are left out.
    func point(at part: Double) -> PlanePoint {
        let place = (part - part.rounded(.down)) * length
        var low = 0, high = points.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lengths[middle] <= place { low = middle } else { high = middle }
        }
        let piece = lengths[low + 1] - lengths[low]
        let way = piece > 0 ? (place - lengths[low]) / piece : 0
        return points[low] + (points[(low + 1) % points.count] - points[low]) * way
    }

    /// The part of the length at which the line crosses a direction from the origin.
    func part(at angle: Double) -> Double {
        let ray = PlanePoint(x: Maths.cos(angle), y: Maths.sin(angle))
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            let before = ray.x * point.y - ray.y * point.x, after = ray.x * next.y - ray.y * next.x
            guard before <= 0, after > 0, ray.x * point.x + ray.y * point.y > 0 else { continue }
            return (lengths[index] + (lengths[index + 1] - lengths[index]) * before / (before - after)) / length
        }
        return 0
    }

    /// The part of the length at which each feature is.
    var featureParts: [Double] { features.map { lengths[$0] / length } }
}

extension MorphShape {
    /// A polygon whose corners are rounded by circles, as far as its sides are long enough.
    /// - Parameters:
    ///   - corners: The corners, clockwise, and the radius about each.
    ///   - stride: Every which corner is a feature, from the first on: the notches of a star are none.
    init(rounding corners: [(point: PlanePoint, radius: Double)], featureEvery stride: Int = 1) {
        let count = corners.count
        let sides = (0..<count).map { corners[($0 + 1) % count].point - corners[$0].point }
        // What each rounding takes of both its sides: the radius by the tangent of half the corner's angle.
        var halves: [Double] = []
        var cuts: [Double] = []
        for index in 0..<count {
            let back = sides[(index + count - 1) % count] * -1, ahead = sides[index]
            let half = Maths.acos((back.x * ahead.x + back.y * ahead.y) / (back.length * ahead.length)) / 2
            halves.append(half)
            cuts.append(corners[index].radius / Maths.tan(half))
        }
        let fits = (0..<count).map { min(1, sides[$0].length / (cuts[$0] + cuts[($0 + 1) % count])) }
        var points: [PlanePoint] = []
        var features: [Int] = []
        for index in 0..<count {
            let before = (index + count - 1) % count
            let cut = cuts[index] * min(fits[before], fits[index])
            let corner = corners[index].point
            let start = corner + sides[before] * (-cut / sides[before].length)
            let end = corner + sides[index] * (cut / sides[index].length)
            let middle = corner + ((start + end) * 0.5 - corner) * (1 / (Maths.cos(halves[index]) * Maths.cos(halves[index])))
            if index.isMultiple(of: stride) { features.append(points.count + Self.steps / 2) }
            points += Self.arc(from: start, to: end, about: middle)
        }
        self.init(points: points, features: features)
    }

    /// How many pieces a rounding is cut into.
    private static let steps = 16

    private static func arc(from start: PlanePoint, to end: PlanePoint, about center: PlanePoint) -> [PlanePoint] {
        let from = start - center, to = end - center
        let sweep = Maths.atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
        return (0...steps).map { step in
            center + PlaneTransform.rotation(sweep * Double(step) / Double(steps)).apply(to: from)
        }
    }

    /// A star whose points and notches are rounded alike; all radii relative to the outer one.
    static func star(_ count: Int, inner: Double, rounding: Double, turned degrees: Double = 0) -> MorphShape {
        MorphShape(
            rounding: (0..<2 * count).map { index in
                (direction(Double(index) * 180 / Double(count) + degrees) * (index.isMultiple(of: 2) ? 1 : inner), rounding)
            }, featureEvery: 2)
    }

    /// A regular polygon with rounded corners.
    static func polygon(_ count: Int, rounding: Double, turned degrees: Double) -> MorphShape {
        MorphShape(rounding: (0..<count).map { (direction(Double($0) * 360 / Double(count) + degrees), rounding) })
    }

    /// A rectangle with round ends.
    static func pill(width: Double, height: Double) -> MorphShape {
        let across = (width - height) / 2, radius = height / 2
        let right = (-64...64).map { PlanePoint(x: across, y: 0) + direction(Double($0) * 90 / 64) * radius }
        let left = (-64...64).map { PlanePoint(x: -across, y: 0) + direction(180 + Double($0) * 90 / 64) * radius }
        return MorphShape(points: right + left, features: [64, 64 + 129])
    }

    /// An ellipse of a width of 2, flattened and turned. A circle has no tips.
    static func oval(flattened height: Double, turned degrees: Double) -> MorphShape {
        let turn = PlaneTransform.rotation(degrees * .pi / 180)
        let points = (0..<256).map { index in
            let point = direction(Double(index) * 360 / 256)
            return turn.apply(to: PlanePoint(x: point.x, y: point.y * height))
        }
        return MorphShape(points: points, features: height == 1 ? [] : [0, 128])
    }

    private static func direction(_ degrees: Double) -> PlanePoint {
        PlanePoint(x: Maths.cos(degrees * .pi / 180), y: Maths.sin(degrees * .pi / 180))
    }
}
