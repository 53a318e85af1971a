import RefreshAnimation
import RefreshGeometry
import RefreshLanguages

/// The texts of an arrow in a table, with their sizes as well as they can be known here.
///
/// One object for an animator's life, whose content is made anew when the texts change: so drawing counts no references.
final class ArrowLabels {
    /// What lines of text take at the usual text size.
    struct Block {
        /// The width while it is pulled, in points.
        let pull: Double
        /// The width of the widest state.
        let widest: Double
        /// One by the width of the widest state.
        let perWidth: Double
        /// One by the height of all lines.
        let perHeight: Double

        /// Without a width it fits nowhere.
        init(pull: Double, widest: Double, height: Double) {
            let isEmpty = !(widest > 0 && height > 0)
            self.pull = pull
            self.widest = widest
            perWidth = isEmpty ? 0 : 1 / widest
            perHeight = isEmpty ? 0 : 1 / height
        }
    }

    /// Where the texts stand in each table.
    let ids: IDs
    private(set) var table: PictureTable
    /// The text of the state alone.
    private(set) var plain = Block(pull: 0, widest: 0, height: 0)
    /// The text of the state and the note; empty without a note.
    private(set) var noted = Block(pull: 0, widest: 0, height: 0)
    /// The text that there is no more.
    private(set) var ending = Block(pull: 0, widest: 0, height: 0)
    /// The age that the note tells.
    private(set) var age: RefreshAge?

    struct IDs {
        let pull: PictureText
        let release: PictureText
        let loading: PictureText
        let done: PictureText
        let nothingNew: PictureText
        let failed: PictureText
        let noMore: PictureText
        let note: PictureText

        init(_ texts: ArrowTexts, at age: RefreshAge?, in builder: inout PictureTable.Builder) {
            let phrases = texts.phrases
            pull = builder.text(phrases.pull)
            release = builder.text(phrases.release)
            loading = builder.text(phrases.loading)
            done = builder.text(phrases.done)
            nothingNew = builder.text(phrases.nothingNew)
            failed = builder.text(phrases.failed)
            noMore = builder.text(phrases.noMore)
            note = builder.text(texts.note(at: age))
        }
    }

    init(_ texts: ArrowTexts, _ glyphs: ArrowGlyphs, _ style: ArrowStyle) {
        var builder = glyphs.builder
        ids = IDs(texts, at: nil, in: &builder)
        table = builder.table()
        measure(texts, style)
    }

    /// Takes other texts, or another age for the note, at the same places of another table.
    func set(_ texts: ArrowTexts, at age: RefreshAge?, _ glyphs: ArrowGlyphs, _ style: ArrowStyle) {
        self.age = age
        var builder = glyphs.builder
        _ = IDs(texts, at: age, in: &builder)
        table = builder.table()
        measure(texts, style)
    }

    private func measure(_ texts: ArrowTexts, _ style: ArrowStyle) {
        func width(_ text: String) -> Double { Self.width(of: text) * style.textSize }
        let phrases = texts.phrases
        let pull = width(phrases.pull), noMore = width(phrases.noMore)
        let note = texts.notes(at: age).reduce(0) { max($0, Self.width(of: $1)) } * style.noteSize
        let ends = max(width(phrases.done), width(phrases.nothingNew), width(phrases.failed))
        let widest = max(pull, width(phrases.release), width(phrases.loading), ends)
        let height = Self.lineHeight * style.textSize
        plain = Block(pull: pull, widest: widest, height: height)
        noted = Block(
            pull: max(pull, note), widest: note > 0 ? max(widest, note) : 0, height: height + Self.lineHeight * style.noteSize)
        ending = Block(pull: noMore, widest: noMore, height: height)
    }

    /// The height of a line in units of the font's size: 1 above the baseline, accents included, and 0.3 below.
    static let lineHeight = 1.3

    /// An estimate of a text's width in units of the font's size, since only a renderer can measure. The means of DejaVu Sans, a wide font;
    /// above U+1100, where the square scripts are, 1.
    static func width(of text: String) -> Double {
        text.unicodeScalars.reduce(0) { width, scalar in
            switch scalar {
            case " ", ".", ",", ":", ";", "'", "’", "!", "|", "i", "j", "l", "I", "f", "r", "t": width + 0.32
            case "m", "w", "M", "W", "…": width + 0.9
            default: width + (scalar.value < 0x1100 ? 0.62 : 1)
            }
        }
    }
}
