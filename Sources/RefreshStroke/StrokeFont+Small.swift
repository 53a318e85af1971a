private let stem = StrokeFont.stem
private let next = StrokeFont.stem + StrokeFont.pitch
private let third = StrokeFont.stem + 2 * StrokeFont.pitch
private let tall = StrokeFont.tallStem
private let middle = StrokeFont.ovalMiddle
private let side = StrokeFont.ovalRight
/// The right side of p's bowl.
private let bowl = 84.0

extension StrokeFont {
    /// The small letters, a to z.
    static func small(_ letter: Unicode.Scalar) -> StrokeGlyph? {
        switch letter {
        case "a": StrokeGlyph(.join, .oval, .back(side, 100, 90), .foot(side))
        case "b":
            StrokeGlyph(
                .join, .loop, .down(tall, 50), .right(43, 0), .up(80, 50), .to(75, 75, 113), .left(46, 100), .forkTurn, .right(46, 100),
                .to(75, 75, 293), .right(105, 41), .join(123))
        case "c": StrokeGlyph(.join, .ovalTop(turnAt: 50), .right(49, 0), .join(104))
        case "d": StrokeGlyph(.join, .oval, .back(side, 200, 90), .foot(side))
        case "e": StrokeGlyph(.join, .up(40, 81), .left(17, 100), .down(-9, 52), .right(20, 0), .join(71))
        case "f": StrokeGlyph(.join, .loop, .tail(tall), .late, .bar(-10, 46, 92))
        case "g": StrokeGlyph(.join, .oval, .back(side, 100, 90), .tail(side))
        case "h": StrokeGlyph(.join, .loop, .drop(tall), .forkedArch(from: 22, top: 54), .down(89, 66), .foot(89))
        case "i": StrokeGlyph(.join, .rise(stem), .foot(stem), .late, .dot(stem, 155))
        case "j": StrokeGlyph(.join, .rise(stem), .tail(stem), .late, .dot(stem, 155))
        case "k":
            StrokeGlyph(
                .join, .loop, .drop(tall), .forkedArch(from: 48, top: 46), .down(66, 74), .left(38, 46), .down(29, 37), .right(86, 0),
                .join(130))
        case "l": StrokeGlyph(.join, .loop, .foot(tall))
        case "m":
            StrokeGlyph(.join, .rise(stem), .drop(stem), .arch(stem, next), .drop(next), .arch(next, third), .foot(third))
        case "n": StrokeGlyph(.join, .rise(stem), .drop(stem), .arch(stem, next), .foot(next))
        case "o": StrokeGlyph(.join, .oval, .ovalLink)
        case "p":
            StrokeGlyph(
                .join, .rise(stem), .drop(stem, to: -115), .arch(stem, bowl), .down(bowl, 50), .left(47, 0), .back(stem, 25, 128),
                .right(47, 0), .join(113))
        case "q": StrokeGlyph(.join, .oval, .back(side, 100, 90), .drop(side, to: -115), .up(side, -58), .join(side + 60))
        case "r": StrokeGlyph(.join, .rise(stem), .drop(stem), .up(stem, 38), .right(stem + 34, 100), .link(stem + 54))
        case "s":
            StrokeGlyph(
                .join, .up(19, 77), .right(42, 100), .begin, .back(64, 85, 295), .left(42, 100), .down(19, 77), .to(41, 53),
                .down(61, 29), .left(36, 0), .back(14, 10, 140), .right(36, 0), .join(100))
        case "t": StrokeGlyph(.join, .rise(stem, to: 150), .foot(stem), .late, .bar(-13, 43, 100))
        case "u": StrokeGlyph(.join, .rise(stem), .turn(stem, next), .foot(next))
        case "v":
            StrokeGlyph(
                .join, .rise(stem), .down(stem, 32), .right(29, 0), .to(48, 30, 73), .back(69, 100, 73), .to(59, 67, 253), .right(76, 41),
                .join(94))
        case "w": StrokeGlyph(.join, .rise(stem), .turn(stem, next), .turn(next, third), .link(third))
        case "x": StrokeGlyph(.join, .right(29, 100), .to(57, 52), .right(92, 0), .join(140), .late, .to(90, 100), .to(14, 0))
        case "y": StrokeGlyph(.join, .rise(stem), .turn(stem, next), .tail(next))
        case "z":
            StrokeGlyph(
                .join, .begin, .to(17, 84), .right(38, 99), .to(62, 95, 350), .down(78, 83), .to(47, 48, 231), .down(13, 11), .right(26, 1),
                .right(66, 0), .join(114))
        default: nil
        }
    }
}
