internal import RefreshAnimation

/// The colours of a file that follows its reader: what each is in light and in dark, and which of them the file has.
///
/// They are told apart by their eight digits, opacity included: a custom ink is written with six. So a style sheet finds them, and what
/// reads no style sheet shows the light ones.
struct SVGAdaptation {
    /// What of an element is painted.
    enum Paint: Int, CaseIterable {
        case fill, stroke

        var name: String { self == .fill ? "fill" : "stroke" }
    }

    /// The fragments of the file's address by which a reader chooses; the first ones colours, the last ones that it stands still.
    static let fragments = ["light", "dark", "still", "light-still", "dark-still"]

    private let colors: [(light: PictureInk, dark: PictureInk)]
    private var isUsed: [[Bool]]

    init(light: PicturePalette, dark: PicturePalette) {
        let roles = PictureInk.Role.allCases.filter { $0 != .custom }.map(PictureInk.init)
        colors =
            roles.map { (light.resolve($0), dark.resolve($0)) } + [(light.background, dark.background), (light.separator, dark.separator)]
        isUsed = Array(repeating: Array(repeating: false, count: colors.count), count: Paint.allCases.count)
    }

    /// The colour of an ink, and what is left of its opacity; nil for one that is no part of the palettes. A custom ink that is the light
    /// palette's background or separator is taken for that.
    mutating func color(of ink: PictureInk, as paint: Paint) -> (color: PictureInk, alpha: Double)? {
        if ink.role == .custom {
            guard let place = colors.indices.suffix(2).first(where: { colors[$0].light == ink }) else { return nil }
            isUsed[paint.rawValue][place] = true
            return (colors[place].light, 1)
        }
        let place = Int(ink.role.rawValue)
        isUsed[paint.rawValue][place] = true
        return (colors[place].light, ink.alpha)
    }

    /// Goes through the colours that the file has, each as it is in light and in dark.
    func each(_ body: (Paint, PictureInk, PictureInk) -> Void) {
        for paint in Paint.allCases {
            for (place, color) in colors.enumerated() where isUsed[paint.rawValue][place] { body(paint, color.light, color.dark) }
        }
    }
}

extension SVGWriter {
    /// Appends the style sheet of a file that follows its reader.
    mutating func append(styleOf adaptation: SVGAdaptation) {
        append("<style>\n@media(prefers-color-scheme:dark){")
        adaptation.each { rule([""], $0, $1, shown: $2) }
        append("}\n")
        adaptation.each { rule(["#dark:target ", "#dark-still:target "], $0, $1, shown: $2) }
        append("\n")
        adaptation.each { paint, light, _ in rule(["#light:target ", "#light-still:target "], paint, light, shown: light) }
        append("\n@media(prefers-reduced-motion:reduce){.a{display:none!important}.p{display:inline!important}}\n")
        append("#still:target .a,#light-still:target .a,#dark-still:target .a{display:none!important}\n")
        append("#still:target .p,#light-still:target .p,#dark-still:target .p{display:inline!important}\n</style>\n")
    }

    /// Wraps what a body draws in the elements that a fragment of the address can name.
    mutating func targets(_ body: (inout SVGWriter) -> Void) {
        for fragment in SVGAdaptation.fragments {
            append("<g id=\"")
            append(fragment)
            append("\">")
        }
        append("\n")
        body(&self)
        for _ in SVGAdaptation.fragments { append("</g>") }
        append("\n")
    }

    private mutating func rule(
        _ scopes: [String], _ paint: SVGAdaptation.Paint, _ light: PictureInk, shown color: PictureInk
    ) {
        for (index, scope) in scopes.enumerated() {
            if index > 0 { append(",") }
            append(scope)
            append("[")
            append(paint.name)
            append("=\"")
            append(color: light)
            append("\"]")
        }
        append("{")
        append(paint.name)
        append(":")
        append(color: color)
        append("}")
    }
}
