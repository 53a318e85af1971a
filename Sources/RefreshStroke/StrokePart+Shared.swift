internal import RefreshGeometry

/// The parts that letters share: one join, one foot, one arch, one oval, one loop and its mirror image, so that all look of one hand.
extension StrokePart {
    /// Where a letter before it leads in: at x = 0.
    static var join: StrokePart { .join(0) }

    /// Where it leads into the letter after it.
    static func join(_ x: Double) -> StrokePart { .to(x, StrokeFont.join.y, StrokeFont.join.heading) }

    /// From the join up to the top of a stem, and back.
    static func rise(_ x: Double, to top: Double = 100) -> StrokePart { StrokePart([.up(x, 70), .back(x, top, 90)]) }

    /// Down a stem, and back: what an arch grows from.
    static func drop(_ x: Double, to bottom: Double = 0) -> StrokePart { .back(x, bottom, 270) }

    /// From a stem round the baseline and up to the join.
    static func foot(_ x: Double) -> StrokePart { StrokePart([.down(x, 27), .right(x + 23, 0), .join(x + StrokeFont.exit)]) }

    /// From a stem round the baseline and up to the top of the next stem, and back.
    static func turn(_ x: Double, _ next: Double) -> StrokePart {
        StrokePart([.down(x, 30), .right(x + 0.45 * (next - x), 0), .up(next, 64), .back(next, 100, 90)])
    }

    /// From a stem over to the next one.
    static func arch(_ x: Double, _ next: Double) -> StrokePart {
        StrokePart([.up(x, 38), .right(x + 0.57 * (next - x), 100), .down(next, 66)])
    }

    /// From the arm of a letter that ends high, by a small dip, into the join.
    static func link(_ x: Double) -> StrokePart { StrokePart([.down(x, 68), .right(x + 19, 41), .join(x + 37)]) }

    /// From the join up and round the loop of a tall letter into its stem.
    static var loop: StrokePart {
        let stem = StrokeFont.tallStem
        return StrokePart([.fork, .up(stem + 40, 150), .left(stem + 18, 200), .down(stem, 145)])
    }

    /// Where the upstroke of a loop and the arch or bowl of the same letter part: both go through it in one direction, so that they leave
    /// neither a sliver of light nor a dark wedge between them.
    static var fork: StrokePart { .to(forkPlace.x, forkPlace.y, forkPlace.heading) }

    /// From the top of a bowl down into the fork, and back.
    static var forkTurn: StrokePart { .back(forkPlace.x, forkPlace.y, forkPlace.heading + 180) }

    private static let forkPlace = (x: StrokeFont.tallStem + 15.6, y: 80.8, heading: 57.2)

    /// From a height of a loop's stem into the fork, and to the top of an arch.
    static func forkedArch(from y: Double, top: Double) -> StrokePart {
        StrokePart([.up(StrokeFont.tallStem, y), .fork, .right(top, 100)])
    }

    /// From a stem round the loop below the line and up to the join.
    static func tail(_ x: Double) -> StrokePart {
        StrokePart([.down(x, -62), .left(x - 22, -115), .up(x - 47, -88), .join(x + StrokeFont.exit)])
    }

    /// The hook with which the stem of a capital begins.
    static func hook(_ x: Double) -> StrokePart { StrokePart([.to(x - 40, 146, 80), .right(x - 18, 190), .down(x, 158)]) }

    /// A level stroke.
    static func bar(_ x: Double, _ end: Double, _ y: Double) -> StrokePart { StrokePart([.right(x, y), .right(end, y)]) }

    /// A short stroke that the width of the pen makes a dot.
    static func dot(_ x: Double, _ y: Double) -> StrokePart { StrokePart([.to(x, y + 3), .to(x, y - 3)]) }

    /// A small closed ring about a point.
    static func ring(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> StrokePart {
        StrokePart([.left(x, y + height), .down(x - width, y), .right(x, y - height), .up(x + width, y), .left(x, y + height)])
    }
}

/// The oval of a, d, g, o and q, and of c. It is an ellipse from the baseline to the height of an x.
extension StrokePart {
    /// From the join along the oval's shoulder, over the top and back: the way round goes against the clock.
    static func ovalTop(turnAt degrees: Double) -> StrokePart {
        StrokePart([
            .shoulder(-60), .right(StrokeFont.ovalMiddle, 100), .begin, .shoulderTurn(degrees), .left(StrokeFont.ovalMiddle, 100),
            .shoulder(-60, isBackward: true), .down(StrokeFont.ovalLeft, 50),
        ])
    }

    /// The oval from the join to its right side, where the pen goes up.
    static var oval: StrokePart {
        StrokePart([.ovalTop(turnAt: 90), .right(StrokeFont.ovalMiddle, 0), .up(StrokeFont.ovalRight, 50)])
    }

    /// From the oval's right side over the top, and back to leave it over its right shoulder into the join.
    static var ovalLink: StrokePart {
        StrokePart([
            .left(StrokeFont.ovalMiddle, 100), .shoulderTurn(-60, isBackward: true), .right(StrokeFont.ovalMiddle, 100), .shoulder(60),
            .right(StrokeFont.ovalRight + 26, 41), .join(StrokeFont.ovalRight + 44),
        ])
    }

    /// A place on the oval's upper half, by the angle from its top; the pen goes clockwise, or backward.
    static func shoulder(_ degrees: Double, isBackward: Bool = false) -> StrokePart {
        StrokePart(.knot(shoulderKnot(degrees, isBackward: isBackward)))
    }

    /// A place on the upper half where the pen turns back.
    static func shoulderTurn(_ degrees: Double, isBackward: Bool = false) -> StrokePart {
        var knot = shoulderKnot(degrees, isBackward: isBackward)
        knot.turnsBack = true
        return StrokePart(.knot(knot))
    }

    private static func shoulderKnot(_ degrees: Double, isBackward: Bool) -> StrokeKnot {
        let angle = degrees * .pi / 180
        let (sine, cosine) = (Maths.sin(angle), Maths.cos(angle))
        let radius = StrokeFont.ovalRight - StrokeFont.ovalMiddle
        let heading = Maths.atan2(-50 * sine, radius * cosine) * 180 / .pi
        return StrokeKnot(x: StrokeFont.ovalMiddle + radius * sine, y: 50 + 50 * cosine, heading: isBackward ? heading + 180 : heading)
    }
}
