internal import RefreshGeometry

/// Sets letters on a line: which are joined, how far they stand from each other, where words begin and end.
struct StrokeSetting {
    struct Letter {
        /// The letter in its place, as its neighbours want it.
        var glyph: StrokeGlyph
        /// Whether the letter before it leads into it.
        let isJoined: Bool
        let isFirst: Bool
        /// Whether its word, or the first part, ends with it.
        var isLast = false
    }

    /// Between letters that aren't joined, and what a space adds.
    private static let gap = 34.0
    private static let space = 60.0

    private(set) var letters: [Letter] = []
    /// The last letter as it was drawn and as it was set, and where its origin is.
    private var last: (plain: StrokeGlyph, origin: Double)?
    private var spaces = 0

    /// Adds a part of the text.
    mutating func add(_ text: String, isFirst: Bool) throws(StrokeTextError) {
        if !isFirst { markLast() }
        var position = 0
        var pending: StrokeGlyph?
        for scalar in text.unicodeScalars {
            if let mark = StrokeMark(rawValue: scalar.value), let letter = pending {
                pending = letter.marked(mark)
            } else if StrokeFont.isSpace(scalar) {
                if let letter = pending { set(letter, isFirst: isFirst) }
                pending = nil
                endWord()
                spaces += 1
            } else {
                guard let letter = StrokeFont.glyph(scalar) else { throw StrokeTextError(found: scalar, position: position) }
                if let letter = pending { set(letter, isFirst: isFirst) }
                pending = letter
            }
            position += 1
        }
        if let letter = pending { set(letter, isFirst: isFirst) }
    }

    /// Ends the line.
    mutating func finish() { endWord() }

    private mutating func set(_ letter: StrokeGlyph, isFirst: Bool) {
        if let last, spaces == 0, let exit = last.plain.exit, letter.isEntered {
            letters.append(Letter(glyph: letter.moved(by: last.origin + exit, 0), isJoined: true, isFirst: isFirst))
            self.last = (letter, last.origin + exit)
            return
        }
        // What can't be joined to a small letter ends its word. A capital's last stroke just runs out before another capital.
        if last?.plain.isEntered == true { endWord() }
        let initial = letter.initial
        var origin = 0.0
        if let last, let before = letters.last {
            let gap = Self.gap + Self.space * Double(spaces)
            let reach = StrokeProfile(before.glyph.moved(by: -last.origin, 0).ink)
            origin = last.origin + reach.advance(to: StrokeProfile(initial.ink), gap: gap)
        }
        letters.append(Letter(glyph: initial.moved(by: origin, 0), isJoined: false, isFirst: isFirst))
        last = (letter, origin)
        spaces = 0
    }

    /// Gives the last letter its swash.
    private mutating func endWord() {
        guard !letters.isEmpty, spaces == 0 else { return }
        letters[letters.count - 1].glyph = letters[letters.count - 1].glyph.final
        markLast()
    }

    private mutating func markLast() {
        if !letters.isEmpty { letters[letters.count - 1].isLast = true }
    }
}
