/// A piece of a letter: knots in the order of the pen, or a sign between them. A letter is a row of parts.
///
/// Numbers are in the grid of the letters, see `StrokeKnot`; headings in degrees.
struct StrokePart {
    enum Step {
        case knot(StrokeKnot)
        /// The pen is lifted; what follows is written next.
        case lift
        /// The pen is lifted; what follows is written when the word is done, as dots and bars are.
        case late
        /// Where no letter leads into it, the letter begins at the next knot.
        case begin
    }

    let steps: [Step]

    init(_ steps: Step...) { self.steps = steps }

    init(_ parts: [StrokePart]) { steps = parts.flatMap { $0.steps } }

    static var lift: StrokePart { StrokePart(.lift) }
    static var late: StrokePart { StrokePart(.late) }
    static var begin: StrokePart { StrokePart(.begin) }

    /// Through a point, in a direction or however the curve bends evenly.
    static func to(_ x: Double, _ y: Double, _ heading: Double? = nil) -> StrokePart {
        StrokePart(.knot(StrokeKnot(x: x, y: y, heading: heading)))
    }

    static func right(_ x: Double, _ y: Double) -> StrokePart { .to(x, y, 0) }
    static func up(_ x: Double, _ y: Double) -> StrokePart { .to(x, y, 90) }
    static func left(_ x: Double, _ y: Double) -> StrokePart { .to(x, y, 180) }
    static func down(_ x: Double, _ y: Double) -> StrokePart { .to(x, y, 270) }

    /// Arrives in a direction and goes right back: a retrace.
    static func back(_ x: Double, _ y: Double, _ heading: Double) -> StrokePart {
        StrokePart(.knot(StrokeKnot(x: x, y: y, heading: heading, turnsBack: true)))
    }
}
