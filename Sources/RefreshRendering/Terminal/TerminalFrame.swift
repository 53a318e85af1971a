/// The cells of a terminal at one moment, and the bytes that show them.
public struct TerminalFrame: Hashable, Sendable {
    /// How many cells lie side by side.
    public let columns: Int
    /// How many cells lie one below another.
    public let rows: Int
    /// The cells, row by row.
    public let cells: [TerminalCell]
    /// How many colours the terminal shows.
    public let colors: TerminalColorDepth

    init(columns: Int, rows: Int, cells: [TerminalCell], colors: TerminalColorDepth) {
        self.columns = columns
        self.rows = rows
        self.cells = cells
        self.colors = colors
    }

    /// The frame as plain text, a line a row: no escapes, and no spaces at the end of a line.
    public var lines: [String] {
        (0..<rows).map { row in
            var end = (row + 1) * columns
            while end > row * columns, cells[end - 1].isBlank { end -= 1 }
            var bytes: [UInt8] = []
            for index in (row * columns)..<end { cells[index].append(to: &bytes) }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The bytes that show this frame in the upper left corner of a terminal.
    ///
    /// Nothing is cleared: every cell that has to change is written over, and no other. Colours (SGR) are named where they change, so that
    /// the bytes depend on nothing that was sent before.
    /// - Parameter previous: What the terminal shows; nil, or a frame of another size, writes every cell.
    public func bytes(after previous: TerminalFrame? = nil) -> [UInt8] {
        let shown = previous.flatMap { $0.columns == columns && $0.rows == rows && $0.colors == colors ? $0.cells : nil }
        var bytes: [UInt8] = []
        var cursor: Int?
        var ink: TerminalInk?
        for index in cells.indices {
            let cell = cells[index]
            if let shown, shown[index] == cell { continue }
            guard cell.scalar != 0 else { continue }
            if cursor != index { bytes += move(from: cursor, to: index) }
            if colors != .none, !cell.isBlank, cell.ink != ink {
                bytes += cell.ink.selection(colors)
                ink = cell.ink
            }
            cell.append(to: &bytes)
            // After a character whose width terminals may not agree on, and at the end of a row, the cursor is placed anew.
            cursor = cell.isPlain && (index + 1) % columns != 0 ? index + 1 : nil
        }
        return bytes
    }

    /// Moves the cursor to a cell: over a few blanks by writing them, else along the row by CUF, else by CUP.
    private func move(from cursor: Int?, to index: Int) -> [UInt8] {
        guard let cursor, cursor < index, cursor / columns == index / columns else {
            return [0x1B, 0x5B] + (index / columns + 1).digits + [0x3B] + (index % columns + 1).digits + [0x48]
        }
        let gap = cells[cursor..<index]
        if gap.count < 5, gap.allSatisfy({ $0.isBlank }) { return gap.map { _ in 0x20 } }
        return [0x1B, 0x5B] + gap.count.digits + [0x43]
    }
}

extension TerminalInk {
    /// SGR: selects the ink for what is written next.
    func selection(_ colors: TerminalColorDepth) -> [UInt8] {
        switch colors {
        case .none: []
        case .palette: Array("\u{1B}[38;5;".utf8) + Int(paletteIndex).digits + [0x6D]
        case .full:
            Array("\u{1B}[38;2;".utf8) + Int(red).digits + [0x3B] + Int(green).digits + [0x3B] + Int(blue).digits + [0x6D]
        }
    }
}

extension TerminalCell {
    /// Appends the cell's character in UTF-8.
    func append(to bytes: inout [UInt8]) {
        guard scalar != 0 else { return }
        Self.append(scalar, to: &bytes)
        for mark in marks { Self.append(mark, to: &bytes) }
    }

    private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        if let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
    }
}

extension Int {
    /// The decimal digits of a number that is 0 or more, in ASCII.
    var digits: [UInt8] { self < 10 ? [UInt8(48 + self)] : (self / 10).digits + [UInt8(48 + self % 10)] }
}
