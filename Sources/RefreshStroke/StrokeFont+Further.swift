private let stem = StrokeFont.stem
private let next = StrokeFont.stem + StrokeFont.pitch
private let side = StrokeFont.ovalRight
private let middle = StrokeFont.ovalMiddle
private let bowl = 84.0

extension StrokeFont {
    /// The Latin letters outside the alphabet that are no letter with an accent.
    static func further(_ letter: Unicode.Scalar) -> StrokeGlyph? { furtherSmall(letter) ?? furtherCapital(letter) }

    private static func furtherSmall(_ letter: Unicode.Scalar) -> StrokeGlyph? {
        switch letter {
        case "ß":
            StrokeGlyph(
                .join, .rise(stem), .drop(stem), .up(stem, 140), .right(43, 200), .down(71, 160), .to(49, 112), .down(81, 52), .left(49, 0),
                .back(31, 6, 160), .right(49, 0), .join(113))
        case "æ":
            StrokeGlyph(
                .join, .ovalTop(turnAt: 76), .right(44, 0), .to(87, 50, 50), .up(129, 79), .left(106, 100), .down(81, 53), .right(109, 0),
                .join(158))
        case "œ":
            StrokeGlyph(
                .join, .oval, .left(middle, 100), .shoulderTurn(-60, isBackward: true), .right(middle, 100), .shoulder(60),
                .to(102, 48, 20),
                .up(146, 79), .left(124, 100), .down(100, 53), .right(127, 0), .join(176))
        case "ð":
            StrokeGlyph(
                .join, .oval, .back(46, 190, 145), .down(side, 50), .foot(side), .late, .to(42, 138, 20), .to(98, 158, 20))
        case "þ":
            StrokeGlyph(
                .join, .rise(stem, to: 200), .drop(stem, to: -115), .arch(stem, bowl), .down(bowl, 50), .left(50, 0), .back(stem, 25, 128),
                .right(50, 0), .join(116))
        case "ø": small("o")?.adding(.late, .to(82, 112), .to(14, -12))
        case "đ": small("d")?.adding(.late, .bar(48, 112, 152))
        case "ħ": small("h")?.adding(.late, .bar(-18, 58, 140))
        case "ı": StrokeGlyph(.join, .rise(stem), .foot(stem))
        case "ĳ":
            StrokeGlyph(
                .join, .rise(stem), .foot(stem), .up(next, 70), .back(next, 100, 90), .tail(next), .late, .dot(stem, 155), .late,
                .dot(next, 155))
        case "ĸ":
            StrokeGlyph(
                .join, .rise(stem), .drop(stem), .up(stem, 40), .right(52, 100), .down(71, 77), .left(43, 48), .down(34, 39), .right(88, 0),
                .join(132))
        case "ł": small("l")?.adding(.late, .to(-14, 86), .to(52, 124))
        case "ŀ": small("l")?.adding(.late, .dot(58, 84))
        case "ŉ": small("n")?.adding(.late, .comma(-16, 160))
        case "ŋ": StrokeGlyph(.join, .rise(stem), .drop(stem), .arch(stem, next), .tail(next))
        case "ŧ": small("t")?.adding(.late, .bar(-7, 41, 60))
        case "ſ": StrokeGlyph(.join, .loop, .tail(tallStem))
        case "µ": small("u")?.adding(.late, .to(stem, 40), .to(stem, -115))
        default: nil
        }
    }

    private static func furtherCapital(_ letter: Unicode.Scalar) -> StrokeGlyph? {
        switch letter {
        case "Æ":
            StrokeGlyph(
                .to(-20, 26, 280), .right(0, 0), .to(36, 50, 66), .to(72, 150, 71), .right(90, 190), .down(102, 164), .to(102, 0), .lift,
                .right(102, 0),
                .right(140, 0), .join(188), .late, .bar(94, 168, 190), .late, .bar(28, 150, 92))
        case "Œ":
            StrokeGlyph(
                .left(150, 190), .left(66, 190), .down(10, 95), .right(66, 0), .right(116, 0), .join(164), .lift, .to(84, 190), .to(84, 0),
                .late, .bar(84, 136, 98))
        case "Ø": capital("O")?.adding(.late, .to(118, 204), .to(18, -14))
        case "Đ", "Ð": capital("D")?.adding(.late, .bar(-8, 62, 98))
        case "Þ":
            StrokeGlyph(.to(20, 190), .to(20, 0), .lift, .to(20, 146, 20), .right(48, 150), .down(96, 100), .left(50, 50), .to(20, 54, 170))
        case "Ħ": capital("H")?.adding(.late, .bar(0, 136, 146))
        case "Ĳ":
            StrokeGlyph(
                .to(34, 190), .to(34, 0), .lift, .to(74, 168, 60), .right(108, 190), .down(136, 154), .tail(136), .late, .bar(4, 66, 190),
                .late, .bar(-2, 66, 0))
        case "Ł": capital("L")?.adding(.late, .to(4, 78), .to(68, 116))
        case "Ŀ": capital("L")?.adding(.late, .dot(96, 96))
        case "Ŋ": StrokeGlyph(.hook(20), .drop(20), .up(20, 110), .right(66, 190), .down(108, 140), .tail(108))
        case "Ŧ": capital("T")?.adding(.late, .bar(28, 90, 100))
        default: nil
        }
    }
}
