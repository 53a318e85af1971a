/// One cell of a terminal: eight braille dots or a character, in one ink.
public struct TerminalCell: Hashable, Sendable {
    /// The character as a Unicode scalar: a space, a braille pattern (U+2800 and its dots), or text. 0 stands for the second half of the
    /// wide character to the left, and writes nothing.
    public private(set) var scalar: UInt32
    /// What combines with the character: accents, joiners and what they join.
    public private(set) var marks: [UInt32]
    /// The colour. A blank has none: its ink is always black, so that blanks are equal.
    public private(set) var ink: TerminalInk

    private init(scalar: UInt32, marks: [UInt32] = [], ink: TerminalInk) {
        self.scalar = scalar
        self.marks = marks
        self.ink = ink
    }

    /// Nothing.
    public static let blank = TerminalCell(scalar: 0x20, ink: .black)

    /// The second half of a wide character.
    static let covered = TerminalCell(scalar: 0, ink: .black)

    /// A cell of dots; without any it is blank.
    /// - Parameter dots: A bit for each dot, as in the braille block: the left column from above is 01, 02, 04, 40, the right one 08, 10, 20, 80
    ///   (hexadecimal).
    static func dots(_ dots: UInt8, ink: TerminalInk) -> TerminalCell {
        dots == 0 ? .blank : TerminalCell(scalar: 0x2800 | UInt32(dots), ink: ink)
    }

    /// A cell of text.
    static func text(_ glyph: TerminalGlyph, ink: TerminalInk) -> TerminalCell {
        glyph.scalar == 0x20 && glyph.marks.isEmpty ? .blank : TerminalCell(scalar: glyph.scalar, marks: glyph.marks, ink: ink)
    }

    /// Whether the cell shows nothing.
    public var isBlank: Bool { scalar == 0x20 && marks.isEmpty }
    /// The braille dots, or nil if the cell holds a character.
    public var dots: UInt8? { (0x2801...0x28FF).contains(scalar) ? UInt8(scalar & 0xFF) : nil }
    /// Whether the cell is certain to be one column wide in every terminal: ASCII and braille are.
    var isPlain: Bool { marks.isEmpty && (scalar < 0x7F || dots != nil) }
}
