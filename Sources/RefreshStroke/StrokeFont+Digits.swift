extension StrokeFont {
    /// The digits.
    static func digit(_ letter: Unicode.Scalar) -> StrokeGlyph? {
        switch letter {
        case "0": StrokeGlyph(.left(50, 180), .down(6, 90), .right(50, 0), .up(94, 90), .left(50, 180))
        case "1": StrokeGlyph(.to(0, 132, 40), .up(34, 158), .back(34, 180, 90), .to(34, 0, 270))
        case "2": StrokeGlyph(.to(6, 138, 80), .right(44, 180), .down(80, 138), .to(8, 12), .right(20, 0), .to(88, 0, 0))
        case "3":
            StrokeGlyph(
                .to(8, 146, 75), .right(42, 180), .down(76, 140), .left(46, 100), .back(28, 100, 180), .right(46, 100), .down(86, 50),
                .left(42, 0), .to(2, 32, 110))
        case "4": StrokeGlyph(.to(52, 180, 250), .to(8, 74, 248), .right(16, 56), .to(98, 56, 0), .lift, .to(74, 112, 270), .to(74, 0, 270))
        case "5":
            StrokeGlyph(
                .to(24, 180, 266), .down(19, 112), .right(26, 100), .right(50, 114), .down(86, 58), .left(40, 0), .to(0, 28, 115), .late,
                .bar(24, 80, 180))
        case "6": StrokeGlyph(.to(74, 180, 195), .down(6, 62), .right(46, 0), .up(86, 54), .left(48, 106), .to(8, 72, 245))
        case "7": StrokeGlyph(.to(0, 170, 30), .to(40, 176, 355), .to(80, 180, 0), .down(88, 168), .to(26, 0, 262))
        case "8":
            StrokeGlyph(
                .to(74, 152, 100), .left(46, 180), .down(14, 142), .to(46, 96), .down(84, 46), .left(44, 0), .up(4, 46), .to(42, 96),
                .up(76, 142), .left(46, 180))
        case "9":
            StrokeGlyph(.left(44, 180), .down(4, 126), .right(42, 74), .up(82, 128), .left(44, 180), .lift, .down(82, 128), .to(58, 0, 250))
        default: nil
        }
    }
}
