internal import RefreshAnimation
internal import RefreshGeometry

extension SVGWriter {
    /// Appends all operations of a picture that leave ink, a line for each.
    mutating func append(_ picture: borrowing Picture) {
        for operation in picture.operations where picture.isVisible(operation) {
            append(operation, of: picture)
            append("\n")
        }
    }

    private mutating func append(_ operation: PictureOperation, of picture: borrowing Picture) {
        switch operation.shape {
        case .line(let start, let end):
            append("<path")
            attribute(verbs: [.move, .line], points: [start, end])
            close(operation, of: picture)
        case .rect(let rect, let radius):
            append("<rect")
            attributes(of: rect)
            if radius > 0 { attribute("rx", Swift.min(radius, rect.size.width / 2, rect.size.height / 2)) }
            close(operation, of: picture)
        case .ellipse(let rect):
            ellipse(center: rect.center, rect.size.width / 2, rect.size.height / 2)
            close(operation, of: picture)
        case .arc(let center, let radius, let start, let sweep):
            if abs(sweep) >= 2 * .pi {
                ellipse(center: center, radius, radius)
            } else {
                arc(center: center, radius, from: start, sweep)
            }
            close(operation, of: picture)
        case .outline(let outline):
            append("<path")
            attribute(verbs: picture.verbs[outline.verbs], points: picture.points[outline.points])
            close(operation, of: picture)
        case .path(let path, let start, let end):
            guard let path = picture.table?[path] else { return }
            self.path(path, from: start, to: end, operation, of: picture)
        case .text(let text, let point, let style):
            guard let text = picture.table?[text] else { return }
            self.text(at: point, style)
            close(operation, of: picture, content: text)
        case .image(let image, let rect):
            guard let source = picture.table?[image] else { return }
            append("<g")
            place(operation, of: picture)
            append(">")
            self.image(source, in: rect, ink: operation.fill)
            append("</g>")
        }
    }

    /// Ends an element that stands for a whole operation.
    private mutating func close(_ operation: PictureOperation, of picture: borrowing Picture, content: String? = nil) {
        if let fill = operation.fill { attribute(.fill, fill) }
        if let stroke = operation.stroke, stroke.width > 0 { attributes(of: stroke) }
        place(operation, of: picture)
        guard let content else { return append("/>") }
        append(">")
        append(escaping: content)
        append("</text>")
    }

    /// Appends where an operation stands and how opaque it is as a whole.
    private mutating func place(_ operation: PictureOperation, of picture: borrowing Picture) {
        if operation.opacity < 1 { attribute("opacity", operation.opacity) }
        let map = picture.transform(of: operation)
        if map == .identity { return }
        if map == .translation(x: map.tx, y: map.ty) {
            append(" transform=\"translate(")
        } else {
            // A thousandth too much would show at the end of a long hand.
            append(" transform=\"matrix(")
            append(numbers: [map.a, map.b, map.c, map.d], decimals: 6)
            append(" ")
        }
        append(numbers: [map.tx, map.ty])
        append(")\"")
    }

    private mutating func attributes(of stroke: PictureStroke) {
        attribute(.stroke, stroke.ink)
        attribute("stroke-width", stroke.width)
        switch stroke.cap {
        case .butt: append(" stroke-linecap=\"butt\"")
        case .round: break
        case .square: append(" stroke-linecap=\"square\"")
        }
        switch stroke.join {
        case .miter: append(" stroke-linejoin=\"miter\"")
        case .round: break
        case .bevel: append(" stroke-linejoin=\"bevel\"")
        }
        guard let dash = stroke.dash, dash.isValid else { return }
        attribute("stroke-dasharray", dash.length, dash.gap)
        if dash.phase != 0 { attribute("stroke-dashoffset", dash.phase) }
    }

    /// Appends a path of the table. A part of it is cut out: dashes would start anew in each subpath.
    private mutating func path(
        _ path: MeasuredPath, from start: Double, to end: Double, _ operation: PictureOperation, of picture: borrowing Picture
    ) {
        if start <= 0 && end >= 1 || operation.stroke == nil {
            append("<path")
            attribute(verbs: path.path.verbs[...], points: path.path.points[...])
            return close(operation, of: picture)
        }
        append("<g")
        place(operation, of: picture)
        append(">")
        if let fill = operation.fill {
            append("<path")
            attribute(verbs: path.path.verbs[...], points: path.path.points[...])
            attribute(.fill, fill)
            append("/>")
        }
        let part = path.trimmed(from: start, to: end)
        if let stroke = operation.stroke, stroke.width > 0, !part.isEmpty {
            append("<path")
            attribute(verbs: part.verbs[...], points: part.points[...])
            attributes(of: stroke)
            append("/>")
        }
        append("</g>")
    }

    private mutating func ellipse(center: PlanePoint, _ rx: Double, _ ry: Double) {
        append(rx == ry ? "<circle" : "<ellipse")
        attribute("cx", center.x)
        attribute("cy", center.y)
        if rx == ry { return attribute("r", rx) }
        attribute("rx", rx)
        attribute("ry", ry)
    }

    /// Appends a path of arcs of a third of a turn at most: two ends that are rounded to the same point, or to opposite ones, would say
    /// nothing of the circle between.
    private mutating func arc(center: PlanePoint, _ radius: Double, from start: Double, _ sweep: Double) {
        func point(_ angle: Double) -> [Double] { [center.x + radius * Maths.cos(angle), center.y + radius * Maths.sin(angle)] }
        append("<path d=\"M")
        append(numbers: point(start))
        if abs(sweep) * radius < 0.01 {
            append("L")
            append(numbers: point(start + sweep))
        } else {
            let count = (abs(sweep) / (2 * .pi / 3)).rounded(.up)
            for step in 1...Int(count) {
                append("A")
                append(numbers: [radius, radius, 0, 0, sweep > 0 ? 1 : 0] + point(start + sweep * Double(step) / count))
            }
        }
        append("\"")
    }

    /// Appends the start of a text's element.
    private mutating func text(at point: PlanePoint, _ style: PictureTextStyle) {
        append("<text")
        attribute("x", point.x)
        attribute("y", point.y)
        attribute("font-size", style.size)
        switch style.weight {
        case .regular: break
        case .medium: append(" font-weight=\"500\"")
        case .semibold: append(" font-weight=\"600\"")
        case .bold: append(" font-weight=\"700\"")
        }
        switch style.alignment {
        case .leading: break
        case .center: append(" text-anchor=\"middle\"")
        case .trailing: append(" text-anchor=\"end\"")
        }
        if style.direction == .rightToLeft { append(" direction=\"rtl\"") }
    }
}
