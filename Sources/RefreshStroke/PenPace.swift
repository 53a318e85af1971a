internal import RefreshGeometry

/// When a pen is where along a line: slow in turns, fast between them, at rest where it is put down and lifted.
///
/// The two-thirds power law: speed grows with the radius of the curve to the power of 1/3 (Lacquaniti, Terzuolo and Viviani, 1983; as an
/// exponent of the curvature -1/3). The curvature, in heights of an x, is held between 0.22 and 15, so that nothing stalls. It is made into
/// a table once; then a look-up is a binary search.
struct PenPace {
    private static let steps = 256
    /// How long the pen takes to get to its speed, in seconds.
    private static let ramp = 0.07

    /// The times at which each of the equal parts of the length ends, as parts of the whole time. Empty: at an even speed.
    private let times: [Double]

    /// Makes the table for the part of a line from a fraction of its length on.
    /// - Parameters:
    ///   - line: The line; each subpath is put down and lifted.
    ///   - start: Where the part begins.
    ///   - unit: The height of an x, in points.
    ///   - duration: How long the whole part takes, in seconds.
    ///   - exponent: 1/3 for a hand, 0 for an even speed.
    init(along line: MeasuredPath, from start: Double, unit: Double, duration: Double, exponent: Double) {
        let length = line.length * (1 - start)
        guard length > 0, unit > 0, exponent > 0 else {
            times = []
            return
        }
        // The hand takes over from the finger at rest.
        let lifts = (Self.lifts(of: line) + [line.length * start]).sorted()
        let step = length / Double(Self.steps)
        let places = (0..<Self.steps).map { line.length * start + (Double($0) + 0.5) * step }
        let bends = Self.smoothed(
            places.map { Self.curvature(of: line, at: $0, within: lifts, reach: 0.02 * unit) }, over: 0.2 * unit / step)
        // The way on which an even ramp brings the pen to its mean speed.
        let rampLength = duration > 0 ? Self.ramp / 2 / duration * length : 0
        var sum = 0.0
        var sums: [Double] = []
        for (place, bend) in zip(places, bends) {
            let near = lifts.reduce(Double.infinity) { min($0, abs($1 - place)) }
            let slowness = near < rampLength ? min(3, (rampLength / max(near, step / 4)).squareRoot()) : 1
            sum += Maths.pow((bend * unit).clamped(0.22, 15), exponent) * slowness
            sums.append(sum)
        }
        times = sums.map { $0 / sum }
    }

    /// The part of the length that is written after a part of the time; both 0…1, held there.
    func position(at time: Double) -> Double {
        let time = time > 0 ? min(1, time) : 0
        guard !times.isEmpty else { return time }
        var (low, high) = (0, times.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] < time { low = middle + 1 } else { high = middle }
        }
        let before = low > 0 ? times[low - 1] : 0
        let span = times[low] - before
        return (Double(low) + (span > 0 ? (time - before) / span : 0)) / Double(times.count)
    }

    /// The lengths at which subpaths begin and end, in order.
    private static func lifts(of line: MeasuredPath) -> [Double] {
        var end = 0.0
        var lifts = [0.0]
        for subpath in line.path.subpaths {
            end += MeasuredPath(subpath).length
            lifts.append(end)
        }
        return lifts
    }

    /// How sharply the line turns about a place, in radians a point, by the directions before and after it on the same subpath.
    private static func curvature(of line: MeasuredPath, at place: Double, within lifts: [Double], reach: Double) -> Double {
        let before = max(place - reach, lifts.last { $0 <= place } ?? 0)
        let after = min(place + reach, lifts.first { $0 > place } ?? line.length)
        guard after > before else { return 0 }
        // Just inside, since a lift belongs to what follows it.
        let (one, other) = (line.tangent(at: before), line.tangent(at: after - 1e-6 * (after - before)))
        let angle = Maths.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y)
        return abs(angle) / (after - before)
    }

    /// Each value as the mean of those about it.
    private static func smoothed(_ values: [Double], over width: Double) -> [Double] {
        let reach = Int((width / 2 + 0.5).clamped(0, 64))
        return values.indices.map { index in
            let range = max(0, index - reach)...min(values.count - 1, index + reach)
            return values[range].reduce(0) { $0 + $1 } / Double(range.count)
        }
    }
}
