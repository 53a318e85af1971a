import RefreshGeometry

extension TerminalCanvas {
    /// The least coverage of a dot that is lit.
    private static let lit: Float = 0.4
    /// The least strength of an ink.
    private static let floor = 0.45
    /// The least opacity that shows without colours.
    static let faintest = 0.25
    /// The square of the distance at which two colours begin to look different: 4 of 255 steps in each part.
    private static let difference = 48

    /// What was drawn, as cells.
    public var frame: TerminalFrame {
        var cells: [TerminalCell] = []
        cells.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for index in row * columns..<(row + 1) * columns {
                cells.append(texts[index] ?? (isPainted[index] ? cell(index) : .blank))
            }
        }
        return TerminalFrame(columns: columns, rows: rows, cells: cells, colors: colors)
    }

    /// The dots of a cell and their common ink.
    private func cell(_ place: Int) -> TerminalCell {
        var bits: UInt8 = 0
        var sum = TerminalDot()
        var count = 0.0
        for index in 0..<8 {
            let dot = dots[place * 8 + index]
            guard dot.coverage >= Self.lit, isSeen(dot) else { continue }
            bits |= Self.bits[index]
            sum += dot
            count += 1
        }
        guard bits != 0 else { return .blank }
        return .dots(bits, ink: shown(sum.ink(on: palette.background, strength: max(Self.floor, Double(sum.coverage) / count))))
    }

    /// The ink that a cell gets: without colours all are alike.
    func shown(_ ink: TerminalInk) -> TerminalInk { colors == .none ? .black : ink }

    /// The bit of each dot in a braille pattern, down the left column and then down the right one (ISO/IEC 10646, U+2800…28FF).
    private static let bits: [UInt8] = [0x01, 0x02, 0x04, 0x40, 0x08, 0x10, 0x20, 0x80]

    private func isSeen(_ dot: TerminalDot) -> Bool {
        if colors == .none, dot.opacity < Self.faintest { return false }
        return dot.ink(on: palette.background, strength: 1).distance(to: palette.background) >= Self.difference
    }
}
