import RefreshAnimation
import RefreshGeometry

/// The outline of a stroke as many small polygons, which overlap and all turn the same way: filled by the nonzero rule they are the
/// stroke's union.
struct StrokeOutline {
    /// Half the width.
    let radius: Double
    let cap: PictureStroke.Cap
    let join: PictureStroke.Join
    /// The angle between the corners of round parts, in radians.
    let step: Double

    /// How long a miter may be, in widths, before it becomes a bevel (SVG's default).
    private static let miterLimit = 4.0

    /// Makes an outline.
    /// - Parameter dotsPerUnit: How many dots a unit of the stroke's coordinates has: round parts get as many corners as can be seen.
    init(width: Double, cap: PictureStroke.Cap, join: PictureStroke.Join, dotsPerUnit: Double) {
        radius = width / 2
        self.cap = cap
        self.join = join
        step = Self.step(radius: width / 2 * dotsPerUnit)
    }

    /// The angle between the corners of a circle of a radius in dots so that the chords stay within a twentieth of a dot: their distance from
    /// the arc is r(1 - cos(a / 2)), nearly r a² / 8.
    static func step(radius: Double) -> Double { 2 * (0.1 / max(0.1, radius)).squareRoot() }

    /// Hands over the polygons of a stroked line, one after another.
    func polygons(of line: Polyline, _ body: ([PlanePoint]) -> Void) {
        let points = distinct(line)
        guard points.count > 1 else {
            if let point = points.first { dot(point, body) }
            return
        }
        let pieces = line.isClosed && points.count > 2 ? points.count : points.count - 1
        for index in 0..<pieces {
            let from = points[index]
            let to = points[(index + 1) % points.count]
            let side = normal(from, to)
            body([from - side, to - side, to + side, from + side])
            if index + 1 < pieces || pieces == points.count {
                corner(at: to, from: side, to: normal(to, points[(index + 2) % points.count]), body)
            }
        }
        guard pieces < points.count else { return }
        end(at: points[0], side: normal(points[1], points[0]), body)
        end(at: points[pieces], side: normal(points[pieces - 1], points[pieces]), body)
    }

    /// The corners without those that repeat the one before.
    private func distinct(_ line: Polyline) -> [PlanePoint] {
        var points: [PlanePoint] = []
        for point in line.points where points.last != point { points.append(point) }
        if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        return points
    }

    /// Half a width, at a right angle to the piece.
    private func normal(_ from: PlanePoint, _ to: PlanePoint) -> PlanePoint {
        let along = to - from
        let length = along.length
        return length > 0 ? PlanePoint(x: -along.y, y: along.x) * (radius / length) : .zero
    }

    /// Fills the wedge on the outer side of a corner.
    private func corner(at point: PlanePoint, from: PlanePoint, to: PlanePoint, _ body: ([PlanePoint]) -> Void) {
        let cross = from.x * to.y - from.y * to.x
        let dot = from.x * to.x + from.y * to.y
        let turn = Maths.atan2(cross, dot)
        guard turn != 0 else { return }
        // Turning to positive angles the outer side is that of the negative normals, walked the same way round.
        let (start, end) = turn > 0 ? (PlanePoint.zero - from, PlanePoint.zero - to) : (to, from)
        switch join {
        case .round: fan(at: point, from: start, angle: abs(turn), body)
        case .bevel: body([point, point + start, point + end])
        case .miter:
            // The tip lies on the sum of the normals, at 1 / cos(half the turn).
            let cosine = ((1 + dot / (radius * radius)) / 2).squareRoot()
            if cosine > 0, 1 / cosine <= Self.miterLimit {
                body([point, point + start, point + (start + end) * (0.5 / (cosine * cosine)), point + end])
            } else {
                body([point, point + start, point + end])
            }
        }
    }

    private func end(at point: PlanePoint, side: PlanePoint, _ body: ([PlanePoint]) -> Void) {
        let along = PlanePoint(x: side.y, y: -side.x)
        switch cap {
        case .butt: break
        case .square: body([point - side, point - side + along, point + side + along, point + side])
        case .round: fan(at: point, from: PlanePoint.zero - side, angle: .pi, body)
        }
    }

    /// A line without length: SVG draws its caps.
    private func dot(_ point: PlanePoint, _ body: ([PlanePoint]) -> Void) {
        let side = PlanePoint(x: 0, y: radius)
        let along = PlanePoint(x: radius, y: 0)
        switch cap {
        case .butt: break
        case .square: body([point - along - side, point + along - side, point + along + side, point - along + side])
        case .round: fan(at: point, from: along, angle: 2 * .pi, body)
        }
    }

    /// A sector, from a radius on through an angle, in the direction of growing angles.
    private func fan(at point: PlanePoint, from: PlanePoint, angle: Double, _ body: ([PlanePoint]) -> Void) {
        // A width of many thousands of dots is only seen in part: more corners than this would only cost time.
        let steps = Int((angle / step).rounded(.up).finite(or: 1).clamped(1, 1024))
        var polygon = [point, point + from]
        for index in 1...steps {
            let part = angle * Double(index) / Double(steps)
            let (cosine, sine) = (Maths.cos(part), Maths.sin(part))
            polygon.append(point + PlanePoint(x: from.x * cosine - from.y * sine, y: from.x * sine + from.y * cosine))
        }
        body(polygon)
    }
}
