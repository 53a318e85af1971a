/// A path together with a table of its arc length, so that it can be cut and followed at any length.
///
/// All subpaths count, in order, as if a pen drew them one after the other. The table is made once; then a look-up is a binary search and
/// a step or two of Newton's method, and a length is right to within 0.001 points. Subpaths and steps without length are left out. A path
/// with numbers that are not finite, or whose length no double can hold, has length 0.
public struct MeasuredPath: Sendable {
    /// The path.
    public let path: PlanePath
    /// The arc length of all subpaths together, in points.
    public let length: Double
    /// The parts with a length, in order.
    let pieces: [Piece]
    /// For each curved piece the arc length from its start to 1/8, 2/8 … 8/8 of its parameter.
    private let samples: [Double]

    /// A step of the path that has a length.
    struct Piece: Sendable {
        let curve: CubicCurve
        /// Where it begins, as a length from the start of the path.
        let start: Double
        let length: Double
        let isLine: Bool
        /// Whether one step of the rule measures any of its samples: no cusp is near.
        let isSmooth: Bool
        /// Where its samples begin.
        let sample: Int
        /// The first piece of its subpath.
        let subpath: Int
        /// Whether it is the last piece of a subpath that is closed.
        var closes = false

        /// The point at a parameter. On a line without detours, so that whole numbers stay whole.
        func point(at t: Double) -> PlanePoint { isLine ? curve.start + (curve.end - curve.start) * t : curve.point(at: t) }
    }

    /// A place on the path: a piece and a parameter of its curve.
    struct Place {
        var piece: Int
        var parameter: Double
    }

    private static let samplesPerCurve = 8

    /// Measures a path.
    public init(_ path: PlanePath) {
        self.path = path
        var survey = Survey()
        if path.isFinite { survey.run(over: path) }
        if !survey.length.isFinite { survey = Survey() }
        length = survey.length
        pieces = survey.pieces
        samples = survey.samples
    }

    /// The point at a length from the start, which is clamped to the path; the origin for a path without length.
    public func point(at length: Double) -> PlanePoint {
        guard let place = place(at: length) else { return .zero }
        return pieces[place.piece].point(at: place.parameter)
    }

    /// The direction at a length from the start, as a vector of length 1; zero for a path without length.
    ///
    /// At a corner it is the direction after it.
    public func tangent(at length: Double) -> PlanePoint {
        guard let place = place(at: length) else { return .zero }
        return pieces[place.piece].curve.tangent(at: place.parameter)
    }

    /// The place at a length; nil for a path without length.
    func place(at length: Double) -> Place? {
        guard !pieces.isEmpty else { return nil }
        let held = length.isNaN ? 0 : length.clamped(0, self.length)
        // The last piece that begins at the length or before it.
        var (low, high) = (0, pieces.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].start <= held { low = middle } else { high = middle }
        }
        return Place(piece: low, parameter: parameter(of: pieces[low], at: held - pieces[low].start))
    }

    /// The parameter of a piece at a length from its start.
    private func parameter(of piece: Piece, at length: Double) -> Double {
        if length >= piece.length { return 1 }
        if piece.isLine { return length / piece.length }
        let (base, count) = (piece.sample, Self.samplesPerCurve)
        var step = 0
        while step < count - 1, samples[base + step] <= length { step += 1 }
        let before = step == 0 ? 0 : samples[base + step - 1]
        let target = length - before
        let whole = samples[base + step] - before
        let origin = Double(step) / Double(count)
        var (low, high) = (origin, Double(step + 1) / Double(count))
        guard whole > 0 else { return low }
        // Newton's method on the length, held inside an interval that shrinks: near a cusp the speed falls to 0.
        var guess = low + (high - low) * target / whole
        for _ in 0..<40 {
            let reached =
                piece.isSmooth
                ? piece.curve.roughLength(from: origin, to: guess)
                : piece.curve.length(from: origin, to: guess, turns: piece.curve.turns)
            let miss = reached - target
            if abs(miss) <= 1e-7 { break }
            if miss > 0 { high = guess } else { low = guess }
            let next = guess - miss / piece.curve.derivative(at: guess).length
            guess = next > low && next < high ? next : (low + high) / 2
        }
        return guess
    }

    /// What is being measured.
    private struct Survey {
        var pieces: [Piece] = []
        var samples: [Double] = []
        var length = 0.0

        mutating func run(over path: PlanePath) {
            var (start, current, subpath, next) = (PlanePoint.zero, PlanePoint.zero, 0, 0)
            for verb in path.verbs {
                let points = path.points[next..<next + verb.pointCount]
                next += verb.pointCount
                switch verb {
                case .move:
                    start = points[points.startIndex]
                    subpath = pieces.count
                case .line: add(CubicCurve(from: current, to: points[points.startIndex]), isLine: true, subpath: subpath)
                case .quad:
                    let curve = CubicCurve(start: current, control: points[points.startIndex], end: points[points.startIndex + 1])
                    add(curve, isLine: false, subpath: subpath)
                case .cubic:
                    let (first, second) = (points[points.startIndex], points[points.startIndex + 1])
                    let curve = CubicCurve(start: current, control1: first, control2: second, end: points[points.startIndex + 2])
                    add(curve, isLine: false, subpath: subpath)
                case .close:
                    add(CubicCurve(from: current, to: start), isLine: true, subpath: subpath)
                    if pieces.count > subpath { pieces[pieces.count - 1].closes = true }
                    subpath = pieces.count
                }
                current = points.last ?? start
            }
        }

        private mutating func add(_ curve: CubicCurve, isLine: Bool, subpath: Int) {
            let first = samples.count
            var own = 0.0
            var isSmooth = true
            if isLine {
                own = (curve.end - curve.start).length
            } else {
                let turns = curve.turns
                for step in 0..<samplesPerCurve {
                    let (from, to) = (Double(step) / Double(samplesPerCurve), Double(step + 1) / Double(samplesPerCurve))
                    let part = curve.length(from: from, to: to, turns: turns)
                    if abs(part - curve.roughLength(from: from, to: to)) > 1e-7 { isSmooth = false }
                    own += part
                    samples.append(own)
                }
            }
            guard own > 0 else { return }
            pieces.append(
                Piece(
                    curve: curve, start: length, length: own, isLine: isLine, isSmooth: isSmooth, sample: first, subpath: subpath))
            length += own
        }
    }
}

extension MeasuredPath: Hashable {
    /// Two are equal when their paths are.
    public static func == (left: MeasuredPath, right: MeasuredPath) -> Bool { left.path == right.path }

    /// Hashes the path.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
