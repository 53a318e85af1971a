import RefreshAnimation
import RefreshGeometry

/// The texts and paths of an arrow in a table, with the texts' sizes as well as they can be known here.
struct ArrowLabels {
    /// What the texts take at the usual text size, in points.
    struct Block {
        /// The width while it is pulled.
        var pull: Double
        /// The width of the widest state.
        var widest: Double
        /// The height of all lines.
        var height: Double
    }

    let table: PictureTable
    let arrow: PicturePath
    let tick: PicturePath
    let cross: PicturePath
    let pull: PictureText
    let release: PictureText
    let loading: PictureText
    let done: PictureText
    let failed: PictureText
    let noMore: PictureText
    let note: PictureText
    /// The text of the state alone; nil if all are empty.
    let plain: Block?
    /// The text and the note; nil without a note.
    let noted: Block?
    /// The text that there is no more; nil if it is empty.
    let ending: Block?

    init(_ texts: ArrowTexts, _ glyphs: ArrowGlyphs, _ style: ArrowStyle) {
        var builder = PictureTable.Builder()
        arrow = builder.path(glyphs.arrow)
        tick = builder.path(glyphs.tick)
        cross = builder.path(glyphs.cross)
        pull = builder.text(texts.pull)
        release = builder.text(texts.release)
        loading = builder.text(texts.loading)
        done = builder.text(texts.done)
        failed = builder.text(texts.failed)
        noMore = builder.text(texts.noMore)
        note = builder.text(texts.note ?? "")
        table = builder.table()

        func width(_ text: String) -> Double { Self.width(of: text) * style.textSize }
        let widest = max(width(texts.pull), width(texts.release), width(texts.loading), width(texts.done), width(texts.failed))
        let height = Self.lineHeight * style.textSize
        plain = widest > 0 ? Block(pull: width(texts.pull), widest: widest, height: height) : nil
        let noteWidth = Self.width(of: texts.note ?? "") * style.noteSize
        noted =
            noteWidth > 0
            ? Block(
                pull: max(width(texts.pull), noteWidth), widest: max(widest, noteWidth), height: height + Self.lineHeight * style.noteSize)
            : nil
        let ending = width(texts.noMore)
        self.ending = ending > 0 ? Block(pull: ending, widest: ending, height: height) : nil
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
