internal import RefreshAnimation
internal import RefreshGeometry

/// Writes the elements of an SVG file.
struct SVGWriter {
    /// What an element that others refer to does with its content.
    enum Definition: UInt8 {
        /// It is drawn where a `use` says.
        case group
        /// It lets through what is under it.
        case mask
        /// It cuts off what is outside it.
        case clip
    }

    let renderer: SVGRenderer
    /// The colours of a file that follows its reader.
    private(set) var adaptation: SVGAdaptation?
    private var writer = TextWriter()
    /// The elements that others refer to, and the place of each, found by its kind and content.
    private var definitions: [[UInt8]] = []
    private var places: [[UInt8]: Int] = [:]

    init(_ renderer: SVGRenderer) {
        self.renderer = renderer
        adaptation = renderer.darkPalette.map { SVGAdaptation(light: renderer.palette, dark: $0) }
    }

    /// What was written, without the definitions.
    var bytes: [UInt8] { writer.bytes }
    /// What was written, without the definitions.
    var text: String { writer.text }

    /// Appends what another writer wrote, after its definitions.
    mutating func append(_ other: SVGWriter) {
        if !other.definitions.isEmpty {
            append("<defs>\n")
            for definition in other.definitions { append(bytes: definition) }
            append("</defs>\n")
        }
        append(bytes: other.bytes)
    }

    /// What a body writes, instead of having it written here.
    mutating func capture(_ body: (inout SVGWriter) -> Void) -> [UInt8] {
        var other = TextWriter()
        swap(&writer, &other)
        body(&self)
        swap(&writer, &other)
        return other.bytes
    }

    /// Makes a definition of some content, unless there is the same already, and gives its number.
    mutating func define(_ kind: Definition, _ content: [UInt8]) -> Int {
        let key = [kind.rawValue] + content
        if let place = places[key] { return place }
        let place = definitions.count
        places[key] = place
        let definition = capture { writer in
            let (start, end) =
                switch kind {
                case .group: ("<g id=\"", "</g>\n")
                case .mask: ("<mask style=\"mask-type:alpha\" id=\"", "</mask>\n")
                case .clip: ("<clipPath id=\"", "</clipPath>\n")
                }
            writer.append(start)
            writer.append(identifier: place)
            writer.append("\">")
            writer.append(bytes: content)
            writer.append(end)
        }
        definitions.append(definition)
        return place
    }

    /// Appends text that is XML already.
    mutating func append(_ text: String) { writer.append(text) }

    /// Appends bytes that are XML already.
    mutating func append(bytes: [UInt8]) { writer.append(bytes: bytes) }

    /// Appends numbers with spaces between.
    mutating func append(numbers: [Double], decimals: Int = 3) {
        for (index, number) in numbers.enumerated() {
            if index > 0 { writer.append(" ") }
            writer.append(number, decimals: decimals)
        }
    }

    /// Appends the identifier of a definition.
    mutating func append(identifier place: Int) {
        append(escaping: renderer.prefix)
        writer.append(place)
    }

    /// Appends an attribute of numbers.
    mutating func attribute(_ name: String, _ numbers: Double...) {
        append(" ")
        append(name)
        append("=\"")
        append(numbers: numbers)
        append("\"")
    }

    /// Appends steps as path data.
    mutating func attribute(verbs: ArraySlice<PlanePath.Verb>, points: ArraySlice<PlanePoint>) {
        append(" d=\"")
        writer.append(verbs: verbs, points: points)
        append("\"")
    }

    /// Appends the attributes of a rectangle.
    mutating func attributes(of rect: PlaneRect) {
        if rect.minX != 0 { attribute("x", rect.minX) }
        if rect.minY != 0 { attribute("y", rect.minY) }
        attribute("width", rect.size.width)
        attribute("height", rect.size.height)
    }

    /// Appends an ink as the attribute `fill` or `stroke`, and its opacity.
    mutating func attribute(_ paint: SVGAdaptation.Paint, _ ink: PictureInk) {
        let color = renderer.palette.resolve(ink)
        let adapted = adaptation?.color(of: ink, as: paint)
        append(" ")
        append(paint.name)
        append("=\"")
        if let adapted {
            append(color: adapted.color)
        } else {
            writer.append(hexRed: color.red, green: color.green, blue: color.blue)
        }
        append("\"")
        let alpha = adapted?.alpha ?? color.alpha
        guard alpha < 1 else { return }
        append(" ")
        append(paint.name)
        append("-opacity=\"")
        append(numbers: [alpha])
        append("\"")
    }

    /// Appends a colour as `#` and eight hexadecimal digits, the last two its opacity.
    mutating func append(color: PictureInk) {
        writer.append(hexRed: color.red, green: color.green, blue: color.blue)
        writer.append(hex: UInt8((color.alpha * 255).rounded().clamped(0, 255)))
    }

    /// Appends any text as character data or as the value of an attribute. What XML 1.0 can't hold becomes U+FFFD.
    mutating func append(escaping text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "\t", "\n", "\r": append(" ")
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
            default: for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { writer.append(byte: byte) }
            }
        }
    }
}
