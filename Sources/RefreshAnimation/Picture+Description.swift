internal import RefreshGeometry

extension Picture: CustomStringConvertible {
    /// A stable text form for reference files: a line for each operation.
    ///
    /// A line has the shape's name and numbers, then what it is painted with, then its opacity and transform if they do anything:
    ///
    ///     line 0 -10 0 10 stroke tint@0.5 2 transform 0 1 -1 0 20 20
    ///     rect 0 0 40 20 corner 4 fill track
    ///     arc 20 20 16 from -1.571 sweep 3.142 stroke secondary 2 butt round dash 3 2 1
    ///     path M0 0L8 8L20 -6 from 0 to 0.5 stroke success 2.5
    ///     outline M0 0Q5 5 10 0Z fill #FF9500
    ///     text "Loading…" 160 34.55 size 13 regular center fill secondary
    ///     image "soup" part 0 0 40 40 in 10 10 40 40 opacity 0.5
    ///
    /// Numbers are rounded to thousandths, and never `-0`; such as are not finite read `nan`, `inf` and `-inf`. Ends and corners are left out
    /// when both are round. Quotes, backslashes and control characters of a text are escaped as in Swift. What isn't in the table reads `?`.
    public var description: String {
        var writer = TextWriter()
        for operation in operations { append(operation, to: &writer) }
        return writer.text
    }

    private func append(_ operation: PictureOperation, to writer: inout TextWriter) {
        append(operation.shape, to: &writer)
        if let fill = operation.fill {
            writer.append(" fill ")
            writer.append(fill)
        }
        if let stroke = operation.stroke { writer.append(stroke) }
        if operation.opacity != 1 { writer.append(" opacity", numbers: [operation.opacity]) }
        let map = transform(of: operation)
        if map != .identity { writer.append(" transform", numbers: [map.a, map.b, map.c, map.d, map.tx, map.ty]) }
        writer.append("\n")
    }

    private func append(_ shape: PictureShape, to writer: inout TextWriter) {
        switch shape {
        case .line(let start, let end): writer.append("line", numbers: [start.x, start.y, end.x, end.y])
        case .rect(let rect, let radius):
            writer.append("rect", rect)
            if radius != 0 { writer.append(" corner", numbers: [radius]) }
        case .ellipse(let rect): writer.append("ellipse", rect)
        case .arc(let center, let radius, let start, let sweep):
            writer.append("arc", numbers: [center.x, center.y, radius])
            writer.append(" from", numbers: [start])
            writer.append(" sweep", numbers: [sweep])
        case .path(let path, let start, let end):
            writer.append("path ")
            if let path = table?[path]?.path {
                writer.append(verbs: path.verbs[...], points: path.points[...])
            } else {
                writer.append("?")
            }
            if start != 0 || end != 1 {
                writer.append(" from", numbers: [start])
                writer.append(" to", numbers: [end])
            }
        case .outline(let outline):
            writer.append("outline ")
            writer.append(verbs: verbs[outline.verbs], points: points[outline.points])
        case .text(let text, let point, let style):
            writer.append("text ")
            writer.append(quoted: table?[text])
            writer.append("", numbers: [point.x, point.y])
            writer.append(" size", numbers: [style.size])
            writer.append(style)
        case .image(let image, let rect):
            writer.append("image ")
            writer.append(quoted: table?[image]?.name)
            if let part = table?[image]?.part { writer.append(" part", part) }
            writer.append(" in", rect)
        }
    }
}

extension TextWriter {
    fileprivate mutating func append(_ word: String, numbers: [Double]) {
        append(word)
        for number in numbers {
            append(" ")
            if number.isFinite { append(number) } else { append(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf") }
        }
    }

    fileprivate mutating func append(_ word: String, _ rect: PlaneRect) {
        append(word, numbers: [rect.minX, rect.minY, rect.size.width, rect.size.height])
    }

    fileprivate mutating func append(_ ink: PictureInk) {
        switch ink.role {
        case .primary: append("primary")
        case .secondary: append("secondary")
        case .tertiary: append("tertiary")
        case .tint: append("tint")
        case .success: append("success")
        case .failure: append("failure")
        case .track: append("track")
        case .custom: append(hexRed: ink.red, green: ink.green, blue: ink.blue)
        }
        if ink.alpha != 1 {
            append("@")
            append(ink.alpha)
        }
    }

    fileprivate mutating func append(_ stroke: PictureStroke) {
        append(" stroke ")
        append(stroke.ink)
        append("", numbers: [stroke.width])
        if stroke.cap != .round || stroke.join != .round {
            switch stroke.cap {
            case .butt: append(" butt")
            case .round: append(" round")
            case .square: append(" square")
            }
            switch stroke.join {
            case .miter: append(" miter")
            case .round: append(" round")
            case .bevel: append(" bevel")
            }
        }
        if let dash = stroke.dash { append(" dash", numbers: [dash.length, dash.gap, dash.phase]) }
    }

    fileprivate mutating func append(_ style: PictureTextStyle) {
        switch style.weight {
        case .regular: append(" regular")
        case .medium: append(" medium")
        case .semibold: append(" semibold")
        case .bold: append(" bold")
        }
        switch style.alignment {
        case .leading: append(" leading")
        case .center: append(" center")
        case .trailing: append(" trailing")
        }
        if style.direction == .rightToLeft { append(" rtl") }
    }

    /// Appends a text between quotes, or `?` for none.
    fileprivate mutating func append(quoted text: String?) {
        guard let text else { return append("?") }
        append("\"")
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                append("\\")
                append(byte: byte)
            case UInt8(ascii: "\n"): append("\\n")
            case UInt8(ascii: "\t"): append("\\t")
            case 0..<32, 127:
                append("\\u{")
                append(hex: byte)
                append("}")
            default: append(byte: byte)
            }
        }
        append("\"")
    }
}
