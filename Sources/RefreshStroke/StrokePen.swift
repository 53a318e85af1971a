internal import RefreshGeometry

/// Writes letters that are set: joined ones in one stroke, what is late at the end of the word.
struct StrokePen {
    private var path = PlanePath()
    private var stroke: [StrokeKnot] = []
    private var late: [[StrokeKnot]] = []

    mutating func write(_ letter: StrokeSetting.Letter) {
        for (index, knots) in letter.glyph.body.enumerated() {
            if index == 0, letter.isJoined, stroke.last?.isJoin == true {
                stroke += knots.dropFirst()
            } else {
                lift()
                stroke = knots
            }
        }
        late += letter.glyph.late
        // Without anything late the pen goes on with the next part as if there were none.
        if letter.isLast, !late.isEmpty { writeLate() }
    }

    /// The path that was written.
    consuming func finished() -> PlanePath {
        writeLate()
        return path
    }

    private mutating func lift() {
        StrokeSpline.append(stroke, to: &path)
        stroke = []
    }

    private mutating func writeLate() {
        lift()
        for knots in late { StrokeSpline.append(knots, to: &path) }
        late = []
    }
}
