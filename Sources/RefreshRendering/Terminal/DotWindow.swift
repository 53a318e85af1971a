import RefreshGeometry

/// The dots that may be drawn into.
struct DotWindow {
    let columns: Range<Int>
    let rows: Range<Int>

    init(_ clip: PlaneRect?, dotsPerPoint: Double, columns: Int, rows: Int) {
        func range(_ from: Double, _ to: Double, _ limit: Int) -> Range<Int> {
            let start = Int((from * dotsPerPoint + 0.5).rounded(.down).finite().clamped(0, Double(limit)))
            let end = Int((to * dotsPerPoint + 0.5).rounded(.down).finite().clamped(0, Double(limit)))
            return start..<max(start, end)
        }
        self.columns = clip.map { range($0.minX, $0.maxX, columns) } ?? 0..<columns
        self.rows = clip.map { range($0.minY, $0.maxY, rows) } ?? 0..<rows
    }
}
