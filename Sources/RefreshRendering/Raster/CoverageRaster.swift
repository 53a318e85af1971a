import RefreshGeometry

/// Fills polygons and tells how much of each dot they cover: exactly along a row, by eight samples down it.
///
/// The coordinates are in dots: dot (0, 0) is the square from (0, 0) to (1, 1). What lies outside costs nothing and is left out.
struct CoverageRaster {
    /// The number of samples down a dot.
    private static let samples = 8

    /// How many dots lie side by side.
    let width: Int
    /// How many dots lie one below another.
    let height: Int
    /// The part of each dot that the last fill covered, 0…1, row by row.
    private(set) var coverage: [Double]
    /// The rows that the last fill touched.
    private(set) var rows = 0..<0

    /// A place where an outline crosses the middle of a line of samples.
    private struct Crossing {
        var x: Double
        var winding: Int
        /// The crossing before it on the same line, or -1.
        var next: Int
    }

    private var crossings: [Crossing] = []
    private var heads: [Int]
    private var line: [Crossing] = []

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        coverage = Array(repeating: 0, count: width * height)
        heads = Array(repeating: -1, count: height * Self.samples)
    }

    /// Adds a polygon to what will be filled; it closes by itself. One that has a coordinate that isn't finite is left out.
    mutating func add(_ polygon: [PlanePoint]) {
        guard var last = polygon.last, polygon.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        for point in polygon {
            addEdge(from: last, to: point)
            last = point
        }
    }

    /// Fills all that was added by the nonzero rule, and forgets it.
    mutating func fill() {
        for index in (rows.lowerBound * width)..<(rows.upperBound * width) { coverage[index] = 0 }
        var first = height
        var last = -1
        for index in heads.indices where heads[index] >= 0 {
            fillLine(index)
            heads[index] = -1
            first = min(first, index / Self.samples)
            last = index / Self.samples
        }
        crossings.removeAll(keepingCapacity: true)
        rows = first > last ? 0..<0 : first..<(last + 1)
    }

    private mutating func addEdge(from start: PlanePoint, to end: PlanePoint) {
        guard start.y != end.y else { return }
        let isDown = start.y < end.y
        let (top, bottom) = isDown ? (start, end) : (end, start)
        let scale = Double(Self.samples)
        // The middle of sample line n is at (n + 1/2) / samples. The clamp keeps outside numbers from overflowing an integer.
        let from = (top.y * scale - 0.5).rounded(.up).clamped(0, Double(heads.count))
        let to = (bottom.y * scale - 0.5).rounded(.up).clamped(0, Double(heads.count))
        guard from < to else { return }
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        for index in Int(from)..<Int(to) {
            let x = top.x + ((Double(index) + 0.5) / scale - top.y) * slope
            crossings.append(Crossing(x: x.finite().clamped(0, Double(width)), winding: isDown ? 1 : -1, next: heads[index]))
            heads[index] = crossings.count - 1
        }
    }

    private mutating func fillLine(_ index: Int) {
        line.removeAll(keepingCapacity: true)
        var next = heads[index]
        while next >= 0 {
            line.append(crossings[next])
            next = crossings[next].next
        }
        line.sort { $0.x < $1.x }
        var winding = 0
        for at in 0..<max(0, line.count - 1) {
            winding += line[at].winding
            let (start, end) = (line[at].x, line[at + 1].x)
            if winding != 0, start < end { cover(from: start, to: end, row: index / Self.samples) }
        }
    }

    private mutating func cover(from start: Double, to end: Double, row: Int) {
        let weight = 1 / Double(Self.samples)
        let first = min(width - 1, Int(start))
        let last = min(width - 1, Int(end))
        let base = row * width
        if first == last {
            coverage[base + first] += (end - start) * weight
            return
        }
        coverage[base + first] += (Double(first + 1) - start) * weight
        for column in (first + 1)..<last { coverage[base + column] += weight }
        coverage[base + last] += (end - Double(last)) * weight
    }
}
