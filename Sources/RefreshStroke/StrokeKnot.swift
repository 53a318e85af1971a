/// A place that a pen goes through, in the grid of the letters: 100 is the height of an x, y grows upwards from the baseline, and stems
/// stand upright; the slant comes later.
struct StrokeKnot {
    /// How far to the right.
    var x: Double
    /// How far above the baseline.
    var y: Double
    /// The direction of the pen in degrees: 0 to the right, 90 upwards. Nil: solved, so that the curve bends evenly.
    var heading: Double?
    /// Whether the pen turns right back here: it arrives in the direction and leaves against it.
    var turnsBack = false

    /// Whether letters are joined here.
    var isJoin: Bool { y == StrokeFont.join.y && heading == StrokeFont.join.heading }

    /// The knot as the start of a stroke: where the pen would turn back, it sets out the way that it would have gone back.
    var asStart: StrokeKnot {
        turnsBack ? StrokeKnot(x: x, y: y, heading: heading.map { $0 + 180 }) : self
    }
}
