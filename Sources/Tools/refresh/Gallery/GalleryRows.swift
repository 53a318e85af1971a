import RefreshAnimation
import RefreshGeometry

/// The rows of a list whose content doesn't matter: a disc and two bars each.
struct GalleryRows {
    /// All of them as one picture.
    let picture: Picture
    /// The height of all rows, in points.
    let height: Double

    private static let rowHeight = 44.0
    /// The lengths of the bars of each row, in points.
    private static let bars: [(title: Double, detail: Double)] = [(96, 128), (72, 110), (112, 88), (84, 120), (64, 96), (104, 76)]

    init(width: Double, direction: ReadingDirection) {
        height = Self.rowHeight * Double(Self.bars.count)
        var picture = Picture()
        for (index, bar) in Self.bars.enumerated() {
            let middle = Self.rowHeight * (Double(index) + 0.5)
            /// A bar at a distance from the side where reading begins.
            func add(_ length: Double, height: Double, at start: Double, y: Double, radius: Double) {
                let left = direction == .rightToLeft ? width - start - length : start
                picture.rect(
                    PlaneRect(x: left, y: middle + y - height / 2, width: length, height: height), cornerRadius: radius, fill: .track)
            }
            add(22, height: 22, at: 16, y: 0, radius: 11)
            add(bar.title, height: 7, at: 50, y: -6, radius: 3.5)
            add(bar.detail, height: 6, at: 50, y: 7, radius: 3)
            let line = Self.rowHeight * Double(index + 1) - 0.25
            let (from, to) = direction == .rightToLeft ? (0.0, width - 50) : (50, width)
            picture.line(
                from: PlanePoint(x: from, y: line), to: PlanePoint(x: to, y: line), stroke: PictureStroke(.track, width: 0.5, cap: .butt))
        }
        self.picture = picture
    }
}
