internal import RefreshGeometry

extension StrokeFont {
    /// Signs: of mathematics, of currencies and others.
    static func sign(_ letter: Unicode.Scalar) -> StrokeGlyph? {
        switch letter {
        case "+": StrokeGlyph(.bar(0, 84, 82), .lift, .to(42, 126), .to(42, 38))
        case "=": StrokeGlyph(.bar(0, 84, 102), .lift, .bar(0, 84, 60))
        case "<": StrokeGlyph(.angle(72, 0, 84, 46))
        case ">": StrokeGlyph(.angle(0, 72, 84, 46))
        case "×": StrokeGlyph(.to(4, 116), .to(68, 48), .lift, .to(68, 116), .to(4, 48))
        case "÷": StrokeGlyph(.bar(0, 84, 82), .lift, .dot(42, 122), .lift, .dot(42, 42))
        case "±": StrokeGlyph(.bar(0, 84, 90), .lift, .to(42, 132), .to(42, 48), .lift, .bar(0, 84, 10))
        case "¬": StrokeGlyph(.bar(0, 84, 92), .lift, .to(84, 92), .to(84, 52))
        case "~": StrokeGlyph(.to(0, 70, 60), .right(26, 94), .to(50, 82), .right(74, 70), .to(100, 94, 60))
        case "*": StrokeGlyph(.to(32, 196), .to(32, 128), .lift, .to(2, 180), .to(62, 144), .lift, .to(2, 144), .to(62, 180))
        case "#":
            StrokeGlyph(
                .to(40, 176), .to(26, 10), .lift, .to(92, 176), .to(78, 10), .lift, .bar(10, 116, 122), .lift, .bar(2, 108, 64))
        case "%": StrokeGlyph(.ring(28, 148, 25, 30), .lift, .to(112, 180), .to(14, 0), .lift, .ring(98, 32, 25, 30))
        case "‰":
            StrokeGlyph(
                .ring(28, 148, 25, 30), .lift, .to(112, 180), .to(14, 0), .lift, .ring(98, 32, 25, 30), .lift, .ring(166, 32, 25, 30))
        case "&":
            StrokeGlyph(
                .to(122, 2, 135), .to(38, 118), .up(26, 152), .right(52, 184), .down(76, 152), .to(40, 98), .down(4, 46), .right(48, 0),
                .to(116, 84, 62))
        case "@":
            StrokeGlyph(
                .to(104, 100, 120), .left(78, 112), .down(44, 68), .right(74, 30), .up(104, 72), .back(104, 112, 90), .down(104, 60),
                .right(128, 28), .up(156, 84), .left(86, 160), .down(4, 66), .right(90, -28), .to(140, -8, 35))
        case "§":
            StrokeGlyph(
                .to(74, 164, 110), .left(46, 188), .down(18, 156), .to(48, 116), .down(78, 78), .to(60, 52, 215), .lift, .to(36, 126, 215),
                .down(16, 98), .to(48, 60), .down(76, 22), .left(46, -12), .to(14, 16, 110))
        case "¶":
            StrokeGlyph(
                .left(100, 186), .left(46, 186), .down(6, 138), .right(46, 90), .right(58, 90), .lift, .to(60, 186), .to(60, -14), .lift,
                .to(98, 186), .to(98, -14))
        case "©":
            StrokeGlyph(
                .ring(86, 88, 84, 88), .lift, .to(114, 116, 120), .left(88, 128), .down(54, 88), .right(88, 48), .to(116, 62, 50))
        case "®":
            StrokeGlyph(
                .ring(86, 88, 84, 88), .lift, .down(62, 130), .down(62, 46), .lift, .right(62, 130), .right(86, 130), .down(108, 110),
                .left(86, 90), .left(66, 90), .lift, .to(84, 90), .to(112, 46))
        default: currency(letter) ?? spacingMark(letter) ?? smallFigure(letter)
        }
    }

    private static func currency(_ letter: Unicode.Scalar) -> StrokeGlyph? {
        switch letter {
        case "$":
            StrokeGlyph(
                .to(84, 138, 110), .left(52, 166), .down(20, 130), .to(52, 90), .down(84, 46), .left(46, 8), .to(2, 36, 110), .lift,
                .to(52, 192), .to(52, -18))
        case "€":
            StrokeGlyph(
                .to(108, 150, 125), .left(72, 180), .down(20, 90), .right(72, 0), .to(108, 26, 55), .lift, .bar(-2, 84, 108), .lift,
                .bar(-4, 78, 72))
        case "£":
            StrokeGlyph(
                .to(92, 146, 100), .left(62, 180), .down(34, 136), .down(34, 50), .to(4, 4, 225), .lift, .to(4, 2, 20), .to(44, 6),
                .to(102, 8, 30), .lift, .bar(8, 76, 92))
        case "¥":
            StrokeGlyph(
                .to(2, 180), .to(52, 90), .lift, .to(104, 180), .to(52, 90), .lift, .to(52, 90), .to(52, 0), .lift, .bar(14, 90, 78), .lift,
                .bar(14, 90, 42))
        case "¢":
            StrokeGlyph(
                .to(76, 116, 110), .left(48, 136), .down(10, 84), .right(48, 32), .to(80, 54, 60), .lift, .to(46, 164), .to(46, 4))
        case "¤":
            StrokeGlyph(
                .ring(52, 80, 32, 34), .lift, .to(74, 106), .to(94, 128), .lift, .to(30, 106), .to(10, 128), .lift, .to(30, 54),
                .to(10, 32),
                .lift, .to(74, 54), .to(94, 32))
        default: nil
        }
    }

    /// Accents on their own.
    private static func spacingMark(_ letter: Unicode.Scalar) -> StrokeGlyph? {
        switch letter {
        case "`": StrokeGlyph(StrokeMark.grave.part).moved(by: 0, 120)
        case "´": StrokeGlyph(StrokeMark.acute.part).moved(by: 0, 120)
        case "^": StrokeGlyph(StrokeMark.circumflex.part).moved(by: 0, 130)
        case "¨": StrokeGlyph(StrokeMark.diaeresis.part).moved(by: 0, 120)
        case "¯": StrokeGlyph(StrokeMark.macron.part).moved(by: 0, 120)
        case "¸": StrokeGlyph(StrokeMark.cedilla.part)
        case "°": StrokeGlyph(.ring(22, 158, 22, 24))
        default: nil
        }
    }

    /// Raised figures and letters, and fractions.
    private static func smallFigure(_ letter: Unicode.Scalar) -> StrokeGlyph? {
        switch letter {
        case "¹": digit("1")?.scaled(by: 0.55).moved(by: 0, 90)
        case "²": digit("2")?.scaled(by: 0.55).moved(by: 0, 90)
        case "³": digit("3")?.scaled(by: 0.55).moved(by: 0, 90)
        case "º": StrokeGlyph(.ring(26, 152, 24, 30), .lift, .bar(0, 52, 92))
        case "ª": StrokeGlyph(.ring(26, 152, 24, 30), .lift, .down(50, 182), .down(50, 122), .lift, .bar(0, 52, 92))
        case "¼": fraction("1", "4")
        case "½": fraction("1", "2")
        case "¾": fraction("3", "4")
        default: nil
        }
    }

    private static func fraction(_ upper: Unicode.Scalar, _ lower: Unicode.Scalar) -> StrokeGlyph? {
        guard let upper = digit(upper)?.scaled(by: 0.52).moved(by: 0, 88), let lower = digit(lower)?.scaled(by: 0.52) else { return nil }
        var glyph = upper
        glyph.body += upper.late + StrokeGlyph(.to(100, 186), .to(26, -6)).body + lower.moved(by: 84, 0).body + lower.moved(by: 84, 0).late
        glyph.late = []
        return glyph
    }
}

extension StrokePart {
    /// An angle: from its open side to the point, which is a little round, and back.
    static func angle(_ open: Double, _ point: Double, _ y: Double = 56, _ height: Double = 34) -> StrokePart {
        let heading = Maths.atan2(-height, point - open) * 180 / .pi
        let near = point + (open - point) * 0.1
        return StrokePart([
            .to(open, y + height, heading), .to(near, y + 0.1 * height, heading), .to(near, y - 0.1 * height, 180 - heading),
            .to(open, y - height, 180 - heading),
        ])
    }
}
