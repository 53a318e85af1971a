public import RefreshGeometry

/// A line of text, written by hand in the package's script: where the pen goes, in order.
///
/// The text has two parts that make one line, such as "Load" and "ing". Joined letters are one subpath; where the pen is lifted, another
/// begins. Dots, bars and accents come last: at the end of their word, or of the first part, so that this is whole by itself. The second part
/// goes on exactly where the first ends, in place and direction.
///
/// ```swift
/// let text = try StrokeText("Load", then: "ing", xHeight: 16)
/// let measured = MeasuredPath(text.path)
/// ```
public struct StrokeText: Hashable, Sendable {
    /// The whole line. The baseline is at y = 0, y grows downwards; the first letter stands near x = 0.
    public let path: PlanePath
    /// The first part alone: the beginning of the whole line.
    public let firstPath: PlanePath
    /// The letters one by one, each with its own dots and accents; spaces aren't letters.
    public let letters: [PlanePath]
    /// How many of the letters belong to the first part.
    public let firstLetterCount: Int

    /// Writes a text. Accents may be parts of characters or follow their letter; spaces of any kind part words.
    /// - Parameters:
    ///   - first: The first part.
    ///   - rest: What is written after it, on the same line.
    ///   - xHeight: The height of an x, in points. What is not positive or not finite gives empty paths.
    /// - Throws: `StrokeTextError`, with the first character that the script doesn't have.
    public init(_ first: String, then rest: String = "", xHeight: Double) throws(StrokeTextError) {
        var setting = StrokeSetting()
        try setting.add(first, isFirst: true)
        try setting.add(rest, isFirst: false)
        setting.finish()
        let scale = xHeight > 0 && xHeight.isFinite ? xHeight / 100 : 0
        let lean = Maths.cos(StrokeFont.slant) / Maths.sin(StrokeFont.slant)
        let map = PlaneTransform(a: scale, b: 0, c: lean * scale, d: -scale, tx: 0, ty: 0)
        func written(_ letters: ArraySlice<StrokeSetting.Letter>) -> PlanePath {
            guard scale > 0 else { return PlanePath() }
            var pen = StrokePen()
            for letter in letters { pen.write(letter) }
            return pen.finished().transformed(by: map)
        }
        firstLetterCount = setting.letters.prefix { $0.isFirst }.count
        path = written(setting.letters[...])
        firstPath = written(setting.letters[..<firstLetterCount])
        letters = setting.letters.indices.map { written(setting.letters[$0...$0]) }
    }
}
