/// A character as a terminal sees it: a scalar that takes cells, and what combines with it.
struct TerminalGlyph: Equatable {
    /// The scalar that takes the cells.
    var scalar: UInt32
    /// The scalars that take none.
    var marks: [UInt32] = []
    /// How many cells it takes: 1, or 2 if it is wide.
    var width: Int

    /// Divides a text into glyphs, in logical order.
    ///
    /// A simple reading of UAX 29 that needs no tables of the standard library: marks, variation selectors and emoji modifiers join the
    /// glyph before them, a zero-width joiner joins the next scalar too, and regional indicators join in pairs. Control and format
    /// characters are dropped, so that no text can steer the terminal.
    static func all(in text: String) -> [TerminalGlyph] {
        var glyphs: [TerminalGlyph] = []
        for scalar in text.unicodeScalars {
            let value = scalar.value
            if let last = glyphs.indices.last, glyphs[last].absorbs(value) {
                glyphs[last].marks.append(value)
            } else {
                let width = CellWidth.of(value)
                if width > 0 { glyphs.append(TerminalGlyph(scalar: value, width: width)) }
            }
        }
        for index in glyphs.indices where glyphs[index].marks.contains(CellWidth.emojiSelector) { glyphs[index].width = 2 }
        return glyphs
    }

    /// The number of cells that a text takes.
    static func width(of text: String) -> Int {
        var width = 0
        for glyph in all(in: text) { width += glyph.width }
        return width
    }

    private func absorbs(_ value: UInt32) -> Bool {
        if marks.last == CellWidth.joiner { return CellWidth.of(value) > 0 }
        if CellWidth.isMark(value) || value == CellWidth.joiner { return true }
        if CellWidth.isEmojiModifier(value) { return width == 2 }
        return CellWidth.isRegional(value) && CellWidth.isRegional(scalar) && marks.isEmpty
    }
}
