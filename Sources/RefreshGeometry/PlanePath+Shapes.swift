extension PlanePath {
    /// The handle of a cubic that draws a quarter of a circle of radius 1: 4/3 tan(π/8).
    private static let quarterHandle = 0.552_284_749_830_793_6

    /// The ellipse inside a rectangle: closed, clockwise from three o'clock, in four curves that stray by at most 0.03 % of the radius.
    public static func ellipse(in rect: PlaneRect) -> PlanePath {
        let center = rect.center
        let (rx, ry) = (rect.size.width / 2, rect.size.height / 2)
        let (hx, hy) = (rx * quarterHandle, ry * quarterHandle)
        func at(_ x: Double, _ y: Double) -> PlanePoint { PlanePoint(x: center.x + x, y: center.y + y) }
        var path = PlanePath()
        path.move(to: at(rx, 0))
        path.cubic(to: at(0, ry), control1: at(rx, hy), control2: at(hx, ry))
        path.cubic(to: at(-rx, 0), control1: at(-hx, ry), control2: at(-rx, hy))
        path.cubic(to: at(0, -ry), control1: at(-rx, -hy), control2: at(-hx, -ry))
        path.cubic(to: at(rx, 0), control1: at(hx, -ry), control2: at(rx, -hy))
        path.close()
        return path
    }

    /// A rectangle: closed, clockwise, its corners rounded by circles of a radius in points that is held to half of the shorter side.
    public static func rect(_ rect: PlaneRect, cornerRadius: Double = 0) -> PlanePath {
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let radius = Swift.max(0, Swift.min(cornerRadius, rect.size.width / 2, rect.size.height / 2))
        func at(_ x: Double, _ y: Double) -> PlanePoint { PlanePoint(x: x, y: y) }
        var path = PlanePath()
        guard radius > 0 else {
            path.move(to: at(left, top))
            path.line(to: at(right, top))
            path.line(to: at(right, bottom))
            path.line(to: at(left, bottom))
            path.close()
            return path
        }
        let handle = radius * (1 - quarterHandle)
        path.move(to: at(left + radius, top))
        path.line(to: at(right - radius, top))
        path.cubic(to: at(right, top + radius), control1: at(right - handle, top), control2: at(right, top + handle))
        path.line(to: at(right, bottom - radius))
        path.cubic(to: at(right - radius, bottom), control1: at(right, bottom - handle), control2: at(right - handle, bottom))
        path.line(to: at(left + radius, bottom))
        path.cubic(to: at(left, bottom - radius), control1: at(left + handle, bottom), control2: at(left, bottom - handle))
        path.line(to: at(left, top + radius))
        path.cubic(to: at(left + radius, top), control1: at(left, top + handle), control2: at(left + handle, top))
        path.close()
        return path
    }

    /// A part of a circle: from an angle, along a sweep, both in radians, clockwise from three o'clock. See `arc(center:radius:start:sweep:)`.
    public static func arc(center: PlanePoint, radius: Double, start: Double, sweep: Double) -> PlanePath {
        var path = PlanePath()
        path.arc(center: center, radius: radius, start: start, sweep: sweep)
        return path
    }

    /// Draws a part of a circle; when a subpath is under way, first a straight line to where it begins.
    /// - Parameters:
    ///   - center: The circle's centre.
    ///   - radius: The circle's radius in points.
    ///   - start: The angle where the part begins, in radians, clockwise from three o'clock.
    ///   - sweep: How far it goes, in radians; negative: anticlockwise. Held to one turn. Numbers that are not finite draw nothing.
    public mutating func arc(center: PlanePoint, radius: Double, start: Double, sweep: Double) {
        guard radius.isFinite, start.isFinite, sweep.isFinite else { return }
        let frame = PlaneTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        let first = frame.apply(to: PlanePoint(x: Maths.cos(start), y: Maths.sin(start)))
        if let last = verbs.last, last != .close { line(to: first) } else { move(to: first) }
        unitArc(start: start, sweep: sweep.clamped(-2 * .pi, 2 * .pi), through: frame)
    }

    /// Draws a part of an ellipse to a point, as SVG's command A does (SVG 2, 9.5.1 and B.2.5).
    ///
    /// Radii that are too small grow until the ellipse reaches; a radius of 0 gives a straight line; negative ones count as positive.
    /// - Parameters:
    ///   - end: Where it ends. At the present point: nothing is drawn.
    ///   - radii: The ellipse's two radii in points.
    ///   - rotation: The turn of its x axis, in radians, clockwise.
    ///   - isLarge: Whether the larger of the two possible sweeps is taken.
    ///   - isClockwise: Whether it runs clockwise.
    public mutating func arc(to end: PlanePoint, radii: PlaneSize, rotation: Double, isLarge: Bool, isClockwise: Bool) {
        begin(at: end)
        let from = current
        guard from != end else { return }
        var (rx, ry) = (abs(radii.width), abs(radii.height))
        guard rx > 0, ry > 0, rx.isFinite, ry.isFinite, rotation.isFinite else { return line(to: end) }
        // Seen along the ellipse's own axes, with the middle of the chord as the origin.
        let turn = PlaneTransform.rotation(rotation)
        let half = PlaneTransform.rotation(-rotation).apply(to: (from - end) * 0.5)
        let reach = (half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)
        if reach > 1 {
            rx *= reach.squareRoot()
            ry *= reach.squareRoot()
        }
        // On the unit circle the chord is a plain one, and the centre stands above its middle.
        let unit = PlanePoint(x: half.x / rx, y: half.y / ry)
        let square = unit.x * unit.x + unit.y * unit.y
        let height = (Swift.max(0, 1 - square) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let middle = PlanePoint(x: unit.y * height, y: -unit.x * height)
        let start = Maths.atan2(unit.y - middle.y, unit.x - middle.x)
        var sweep = Maths.atan2(-unit.y - middle.y, -unit.x - middle.x) - start
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let chord = PlaneTransform.translation(x: (from.x + end.x) / 2, y: (from.y + end.y) / 2) * turn * .scale(x: rx, y: ry)
        unitArc(start: start, sweep: sweep, through: chord * .translation(x: middle.x, y: middle.y), end: end)
    }

    /// Adds the curves of an arc of the unit circle, mapped into place: a curve for each quarter, with handles of 4/3 tan(θ/4).
    private mutating func unitArc(start: Double, sweep: Double, through frame: PlaneTransform, end: PlanePoint? = nil) {
        let count = Swift.max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let handle = 4 / 3 * Maths.tan(step / 4)
        var (cosine, sine) = (Maths.cos(start), Maths.sin(start))
        for index in 1...count {
            let angle = start + step * Double(index)
            let (nextCosine, nextSine) = (Maths.cos(angle), Maths.sin(angle))
            let last = frame.apply(to: PlanePoint(x: nextCosine, y: nextSine))
            cubic(
                to: index == count ? end ?? last : last,
                control1: frame.apply(to: PlanePoint(x: cosine - handle * sine, y: sine + handle * cosine)),
                control2: frame.apply(to: PlanePoint(x: nextCosine + handle * nextSine, y: nextSine - handle * nextCosine)))
            (cosine, sine) = (nextCosine, nextSine)
        }
    }
}
