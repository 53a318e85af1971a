extension StrokeFont {
    /// Punctuation: stops, quotation marks, dashes, brackets and slashes.
    static func punctuation(_ letter: Unicode.Scalar) -> StrokeGlyph? {
        switch letter {
        case ".": StrokeGlyph(.dot(0, 3))
        case ",", "‚": StrokeGlyph(.comma(0, 0))
        case ":": StrokeGlyph(.dot(0, 3), .lift, .dot(0, 88))
        case ";": StrokeGlyph(.comma(0, 0), .lift, .dot(0, 88))
        case "!": StrokeGlyph(.down(0, 190), .down(0, 52), .lift, .dot(0, 3))
        case "¡": StrokeGlyph(.dot(0, 100), .lift, .down(0, 50), .down(0, -88))
        case "?":
            StrokeGlyph(.to(-2, 148, 80), .right(36, 190), .down(72, 150), .to(42, 100), .down(30, 72), .down(30, 52), .lift, .dot(30, 3))
        case "¿":
            StrokeGlyph(.dot(42, 100), .lift, .down(42, 50), .down(42, 30), .to(30, 2), .down(0, -48), .right(36, -88), .to(74, -46, 80))
        case "…": StrokeGlyph(.dot(0, 3), .lift, .dot(44, 3), .lift, .dot(88, 3))
        case "·", "•": StrokeGlyph(.dot(0, 55))
        case "'": StrokeGlyph(.tick(0))
        case "\"": StrokeGlyph(.tick(0), .lift, .tick(34))
        case "’": StrokeGlyph(.comma(0, 186))
        case "‘": StrokeGlyph(.turnedComma(0, 166))
        case "”": StrokeGlyph(.comma(0, 186), .lift, .comma(34, 186))
        case "“": StrokeGlyph(.turnedComma(0, 166), .lift, .turnedComma(34, 166))
        case "„": StrokeGlyph(.comma(0, 0), .lift, .comma(34, 0))
        case "‹": StrokeGlyph(.angle(34, 0))
        case "›": StrokeGlyph(.angle(0, 34))
        case "«": StrokeGlyph(.angle(34, 0), .lift, .angle(72, 38))
        case "»": StrokeGlyph(.angle(0, 34), .lift, .angle(38, 72))
        case "-", "\u{AD}", "\u{2010}", "\u{2011}": StrokeGlyph(.bar(0, 48, 52))
        case "–", "−": StrokeGlyph(.bar(0, 80, 52))
        case "—": StrokeGlyph(.bar(0, 136, 52))
        case "_": StrokeGlyph(.bar(0, 96, -20))
        default: bracket(letter)
        }
    }

    private static func bracket(_ letter: Unicode.Scalar) -> StrokeGlyph? {
        switch letter {
        case "(": StrokeGlyph(.to(38, 206, 225), .down(0, 82), .to(38, -42, 315))
        case ")": StrokeGlyph(.to(0, 206, 315), .down(38, 82), .to(0, -42, 225))
        case "[": StrokeGlyph(.left(40, 204), .left(18, 204), .down(0, 186), .down(0, -22), .right(18, -40), .right(40, -40))
        case "]": StrokeGlyph(.right(0, 204), .right(22, 204), .down(40, 186), .down(40, -22), .left(22, -40), .left(0, -40))
        case "{": StrokeGlyph(.to(58, 204, 190), .down(26, 160), .to(0, 82, 215), .lift, .to(0, 82, 325), .down(26, 4), .to(58, -40, 350))
        case "}": StrokeGlyph(.to(0, 204, 350), .down(32, 160), .to(58, 82, 325), .lift, .to(58, 82, 215), .down(32, 4), .to(0, -40, 190))
        case "/", "⁄": StrokeGlyph(.to(70, 200), .to(0, -14))
        case "\\": StrokeGlyph(.to(0, 200), .to(50, -14))
        case "|": StrokeGlyph(.to(0, 206), .to(0, -42))
        case "¦": StrokeGlyph(.to(0, 206), .to(0, 110), .lift, .to(0, 54), .to(0, -42))
        default: nil
        }
    }
}

extension StrokePart {
    static func comma(_ x: Double, _ y: Double) -> StrokePart { StrokePart([.to(x, y + 6, 280), .to(x - 14, y - 26, 225)]) }

    static func turnedComma(_ x: Double, _ y: Double) -> StrokePart { StrokePart([.to(x + 14, y + 26, 225), .to(x, y - 6, 280)]) }

    static func tick(_ x: Double) -> StrokePart { StrokePart([.to(x, 194), .to(x, 160)]) }
}
