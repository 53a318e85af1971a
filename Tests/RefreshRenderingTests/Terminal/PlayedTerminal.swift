import RefreshRendering

/// A terminal that understands what a frame may say: characters, CUP, CUF and SGR. Anything else is noted as unknown.
struct PlayedTerminal {
    /// What stands in one cell.
    struct Cell: Equatable {
        var text = " "
        var ink = ""
    }

    let columns: Int
    let rows: Int
    private(set) var cells: [Cell]
    private(set) var unknown: [String] = []
    private var cursor = (row: 0, column: 0)
    private var ink = ""

    init(columns: Int, rows: Int, filledWith text: String = " ") {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Cell(text: text), count: columns * rows)
    }

    mutating func play(_ bytes: [UInt8]) {
        var rest = Substring(String(decoding: bytes, as: UTF8.self))
        while let first = rest.first {
            if first == "\u{1B}" {
                let end = rest.firstIndex { $0.isLetter } ?? rest.startIndex
                escape(rest[...end])
                rest = rest[rest.index(after: end)...]
            } else {
                put(String(first))
                rest.removeFirst()
            }
        }
    }

    private mutating func escape(_ sequence: Substring) {
        let numbers = sequence.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }
        if sequence.last == "H", numbers.count == 2 {
            cursor = (numbers[0] - 1, numbers[1] - 1)
        } else if sequence.last == "C", numbers.count == 1 {
            cursor.column += numbers[0]
        } else if sequence.last == "m" {
            ink = String(sequence.dropFirst(2).dropLast())
        } else {
            unknown.append(String(sequence.dropFirst()))
        }
    }

    private mutating func put(_ text: String) {
        let width = TerminalCanvas.width(of: text)
        guard cursor.row < rows, cursor.column + width <= columns else {
            unknown.append("\(text) outside")
            return
        }
        let index = cursor.row * columns + cursor.column
        // A blank has no ink of its own.
        cells[index] = Cell(text: text, ink: text == " " ? "" : ink)
        if width == 2 { cells[index + 1] = Cell(text: "", ink: "") }
        cursor.column += width
    }
}
