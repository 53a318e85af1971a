import RefreshAnimation

extension TerminalCanvas {
    /// The least strength of an ink.
    private static let floor = 0.45
    /// A fill that is less opaque is a ground.
    static let groundOpacity = 0.5
    /// The least opacity of a text that shows without colours.
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
        let hasFigure = (0..<8).contains { index in
            let dot = dots[place * 8 + index]
            return !dot.isGround && dot.coverage >= TerminalDot.lit && isSeen(dot, at: index)
        }
        for index in 0..<8 {
            let dot = dots[place * 8 + index]
            guard dot.coverage >= TerminalDot.lit, !(hasFigure && dot.isGround), isSeen(dot, at: index) else { continue }
            bits |= Self.bits[index]
            sum += dot
            count += 1
        }
        guard bits != 0 else { return .blank }
        return .dots(bits, ink: shown(sum.ink(on: background, strength: max(Self.floor, Double(sum.coverage) / count))))
    }

    /// The colour and the opacity that an ink stands for. Without colours a role's own opacity, which makes it fainter, doesn't count.
    func paint(for ink: PictureInk) -> (color: TerminalInk, opacity: Double) {
        let resolved = palette.resolve(ink)
        return (TerminalInk(resolved), colors == .none ? ink.alpha : resolved.alpha)
    }

    /// The ink that a cell gets: without colours all are alike.
    func shown(_ ink: TerminalInk) -> TerminalInk { colors == .none ? .black : ink }

    /// The bit of each dot in a braille pattern, down the left column and then down the right one (ISO/IEC 10646, U+2800…28FF).
    private static let bits: [UInt8] = [0x01, 0x02, 0x04, 0x40, 0x08, 0x10, 0x20, 0x80]

    /// The least opacity of each dot that is lit without colours, in the order of the bits: an ordered dither (Bayer's matrix, two by four),
    /// from 0.08 up to 0.62. So a fainter paint is a looser pattern, and two thirds of opacity are solid.
    private static let thresholds = [0, 6, 1, 7, 4, 2, 5, 3].map { 0.08 + 0.54 * Double($0) / 7 }

    private func isSeen(_ dot: TerminalDot, at place: Int) -> Bool {
        if colors == .none, dot.opacity < Self.thresholds[place] { return false }
        return dot.ink(on: background, strength: 1).distance(to: background) >= Self.difference
    }
}
