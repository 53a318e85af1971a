/// A letter as strokes: rows of knots in the order of the pen.
struct StrokeGlyph {
    /// The strokes that are written where the letter stands.
    var body: [[StrokeKnot]] = [[]]
    /// The strokes that are written when the word is done.
    var late: [[StrokeKnot]] = []
    /// How many accents stand above it.
    var marksAbove = 0
    /// The knot of the first stroke at which it begins where no letter leads into it.
    private var beginning = 0

    init(_ parts: StrokePart...) {
        var isLate = false
        for step in parts.flatMap({ $0.steps }) {
            switch step {
            case .lift: if isLate { late.append([]) } else { body.append([]) }
            case .late:
                isLate = true
                late.append([])
            case .begin: beginning = body[0].count
            case .knot(let knot):
                if isLate { late[late.count - 1].append(knot) } else { body[body.count - 1].append(knot) }
            }
        }
    }

    /// All strokes.
    var ink: [[StrokeKnot]] { body + late }

    /// Whether a letter before it can lead into it.
    var isEntered: Bool { body.first?.first?.isJoin ?? false }

    /// Where it leads into a letter after it, or nil if it can't.
    var exit: Double? { body.last?.last.flatMap { $0.isJoin ? $0.x : nil } }

    /// The letter where no letter leads into it: it begins later, or with a lead-in from the baseline.
    var initial: StrokeGlyph {
        guard isEntered else { return self }
        var glyph = self
        if beginning > 0 {
            glyph.body[0].removeFirst(beginning)
            glyph.body[0][0] = glyph.body[0][0].asStart
        } else {
            glyph.body[0].insert(StrokeKnot(x: -38, y: 10, heading: 32), at: 0)
        }
        return glyph
    }

    /// The letter at the end of a word: with a rising swash.
    var final: StrokeGlyph {
        guard let exit else { return self }
        var glyph = self
        glyph.body[body.count - 1].append(StrokeKnot(x: exit + 46, y: 92, heading: 32))
        return glyph
    }

    /// The letter with further strokes that are written late.
    func adding(_ parts: StrokePart...) -> StrokeGlyph {
        var glyph = self
        glyph.late += StrokeGlyph(StrokePart(parts)).late
        return glyph
    }

    /// The letter, moved to the right and up.
    func moved(by x: Double, _ y: Double) -> StrokeGlyph {
        mapped { StrokeKnot(x: $0.x + x, y: $0.y + y, heading: $0.heading, turnsBack: $0.turnsBack) }
    }

    /// The letter, made larger or smaller about the start of its baseline.
    func scaled(by factor: Double) -> StrokeGlyph {
        mapped { StrokeKnot(x: $0.x * factor, y: $0.y * factor, heading: $0.heading, turnsBack: $0.turnsBack) }
    }

    private func mapped(_ change: (StrokeKnot) -> StrokeKnot) -> StrokeGlyph {
        var glyph = self
        glyph.body = body.map { $0.map(change) }
        glyph.late = late.map { $0.map(change) }
        return glyph
    }
}
