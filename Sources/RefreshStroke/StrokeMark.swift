/// An accent. The numbers are those of Unicode's combining characters.
enum StrokeMark: UInt32 {
    case grave = 0x300
    case acute = 0x301
    case circumflex = 0x302
    case tilde = 0x303
    case macron = 0x304
    case breve = 0x306
    case dot = 0x307
    case diaeresis = 0x308
    case ring = 0x30A
    case doubleAcute = 0x30B
    case caron = 0x30C
    case commaAbove = 0x312
    case commaRight = 0x315
    case commaBelow = 0x326
    case cedilla = 0x327
    case ogonek = 0x328

    /// Where a mark is put.
    enum Place { case above, right, below }

    var place: Place {
        switch self {
        case .commaRight: .right
        case .commaBelow, .cedilla, .ogonek: .below
        default: .above
        }
    }

    /// The strokes, about the middle of the letter at x = 0. y counts from the top of the letter for what stands above, else from the
    /// baseline.
    var part: StrokePart {
        switch self {
        case .grave: StrokePart([.to(-14, 52), .to(10, 26)])
        case .acute: StrokePart([.to(16, 52), .to(-8, 26)])
        case .circumflex: StrokePart([.to(-24, 26, 49), .to(-5, 48, 49), .to(5, 48, 311), .to(24, 26, 311)])
        case .caron: StrokePart([.to(-24, 52, 311), .to(-5, 30, 311), .to(5, 30, 49), .to(24, 52, 49)])
        case .tilde: StrokePart([.to(-30, 30, 60), .right(-14, 46), .to(0, 39), .right(14, 32), .to(30, 48, 60)])
        case .macron: .bar(-26, 26, 38)
        case .breve: StrokePart([.to(-24, 52, 280), .right(0, 28), .to(24, 52, 80)])
        case .dot: .dot(0, 40)
        case .diaeresis: StrokePart([.dot(-19, 40), .lift, .dot(19, 40)])
        case .ring: .ring(0, 44, 16, 18)
        case .doubleAcute: StrokePart([.to(2, 52), .to(-20, 26), .lift, .to(34, 52), .to(12, 26)])
        case .commaAbove: StrokePart([.to(8, 54, 225), .to(-4, 26, 280)])
        case .commaRight: StrokePart([.to(0, 200, 275), .to(-10, 168, 235)])
        case .commaBelow: StrokePart([.to(2, -34, 275), .to(-10, -62, 235)])
        case .cedilla: StrokePart([.to(2, -6, 260), .to(2, -20, 340), .down(16, -36), .left(0, -50), .to(-14, -44, 150)])
        case .ogonek: StrokePart([.to(4, 0, 225), .down(-8, -26), .right(8, -44), .to(22, -38, 40)])
        }
    }
}

extension StrokeGlyph {
    /// The letter with a mark, which is written last. A mark above takes the place of a dot, and stands above a mark that is there.
    func marked(_ mark: StrokeMark) -> StrokeGlyph {
        var glyph = self
        let profile = StrokeProfile(body)
        let strokes: StrokeGlyph
        switch mark.place {
        case .above:
            if marksAbove == 0 { glyph.late.removeAll { StrokeGlyph.isDot($0) } }
            glyph.marksAbove += 1
            let top = profile.isTall ? 195.0 : 100
            let x = profile.center(from: top - 50, to: top - 10)
            strokes = StrokeGlyph(mark.part).moved(by: x, top + 38 * Double(marksAbove))
        case .right:
            // A t is lower than the other tall letters.
            let drop = profile.maxX(from: 180, to: 200).isFinite ? 0.0 : -46
            strokes = StrokeGlyph(mark.part).moved(by: profile.maxX(from: 150, to: 200) + 34, drop)
        case .below: strokes = StrokeGlyph(mark.part).moved(by: mark == .ogonek ? ogonekX : profile.center(from: -10, to: 10), 0)
        }
        glyph.late += strokes.body
        return glyph
    }

    /// Where the last stroke turns at the baseline.
    private var ogonekX: Double {
        body.last?.last { $0.heading == 0 && abs($0.y) < 10 }?.x ?? StrokeProfile(body).center(from: -10, to: 10)
    }

    /// Whether a stroke is the dot of i or j.
    private static func isDot(_ stroke: [StrokeKnot]) -> Bool {
        stroke.count == 2 && stroke[0].x == stroke[1].x && stroke[0].y == 158 && stroke[1].y == 152
    }
}
