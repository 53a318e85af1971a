import RefreshGeometry

/// How a scene lies on a terminal: a line for the title, what is in sight of it, a line for the numbers.
struct StageLayout: Equatable {
    /// How many cells lie side by side.
    let columns: Int
    /// How many cells lie one below another.
    let rows: Int
    /// How many dots a point has.
    let dotsPerPoint: Double
    /// The size of what is in sight, in points.
    let sight: PlaneSize
    /// Where it begins, in points from the upper left corner of the terminal.
    let origin: PlanePoint

    /// The height that should be in sight, in points: a pull past the usual threshold, and a row or two under it.
    private static let wantedHeight = 88.0

    /// Makes a layout for a terminal of any size. With less than half a dot a point an indicator couldn't be made out: a small terminal
    /// shows less. With more than one there would be few rows: a large terminal shows more.
    init(columns: Int, rows: Int) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
        let height = Double(max(1, self.rows - 2) * 4)
        dotsPerPoint = (height / Self.wantedHeight).clamped(0.5, 1)
        sight = PlaneSize(width: Double(self.columns * 2) / dotsPerPoint, height: height / dotsPerPoint)
        origin = PlanePoint(x: 0, y: 4 / dotsPerPoint)
    }

    /// The height of the middle of a row of cells, in points from the upper side of what is in sight.
    func height(ofRow row: Int) -> Double { (Double(row) + 0.5) * 4 / dotsPerPoint - origin.y }
}
