import RefreshAnimation
import RefreshGeometry

extension PictureShape {
    /// The lines along a shape, curves divided so finely that the chords stay within a twentieth of a dot. Texts and images have none.
    /// - Parameters:
    ///   - picture: The picture that the shape is of.
    ///   - dotsPerUnit: How many dots a unit of the picture's coordinates has.
    func polylines(in picture: borrowing Picture, dotsPerUnit: Double) -> [Polyline] {
        switch self {
        case .line(let start, let end): return [Polyline(points: [start, end])]
        case .rect(let rect, let cornerRadius): return [Self.rounded(rect, cornerRadius, dotsPerUnit)]
        case .ellipse(let box):
            let radii = PlanePoint(x: box.size.width / 2, y: box.size.height / 2)
            let points = Self.arc(box.center, radii, from: -.pi / 2, sweep: 2 * .pi, dotsPerUnit)
            return [Polyline(points: Array(points.dropLast()), isClosed: true)]
        case .arc(let center, let radius, let start, let sweep):
            guard radius > 0, start.isFinite, !sweep.isNaN else { return [] }
            let isWhole = abs(sweep) >= 2 * .pi
            let radii = PlanePoint(x: radius, y: radius)
            let points = Self.arc(center, radii, from: start, sweep: isWhole ? 2 * .pi : sweep, dotsPerUnit)
            return [Polyline(points: isWhole ? Array(points.dropLast()) : points, isClosed: isWhole)]
        case .path(let path, _, _):
            guard let path = picture.table?[path]?.path else { return [] }
            return PathFlattener.flatten(path.verbs[...], path.points[...], dotsPerUnit)
        case .outline(let outline):
            return PathFlattener.flatten(picture.verbs[outline.verbs], picture.points[outline.points], dotsPerUnit)
        case .text, .image: return []
        }
    }

    private static func rounded(_ rect: PlaneRect, _ cornerRadius: Double, _ dotsPerUnit: Double) -> Polyline {
        let most = min(rect.size.width, rect.size.height) / 2
        let radius = cornerRadius > 0 ? min(cornerRadius, most) : 0
        guard radius > 0 else {
            return Polyline(
                points: [
                    rect.origin, PlanePoint(x: rect.maxX, y: rect.minY), PlanePoint(x: rect.maxX, y: rect.maxY),
                    PlanePoint(x: rect.minX, y: rect.maxY),
                ], isClosed: true)
        }
        var points: [PlanePoint] = []
        let radii = PlanePoint(x: radius, y: radius)
        let (left, right) = (rect.minX + radius, rect.maxX - radius)
        let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
        let quarter = Double.pi / 2
        points += arc(PlanePoint(x: right, y: top), radii, from: -quarter, sweep: quarter, dotsPerUnit)
        points += arc(PlanePoint(x: right, y: bottom), radii, from: 0, sweep: quarter, dotsPerUnit)
        points += arc(PlanePoint(x: left, y: bottom), radii, from: quarter, sweep: quarter, dotsPerUnit)
        points += arc(PlanePoint(x: left, y: top), radii, from: 2 * quarter, sweep: quarter, dotsPerUnit)
        return Polyline(points: points, isClosed: true)
    }

    private static func arc(
        _ center: PlanePoint, _ radii: PlanePoint, from start: Double, sweep: Double, _ dotsPerUnit: Double
    ) -> [PlanePoint] {
        let step = StrokeOutline.step(radius: max(abs(radii.x), abs(radii.y)) * dotsPerUnit)
        // A circle of many thousands of dots is only seen in part: more corners than this would only cost time.
        let steps = Int((abs(sweep) / step).rounded(.up).clamped(1, 1024))
        return (0...steps).map { index in
            let angle = start + sweep * Double(index) / Double(steps)
            return PlanePoint(x: center.x + radii.x * Maths.cos(angle), y: center.y + radii.y * Maths.sin(angle))
        }
    }
}
