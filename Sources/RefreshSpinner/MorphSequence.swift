import RefreshGeometry

/// The shapes of Material 3's loading indicator and the ways between them, at the size at which none leaves a circle.
struct MorphSequence {
    /// The way from a circle to the first shape, which the pull goes.
    let opening: MorphStep
    /// The ways from each shape to the next, and from the last to the first.
    let steps: [MorphStep]

    /// A change swings over its end by 9.5 %: damping 0.6, stiffness 200.
    static let spring = SpringMotion(stiffness: 200, damping: 2 * 0.6 * 200.0.squareRoot())

    /// The seven shapes in their order, by the radii and roundings that Material names for them.
    static let shapes: [MorphShape] = [
        .star(10, inner: 0.65, rounding: 0.1), .star(9, inner: 0.8, rounding: 0.5, turned: -90), .polygon(5, rounding: 0.3, turned: -18),
        .pill(width: 1.25, height: 1), .star(8, inner: 0.83, rounding: 0.15), .star(4, inner: 0.5, rounding: 0.3, turned: -45),
        .oval(flattened: 0.7, turned: -45),
    ]

    /// Fits the shapes into a circle, with their overshoot.
    init(radius: Double) {
        let shapes = Self.shapes
        let steps = shapes.indices.map { MorphStep(shapes[$0], shapes[($0 + 1) % shapes.count]) }
        let opening = MorphStep(.oval(flattened: 1, turned: 0), shapes[0])
        let reach = ([opening] + steps).map(Self.reach).reduce(1, max)
        let fit = PlaneTransform.scale(radius / reach)
        self.opening = opening.transformed(by: fit)
        self.steps = steps.map { $0.transformed(by: fit) }
    }

    /// The distance from the origin to the farthest control of a way, a tenth of the way beyond its end included.
    private static func reach(_ step: MorphStep) -> Double {
        zip(step.from.points, step.to.points).map { from, to in
            max(from.length, to.length, (from + (to - from) * 1.1).length)
        }.reduce(0, max)
    }
}

extension MorphStep {
    /// The way between both paths, moved by a transform.
    func transformed(by transform: PlaneTransform) -> MorphStep {
        var step = self
        step.from = from.transformed(by: transform)
        step.to = to.transformed(by: transform)
        return step
    }
}
