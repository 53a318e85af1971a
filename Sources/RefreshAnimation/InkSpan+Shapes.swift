import RefreshGeometry

extension InkSpan {
    /// Adds the ink of a visible operation.
    mutating func add(_ operation: PictureOperation, of picture: borrowing Picture) {
        let stroke = operation.stroke.flatMap { $0.width > 0 && $0.ink.alpha > 0 ? $0 : nil }
        let isFilled = (operation.fill?.alpha ?? 0) > 0
        switch operation.shape {
        case .line(let start, let end):
            draw(stroke, isFilled: false) { pen in
                pen.take(.move(start))
                pen.take(.line(end))
                pen.lift()
            }
        case .rect(let rect, let radius): add(rect, cornerRadius: radius, stroke)
        case .ellipse(let rect):
            let (x, y) = (direction.x * rect.size.width / 2, direction.y * rect.size.height / 2)
            add(rect.center, reach: PlanePoint(x: x, y: y).length + (stroke?.reach ?? 0) * unit)
        case .arc(let center, let radius, let start, let sweep):
            addArc(center, radius, start, sweep, stroke, isFilled: isFilled)
        case .path(let path, let start, let end):
            guard let path = picture.table?[path] else { return }
            draw(nil, isFilled: isFilled) { $0.trace(path.path.verbs[...], path.path.points[...]) }
            draw(stroke, isFilled: false) { pen in
                if start <= 0, end >= 1 { return pen.trace(path.path.verbs[...], path.path.points[...]) }
                path.walk(from: start, to: end) { pen.take($0) }
                pen.lift()
            }
        case .outline(let outline):
            let (verbs, points) = (picture.verbs[outline.verbs], picture.points[outline.points])
            draw(stroke, isFilled: isFilled) { $0.trace(verbs, points) }
        case .text(let text, let point, let style):
            guard let text = picture.table?[text] else { return }
            add(Self.box(of: text, at: point, style), cornerRadius: 0, nil)
        case .image(_, let rect): add(rect, cornerRadius: 0, nil)
        }
    }

    /// Lets a body draw a line, and if need be once more the inside.
    private mutating func draw(_ stroke: PictureStroke?, isFilled: Bool, _ body: (inout InkPen) -> Void) {
        if let stroke {
            var pen = InkPen(self, stroke: stroke)
            body(&pen)
            self = pen.span
        }
        if isFilled {
            var pen = InkPen(self, stroke: nil)
            body(&pen)
            self = pen.span
        }
    }

    private mutating func add(_ rect: PlaneRect, cornerRadius: Double, _ stroke: PictureStroke?) {
        let radius = max(0, min(cornerRadius, rect.size.width / 2, rect.size.height / 2))
        var reach = radius * unit
        if let stroke {
            let (x, y) = (abs(direction.x), abs(direction.y))
            if radius > 0 {
                reach += stroke.reach * unit
            } else if stroke.join == .miter || stroke.isDashed && stroke.cap == .square {
                reach += stroke.width / 2 * (x + y)
            } else {
                let isRound = stroke.join == .round || stroke.isDashed && stroke.cap == .round
                reach += stroke.width / 2 * (isRound ? unit : max(x, y))
            }
        }
        add(PlanePoint(x: rect.minX + radius, y: rect.minY + radius), reach: reach)
        add(PlanePoint(x: rect.maxX - radius, y: rect.minY + radius), reach: reach)
        add(PlanePoint(x: rect.minX + radius, y: rect.maxY - radius), reach: reach)
        add(PlanePoint(x: rect.maxX - radius, y: rect.maxY - radius), reach: reach)
    }

    private mutating func addArc(
        _ center: PlanePoint, _ radius: Double, _ start: Double, _ sweep: Double, _ stroke: PictureStroke?, isFilled: Bool
    ) {
        let (half, reach) = ((stroke?.width ?? 0) / 2, (stroke?.reach ?? 0) * unit)
        if abs(sweep) >= 2 * .pi { return add(center, reach: radius * unit + reach) }
        let far = direction * (1 / unit)
        for side in 0..<2 {
            let out = side == 0 ? far : far * -1
            let way = (Maths.atan2(out.y, out.x) - start) * (sweep < 0 ? -1 : 1) / (2 * .pi)
            if (way - way.rounded(.down)) * 2 * .pi <= abs(sweep) { add(center + out * radius, reach: reach) }
        }
        for end in 0..<2 {
            let (sine, cosine) = Maths.sincos(end == 0 ? start : start + sweep)
            let out = PlanePoint(x: cosine, y: sine)
            let point = center + out * radius
            add(point)
            guard let stroke else { continue }
            if stroke.cap == .round || stroke.isDashed { add(point, reach: reach) }
            let along = PlanePoint(x: -sine, y: cosine) * ((end == 0) == (sweep < 0) ? half : -half)
            add(stroke.cap == .square ? point + along : point, aside: out * half)
        }
    }

    /// A rectangle that holds a text: a square of its size for each character.
    private static func box(of text: String, at point: PlanePoint, _ style: PictureTextStyle) -> PlaneRect {
        let width = style.size * Double(text.utf8.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) })
        let isLeading = (style.alignment == .leading) == (style.direction == .leftToRight)
        let left = style.alignment == .center ? point.x - width / 2 : isLeading ? point.x : point.x - width
        return PlaneRect(x: left, y: point.y - 1.1 * style.size, width: width, height: 1.5 * style.size)
    }
}

extension PictureStroke {
    var isDashed: Bool { dash?.isValid ?? false }

    /// How far ink is from the line at most, corners and ends of the whole left out. A dash may end anywhere, and a square one reaches as far
    /// as its corners.
    var reach: Double { width / 2 * (isDashed && cap == .square ? 2.0.squareRoot() : 1) }
}
