internal import RefreshAnimation
internal import RefreshGeometry

/// A text that the script can't write, set in the system's font: it appears letter by letter in its reading direction.
///
/// A letter here is a character with the combining ones and the space after it, by the blocks that most scripts use. The width of the line is
/// an estimate: the system's fonts aren't known here.
struct PlainWriting {
    let table: PictureTable
    /// The beginnings of the text: one letter, two letters … all.
    let beginnings: [PictureText]
    /// How many letters the first part has.
    let firstCount: Int
    /// The part of the letters that the pull writes.
    var split: Double { beginnings.isEmpty ? 1 : Double(firstCount) / Double(beginnings.count) }
    /// How many characters the whole text has, combining ones and spaces counted.
    let characterCount: Int
    /// The estimated width, in sizes of the font.
    let width: Double
    /// The direction of the text itself: to the left if it has a letter of such a script.
    let direction: ReadingDirection
    /// The size of the font in points, at the usual text size: such that a line is about as long as a written one would be.
    let size: Double

    init(_ first: String, then rest: String, xHeight: Double) {
        var letters = Self.letters(of: first)
        firstCount = letters.count
        letters += Self.letters(of: rest)
        var builder = PictureTable.Builder()
        var beginning = ""
        beginnings = letters.map { letter in
            beginning.unicodeScalars.append(contentsOf: letter)
            return builder.text(beginning)
        }
        table = builder.table()
        characterCount = letters.reduce(0) { $0 + $1.count }
        width = letters.reduce(0) {
            $0 + ($1.first.map { Self.width(of: $0) } ?? 0) + ($1.last.map { StrokeFont.isSpace($0) } == true ? 0.28 : 0)
        }
        direction = letters.contains { $0.contains { Self.isRightToLeft($0) } } ? .rightToLeft : .leftToRight
        size = 1.2 * xHeight
    }

    private static func letters(of text: String) -> [[Unicode.Scalar]] {
        var letters: [[Unicode.Scalar]] = []
        var isJoining = false
        for scalar in text.unicodeScalars {
            if !letters.isEmpty, isJoining || isCombining(scalar) || StrokeFont.isSpace(scalar) {
                letters[letters.count - 1].append(scalar)
            } else {
                letters.append([scalar])
            }
            isJoining = scalar.value == 0x200D
        }
        return letters
    }

    /// The width of a letter, in sizes of the font: a square in the scripts of East Asia, about half of one in others.
    private static func width(of scalar: Unicode.Scalar) -> Double {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFF: 1
        default: 0.55
        }
    }

    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// Whether a character is drawn onto the one before it: accents, vowel signs, joiners, variation selectors, skin tones.
    private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x483...0x489, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6ED, 0x1AB0...0x1AFF,
            0x1DC0...0x1DFF, 0x200D, 0x20D0...0x20FF, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0x1F3FB...0x1F3FF:
            true
        // The scripts of India and its neighbours: signs at the same places in each block, and what stands behind a virama.
        case 0x900...0xDFF: [0, 1, 2, 3, 0x3C].contains(scalar.value & 0x7F) || (0x3E...0x4D).contains(scalar.value & 0x7F)
        case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: true
        default: false
        }
    }
}
