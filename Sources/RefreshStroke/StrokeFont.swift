internal import RefreshGeometry

/// The package's script: letters of a single stroke, made to be written by a pen and joined to words.
///
/// It has the Latin letters of ASCII, Latin-1 and Latin Extended-A, with any of sixteen combining accents, digits, and the signs of ASCII
/// and Latin-1 and of common typography. Every letter is drawn for this package: knots in tables of code, through which curves are solved as
/// METAFONT does (`StrokeSpline`). Small letters are joined; a capital is joined to the small letter after it where its last stroke leads on.
///
/// Proportions follow those of hands that are loved: slant 78°, joined at half the height of an x.
public enum StrokeFont {
    /// How high tall letters reach, in heights of an x.
    public static let ascender = 2.0
    /// How high capitals reach, in heights of an x.
    public static let capHeight = 1.9
    /// How deep letters reach below the baseline, in heights of an x.
    public static let descender = 1.15
    /// The height at which letters are joined, in heights of an x.
    static let joinHeight = 0.5
    /// The angle between the stems and the baseline, in radians: 78°.
    static let slant = 78 * Double.pi / 180

    /// Whether the font has a character, on its own or as an accent on the letter before it. Spaces count as had.
    public static func contains(_ scalar: Unicode.Scalar) -> Bool {
        isSpace(scalar) || StrokeMark(rawValue: scalar.value) != nil || glyph(scalar) != nil
    }

    // The measures that letters share, in the grid of the letters.

    /// The height of the joins, and the pen's direction there, in degrees before the slant.
    static let join = (y: 100 * joinHeight, heading: 54.0)
    /// From the join to a stem.
    static let stem = 10.0
    /// From a stem to the next join.
    static let exit = 73.0
    /// From stem to stem.
    static let pitch = stem + exit
    /// From the join to the stem of a letter with a loop.
    static let tallStem = 6.0
    /// From the join to the oval's left side, its middle and its right side.
    static let ovalLeft = 9.0
    static let ovalMiddle = 46.0
    static let ovalRight = 83.0

    /// The letter for a character, or nil if the font has none.
    static func glyph(_ scalar: Unicode.Scalar) -> StrokeGlyph? {
        if let (base, mark) = parts(of: scalar) { return glyph(base)?.marked(mark) }
        return small(scalar) ?? capital(scalar) ?? further(scalar) ?? digit(scalar) ?? punctuation(scalar) ?? sign(scalar)
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{2009}" || scalar == "\t" || scalar == "\n"
    }
}
