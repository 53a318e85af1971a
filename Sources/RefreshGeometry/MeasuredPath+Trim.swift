extension MeasuredPath {
    /// The part of the path between two fractions of its length, each clamped to 0…1. Empty where the end isn't after the start.
    public func trimmed(from start: Double, to end: Double) -> PlanePath {
        var result = PlanePath()
        appendTrimmed(from: start, to: end, to: &result)
        return result
    }

    /// Appends the part of the path between two fractions of its length to another path, which allocates nothing once it has the room.
    ///
    /// Lines stay lines, curves become cubics that lie on the same curve, and a closed subpath that is inside as a whole stays closed.
    public func appendTrimmed(from start: Double, to end: Double, to result: inout PlanePath) {
        guard start < end, start < 1, end > 0, let first = place(at: start * length), let last = place(at: end * length) else { return }
        var closedFrom = -1
        var isDrawing = false
        for index in first.piece...last.piece {
            let piece = pieces[index]
            let from = index == first.piece ? first.parameter : 0
            let to = index == last.piece ? last.parameter : 1
            guard from < to else { continue }
            if index == piece.subpath { closedFrom = from <= 0 ? index : -1 }
            if index == piece.subpath || !isDrawing {
                result.move(to: from <= 0 ? piece.curve.start : piece.point(at: from))
                isDrawing = true
            }
            let isWhole = to >= 1
            if piece.closes, isWhole, closedFrom == piece.subpath {
                if !piece.isLine { piece.draw(from: from, to: to, into: &result) }
                result.close()
            } else {
                piece.draw(from: from, to: to, into: &result)
            }
        }
    }
}

extension MeasuredPath.Piece {
    /// Draws a part of it from where it begins.
    fileprivate func draw(from start: Double, to end: Double, into path: inout PlanePath) {
        if isLine {
            path.line(to: end >= 1 ? curve.end : point(at: end))
        } else {
            let part = start <= 0 && end >= 1 ? curve : curve.part(from: start, to: end)
            path.cubic(to: part.end, control1: part.control1, control2: part.control2)
        }
    }
}
