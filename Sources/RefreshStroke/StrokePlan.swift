internal import RefreshAnimation
internal import RefreshGeometry

/// All that an animator has to know of its line, made once: where the pen goes, and when. A class, so that drawing counts one reference.
final class StrokePlan: Sendable {
    let table: PictureTable
    /// The whole line.
    let line: PicturePath
    /// The letters, or the subpaths of a drawing, of either part; none where they are written one by one.
    let firstLetters: [PicturePath]
    let restLetters: [PicturePath]
    /// The part of the line's length that the pull writes.
    let split: Double
    /// A rectangle that holds the ink, in points before any scale; the baseline is at y = 0.
    let ink: PlaneRect
    /// When the pen is where in the second part, and in the whole.
    let pace: PenPace
    let wholePace: PenPace

    /// Plans a text.
    convenience init(_ text: StrokeText, _ style: TextStrokeStyle) {
        let line = MeasuredPath(text.path)
        self.init(
            line, Array(text.letters[..<text.firstLetterCount]), Array(text.letters[text.firstLetterCount...]),
            split: line.length > 0 ? MeasuredPath(text.firstPath).length / line.length : 1, style)
    }

    /// Plans a drawing, of whose length the pull draws a part.
    convenience init(_ path: PlanePath, split: Double, _ style: TextStrokeStyle) {
        let line = MeasuredPath(path)
        let split = split.finite(or: 1).clamped(0, 1)
        self.init(
            line, line.trimmed(from: 0, to: split).subpaths, line.trimmed(from: split, to: 1).subpaths, split: split, style)
    }

    private init(
        _ line: MeasuredPath, _ first: [PlanePath], _ rest: [PlanePath], split: Double, _ style: TextStrokeStyle
    ) {
        var builder = PictureTable.Builder()
        self.line = builder.path(line)
        let isAtOnce = style.order == .allAtOnce
        firstLetters = isAtOnce ? first.map { builder.path($0) } : []
        restLetters = isAtOnce ? rest.map { builder.path($0) } : []
        table = builder.table()
        self.split = split
        let hull = line.length > 0 ? line.path.hull ?? .zero : .zero
        let reach = style.lineWidth / 2
        ink = PlaneRect(
            x: hull.minX - reach, y: hull.minY - reach, width: hull.size.width + 2 * reach, height: hull.size.height + 2 * reach)
        let duration = style.writingDuration
        pace = PenPace(along: line, from: split, unit: style.xHeight, duration: duration, exponent: style.paceExponent)
        wholePace = PenPace(
            along: line, from: 0, unit: style.xHeight, duration: duration * TextStrokePhases.wholeFactor(split),
            exponent: style.paceExponent)
    }
}
