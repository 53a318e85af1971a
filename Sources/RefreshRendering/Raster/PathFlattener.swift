import RefreshGeometry

/// Divides the curves of a path into straight pieces.
struct PathFlattener {
    private var lines: [Polyline] = []
    private var current: [PlanePoint] = []
    private var start = PlanePoint.zero
    private let dotsPerUnit: Double

    /// The subpaths of a path as lines that keep within a twentieth of a dot of it. Steps that lack their points end the path.
    static func flatten(_ verbs: ArraySlice<PlanePath.Verb>, _ points: ArraySlice<PlanePoint>, _ dotsPerUnit: Double) -> [Polyline] {
        var flattener = PathFlattener(dotsPerUnit: dotsPerUnit)
        var rest = points
        for verb in verbs {
            guard rest.count >= verb.pointCount else { break }
            flattener.add(verb, rest.prefix(verb.pointCount))
            rest = rest.dropFirst(verb.pointCount)
        }
        flattener.finish(isClosed: false)
        return flattener.lines
    }

    private init(dotsPerUnit: Double) {
        self.dotsPerUnit = dotsPerUnit
    }

    private mutating func add(_ verb: PlanePath.Verb, _ points: ArraySlice<PlanePoint>) {
        let first = points.startIndex
        switch verb {
        case .move:
            finish(isClosed: false)
            start = points[first]
            current = [start]
        case .line:
            begin()
            current.append(points[first])
        case .quad: quad(points[first], points[first + 1])
        case .cubic: cubic(points[first], points[first + 1], points[first + 2])
        case .close: finish(isClosed: true)
        }
    }

    /// After a close the next subpath begins where the last one did.
    private mutating func begin() {
        if current.isEmpty { current = [start] }
    }

    private mutating func finish(isClosed: Bool) {
        if !current.isEmpty { lines.append(Polyline(points: current, isClosed: isClosed)) }
        current = []
    }

    private mutating func quad(_ control: PlanePoint, _ end: PlanePoint) {
        begin()
        let from = current[current.count - 1]
        let steps = steps(bend: (from + end - control * 2).length / 4)
        for index in 1...steps {
            let t = Double(index) / Double(steps)
            let u = 1 - t
            current.append(from * (u * u) + control * (2 * u * t) + end * (t * t))
        }
    }

    private mutating func cubic(_ control1: PlanePoint, _ control2: PlanePoint, _ end: PlanePoint) {
        begin()
        let from = current[current.count - 1]
        let bend = max((from + control2 - control1 * 2).length, (control1 + end - control2 * 2).length) * 0.75
        let steps = steps(bend: bend)
        for index in 1...steps {
            let t = Double(index) / Double(steps)
            let u = 1 - t
            current.append(from * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + end * (t * t * t))
        }
    }

    /// Wang's formula: a curve whose second difference is `bend` (times d(d - 1) / 8) keeps within a tolerance in √(bend / tolerance) chords.
    private func steps(bend: Double) -> Int {
        Int((bend * dotsPerUnit / 0.05).squareRoot().rounded(.up).finite(or: 1).clamped(1, 256))
    }
}
