public import RefreshAnimation
import RefreshGeometry

extension TerminalCanvas {
    /// Writes a text over what is there, from a cell to the right. What lies outside the canvas is left out.
    public mutating func write(_ text: String, column: Int, row: Int, ink: PictureInk) {
        place(TerminalGlyph.all(in: text), column: column, ink: ink) { _ in row }
    }

    /// The number of cells that a text takes: wide characters two, marks none.
    public static func width(of text: String) -> Int { TerminalGlyph.width(of: text) }

    /// Writes a text of a picture. The cell row is that of the middle of its capitals; size and weight don't show, and it stays level.
    mutating func write(
        _ text: String, at baseline: PlanePoint, style: PictureTextStyle, ink: PictureInk, _ transform: PlaneTransform, _ window: DotWindow
    ) {
        let size = style.size * abs(transform.determinant).squareRoot()
        guard size >= 1, size.isFinite, baseline.x.isFinite, baseline.y.isFinite else { return }
        let glyphs = TerminalGlyph.all(in: text)
        var width = 0
        for glyph in glyphs { width += glyph.width }
        let middle = (baseline.y - 0.35 * size) / 4
        let start: Double
        switch (style.alignment, style.direction) {
        case (.center, _): start = baseline.x / 2 - Double(width) / 2
        case (.leading, .leftToRight), (.trailing, .rightToLeft): start = baseline.x / 2
        case (.trailing, .leftToRight), (.leading, .rightToLeft): start = baseline.x / 2 - Double(width)
        }
        guard abs(start) < 1e6, middle >= 0, middle < Double(rows) else { return }
        let row = Int(middle)
        let isInside = { (column: Int) in window.columns.contains(column * 2 + 1) && window.rows.contains(row * 4 + 2) }
        place(glyphs, column: Int((start + 0.5).rounded(.down)), ink: ink) { isInside($0) ? row : nil }
    }

    /// Puts glyphs into cells.
    /// - Parameter rowAt: The row for a column, or nil where nothing may be written.
    private mutating func place(_ glyphs: [TerminalGlyph], column: Int, ink: PictureInk, rowAt: (Int) -> Int?) {
        let (color, opacity) = paint(for: ink)
        guard opacity >= (colors == .none ? TerminalCanvas.faintest : 0.02) else { return }
        let mixed = shown(background.mixed(with: color, amount: opacity))
        var column = column
        for glyph in glyphs {
            let end = column + glyph.width
            if let row = rowAt(column), rowAt(end - 1) != nil, column >= 0, end <= columns, row >= 0, row < rows {
                put(glyph, at: row * columns + column, ink: mixed)
            }
            column = end
        }
    }

    private mutating func put(_ glyph: TerminalGlyph, at index: Int, ink: TerminalInk) {
        uncover(index)
        if glyph.width == 2 { uncover(index + 1) }
        texts[index] = .text(glyph, ink: ink)
        if glyph.width == 2 { texts[index + 1] = .covered }
    }

    /// Takes away the character of a cell, with both halves if it is wide.
    mutating func uncover(_ index: Int) {
        if texts[index] == .covered { texts[index - 1] = nil }
        if index + 1 < texts.count, texts[index + 1] == .covered { texts[index + 1] = nil }
        texts[index] = nil
    }
}
