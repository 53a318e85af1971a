import RefreshAnimation
import RefreshGeometry

/// A run of straight pieces, as what curves become before they are drawn.
struct Polyline: Equatable {
    /// The corners, in order.
    var points: [PlanePoint]
    /// Whether the last corner is joined to the first.
    var isClosed = false

    /// The length along all pieces.
    var length: Double {
        var sum = 0.0
        for index in points.indices.dropFirst() { sum += (points[index] - points[index - 1]).length }
        if isClosed, let first = points.first, let last = points.last { sum += (first - last).length }
        return sum
    }

    /// The part from one length along it to another, open. Lengths outside are clamped; nil if nothing is left.
    func part(from start: Double, to end: Double) -> Polyline? {
        guard start < end, !points.isEmpty else { return nil }
        var cut: [PlanePoint] = []
        var walked = 0.0
        for index in 0..<(isClosed ? points.count : points.count - 1) {
            let (from, to) = (points[index], points[(index + 1) % points.count])
            let length = (to - from).length
            if length > 0, walked + length > start, walked < end {
                if cut.isEmpty { cut.append(from + (to - from) * (max(0, start - walked) / length)) }
                cut.append(walked + length <= end ? to : from + (to - from) * ((end - walked) / length))
            }
            walked += length
        }
        return cut.count > 1 ? Polyline(points: cut) : nil
    }

    /// The dashes of a pattern. One that can't be drawn, or is so fine that it could only cost time, leaves the line whole.
    func dashes(_ pattern: PictureStroke.Dash) -> [Polyline] {
        let whole = length
        let period = pattern.length + pattern.gap
        guard pattern.isValid, period * Self.mostDashes > whole else { return [self] }
        // The pattern begins before the line, by the part of it that the phase has used up.
        let used = pattern.phase / period
        var position = (used.rounded(.down) - used) * period
        var dashes: [Polyline] = []
        while position < whole {
            if let dash = part(from: max(0, position), to: position + pattern.length) { dashes.append(dash) }
            position += period
        }
        return dashes
    }

    /// The most dashes on one line.
    private static let mostDashes = 4096.0
}
