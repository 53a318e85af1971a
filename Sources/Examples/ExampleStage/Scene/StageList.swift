import RefreshAnimation
import RefreshGeometry

/// The rows of the list that is pulled: cities and where they are, unless others are shown. A refresh brings a new one to the top.
struct StageList {
    /// The height of a row, in points.
    let rowHeight: Double
    /// The size of the letters, in points.
    let fontSize: Double
    /// The lines under rows.
    let separator: PictureStroke
    private var rows: [(title: PictureText, detail: PictureText)] = []
    private var table = PictureTable.Builder().table()

    /// The distance of texts from the sides, in points.
    private static let margin = 16.0

    init(rowHeight: Double, fontSize: Double, separator: PictureStroke) {
        self.rowHeight = rowHeight
        self.fontSize = fontSize
        self.separator = separator
        show(Self.cities)
    }

    /// Shows other rows.
    mutating func show(_ rows: [(title: String, detail: String)]) {
        var builder = PictureTable.Builder()
        self.rows = rows.map { (builder.text($0.title), builder.text($0.detail)) }
        table = builder.table()
    }

    /// Makes a list for a terminal: rows of three cells, so that the texts stay clear of each other, and dots between them.
    init(dotsPerPoint: Double) {
        let dot = 1 / dotsPerPoint
        self.init(
            rowHeight: 12 * dot, fontSize: 4 * dot,
            separator: PictureStroke(.tertiary, width: dot, cap: .butt, dash: PictureStroke.Dash(length: dot, gap: 7 * dot)))
    }

    /// How much smaller than usual the reader's texts are, which are of 13 points: animators place what they draw by it.
    var textScale: Double { min(1, fontSize / 13) }

    /// Makes a list for a phone.
    init(separator: PictureInk) {
        self.init(rowHeight: 48, fontSize: 16, separator: PictureStroke(separator, width: 0.5, cap: .butt))
    }

    /// The height of all rows, in points.
    var height: Double { rowHeight * Double(rows.count) }

    /// Draws what is in sight.
    /// - Parameters:
    ///   - offset: How far the list is scrolled, in points.
    ///   - size: The size of what is in sight.
    ///   - news: How many rows were brought to the top.
    func draw(offset: Double, size: PlaneSize, news: Int, into picture: inout Picture) {
        picture.use(table)
        let title = PictureTextStyle(size: fontSize, weight: .medium, alignment: .leading)
        let detail = PictureTextStyle(size: fontSize, alignment: .trailing)
        for index in rows.indices {
            let top = Double(index) * rowHeight - offset
            guard top < size.height, top + rowHeight > 0 else { continue }
            let row = rows[((index - news) % rows.count + rows.count) % rows.count]
            let baseline = title.baseline(centeredOn: top + rowHeight / 2)
            picture.text(row.title, at: PlanePoint(x: Self.margin, y: baseline), style: title, ink: .primary)
            picture.text(row.detail, at: PlanePoint(x: size.width - Self.margin, y: baseline), style: detail, ink: .secondary)
            let end = PlanePoint(x: size.width, y: top + rowHeight - separator.width / 2)
            picture.line(from: PlanePoint(x: Self.margin, y: end.y), to: end, stroke: separator)
        }
    }

    private static let cities: [(title: String, detail: String)] = [
        ("Oslo", "Norway"), ("Lima", "Peru"), ("Kyoto", "Japan"), ("Accra", "Ghana"), ("Quito", "Ecuador"), ("Turin", "Italy"),
        ("Perth", "Australia"), ("Porto", "Portugal"), ("Dakar", "Senegal"), ("Hanoi", "Vietnam"), ("Tampa", "United States"),
        ("Gdansk", "Poland"), ("Cusco", "Peru"), ("Basel", "Switzerland"), ("Busan", "Korea"), ("Nairobi", "Kenya"), ("Bergen", "Norway"),
        ("Leeds", "England"), ("Tunis", "Tunisia"), ("Recife", "Brazil"), ("Graz", "Austria"), ("Pune", "India"), ("Halifax", "Canada"),
        ("Izmir", "Turkey"),
    ]
}
