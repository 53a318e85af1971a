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
        walk(from: start, to: end) { step in
            switch step {
            case .move(let point): result.move(to: point)
            case .line(let point): result.line(to: point)
            case .cubic(let curve): result.cubic(to: curve.end, control1: curve.control1, control2: curve.control2)
            case .close: result.close()
            }
        }
    }

    /// A step along a part of a path.
    package enum Step {
        /// Begins a subpath at a point.
        case move(PlanePoint)
        /// A straight line to a point.
        case line(PlanePoint)
        /// A curve from where the step before it ended.
        case cubic(CubicCurve)
        /// A straight line to where the subpath began, which it closes.
        case close
    }

    /// Hands over the steps of the part between two fractions of the length: those of `trimmed(from:to:)`. Allocates nothing.
    package func walk(from start: Double, to end: Double, _ body: (Step) -> Void) {
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
                body(.move(from <= 0 ? piece.curve.start : piece.point(at: from)))
                isDrawing = true
            }
            if piece.closes, to >= 1, closedFrom == piece.subpath {
                if !piece.isLine { body(piece.step(from: from, to: to)) }
                body(.close)
            } else {
                body(piece.step(from: from, to: to))
            }
        }
    }
}

extension MeasuredPath.Piece {
    /// A part of it, from where it begins.
    fileprivate func step(from start: Double, to end: Double) -> MeasuredPath.Step {
        if isLine { return .line(end >= 1 ? curve.end : point(at: end)) }
        return .cubic(start <= 0 && end >= 1 ? curve : curve.part(from: start, to: end))
    }
}
