extension StrokeFont {
    /// The capitals, A to Z.
    static func capital(_ letter: Unicode.Scalar) -> StrokeGlyph? {
        switch letter {
        case "A":
            StrokeGlyph(
                .to(-20, 26, 280), .right(0, 0), .to(36, 50, 66), .to(72, 150, 71), .right(90, 190), .down(102, 162), .foot(102), .late,
                .bar(22, 120, 66))
        case "B":
            StrokeGlyph(
                .to(20, 180), .to(20, 0), .lift, .to(-12, 150, 80), .right(44, 190), .down(88, 146), .left(50, 102), .back(28, 102, 180),
                .right(50, 102), .down(100, 50), .left(56, 0), .left(21, 0))
        case "C": StrokeGlyph(.to(104, 152, 110), .left(68, 190), .down(8, 92), .right(66, 0), .join(126))
        case "D": StrokeGlyph(.to(22, 176), .down(22, 26), .right(48, 0), .up(116, 96), .left(54, 190), .to(-14, 160, 240))
        case "E":
            StrokeGlyph(
                .to(90, 158, 110), .left(56, 190), .down(20, 147), .right(46, 104), .back(68, 104, 0), .left(46, 104), .down(6, 52),
                .right(54, 0), .join(112))
        case "F":
            StrokeGlyph(
                .to(30, 184), .down(30, 40), .left(2, 0), .to(-18, 18, 120), .late, .to(-10, 176, 20), .to(40, 184, 0), .to(100, 190, 20),
                .late, .to(30, 100, 0), .to(78, 100, 0))
        case "G":
            StrokeGlyph(
                .to(104, 152, 110), .left(68, 190), .down(8, 92), .right(60, 0), .up(106, 52), .back(106, 92, 90), .foot(106), .late,
                .to(68, 92, 0), .to(106, 92, 0))
        case "H": StrokeGlyph(.hook(20), .to(20, 0, 270), .lift, .to(112, 190, 270), .foot(112), .late, .to(20, 100, 0), .to(112, 100, 0))
        case "I":
            StrokeGlyph(.to(34, 190), .to(34, 0), .lift, .to(-2, 0, 0), .right(44, 0), .join(92), .late, .to(4, 190, 0), .to(66, 190, 0))
        case "J": StrokeGlyph(.to(-16, 168, 60), .right(18, 190), .down(46, 154), .tail(46))
        case "K": StrokeGlyph(.hook(20), .to(20, 0, 270), .lift, .to(104, 186, 230), .down(38, 92), .right(102, 0), .join(152))
        case "L":
            StrokeGlyph(
                .to(80, 150, 90), .left(56, 190), .down(32, 140), .left(-4, -6), .up(-32, 18), .right(-2, 42), .right(76, 0), .join(124))
        case "M":
            StrokeGlyph(
                .hook(20), .drop(20), .up(20, 110), .right(62, 190), .down(96, 140), .drop(96), .up(96, 110), .right(138, 190),
                .down(172, 140), .foot(172))
        case "N": StrokeGlyph(.hook(20), .drop(20), .up(20, 110), .right(66, 190), .down(108, 140), .foot(108))
        case "O": StrokeGlyph(.left(70, 190), .down(10, 95), .right(66, 0), .up(126, 95), .left(66, 190), .to(30, 168))
        case "P":
            StrokeGlyph(.to(20, 180), .to(20, 0), .lift, .to(-14, 150, 80), .right(44, 190), .down(94, 140), .left(48, 90), .to(24, 94))
        case "Q":
            StrokeGlyph(
                .left(70, 190), .down(10, 95), .right(66, 0), .up(126, 95), .left(66, 190), .to(30, 168), .lift, .to(60, 34, 0),
                .right(120, -4), .join(168))
        case "R":
            StrokeGlyph(
                .to(20, 180), .to(20, 0), .lift, .to(-14, 150, 80), .right(44, 190), .down(90, 144), .left(52, 98), .down(42, 88),
                .right(102, 0), .join(152))
        case "S": StrokeGlyph(.to(98, 156, 110), .left(64, 190), .down(26, 148), .to(60, 100), .down(98, 48), .left(52, 0), .to(2, 32, 110))
        case "T":
            StrokeGlyph(
                .to(56, 184), .down(56, 40), .left(28, 0), .to(6, 18, 120), .late, .to(-14, 174, 40), .to(56, 184, 0), .to(126, 194, 40))
        case "U": StrokeGlyph(.hook(20), .down(20, 50), .right(66, 0), .up(112, 60), .back(112, 190, 90), .foot(112))
        case "V": StrokeGlyph(.hook(20), .down(20, 66), .right(44, 0), .to(70, 44, 67), .to(122, 190, 60))
        case "W":
            StrokeGlyph(
                .hook(20), .down(20, 50), .right(56, 0), .up(92, 60), .back(92, 150, 90), .down(92, 50), .right(126, 0), .to(156, 46, 70),
                .to(202, 190, 62))
        case "X": StrokeGlyph(.to(-16, 150, 80), .right(14, 190), .to(56, 95), .right(104, 0), .join(152), .late, .to(110, 190), .to(-4, 0))
        case "Y": StrokeGlyph(.hook(20), .down(20, 130), .right(62, 90), .up(104, 140), .back(104, 190, 90), .tail(104))
        case "Z":
            StrokeGlyph(
                .to(-6, 160, 60), .right(30, 190), .to(70, 184, 352), .down(96, 172), .to(52, 94, 236), .down(2, 12), .right(18, 0),
                .right(78, 0), .join(126))
        default: nil
        }
    }
}
