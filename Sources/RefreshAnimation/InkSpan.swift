import RefreshGeometry

/// How far ink reaches along one axis of a picture, both ways. Shapes are added in coordinates of their own, and seen through their map.
struct InkSpan {
    /// The axis as a vector of the shape's coordinates: a point's place on the axis is its product with this, and the shift.
    let direction: PlanePoint
    private let shift: Double
    /// How far a disc of radius 1 reaches from its middle.
    let unit: Double
    /// The least place; more than `high` as long as there is no ink.
    private(set) var low = Double.infinity
    /// The greatest place.
    private(set) var high = -Double.infinity

    /// The span along the picture's x axis, of what is drawn through a map.
    static func across(_ map: PlaneTransform) -> InkSpan { InkSpan(PlanePoint(x: map.a, y: map.c), shift: map.tx) }

    /// The span along the picture's y axis.
    static func down(_ map: PlaneTransform) -> InkSpan { InkSpan(PlanePoint(x: map.b, y: map.d), shift: map.ty) }

    private init(_ direction: PlanePoint, shift: Double) {
        self.direction = direction
        self.shift = shift
        unit = direction.length
    }

    /// Adds a point, and what lies within a reach of it along the axis.
    mutating func add(_ point: PlanePoint, reach: Double = 0) { add(place(of: point), reach: reach) }

    /// Adds a point on both sides of another.
    mutating func add(_ point: PlanePoint, aside: PlanePoint) {
        add(point + aside)
        add(point - aside)
    }

    /// Adds a quadratic curve.
    mutating func add(quadFrom start: PlanePoint, control: PlanePoint, to end: PlanePoint, reach: Double) {
        let (first, bend, last) = (place(of: start), place(of: control), place(of: end))
        add(first, reach: reach)
        add(last, reach: reach)
        // It stays within its points: one whose control is no further out than its ends turns nowhere.
        guard bend < min(first, last) || bend > max(first, last) else { return }
        let t = (first - bend) / (first - bend + (last - bend))
        add(first + t * (bend - first) * (2 - t) + t * t * (last - bend), reach: reach)
    }

    /// Adds a cubic curve.
    mutating func add(_ curve: CubicCurve, reach: Double) {
        let (first, last) = (place(of: curve.start), place(of: curve.end))
        let (bend1, bend2) = (place(of: curve.control1), place(of: curve.control2))
        add(first, reach: reach)
        add(last, reach: reach)
        let (least, most) = (min(first, last), max(first, last))
        guard min(bend1, bend2) < least || max(bend1, bend2) > most else { return }
        // It turns where its velocity along the axis, a t² + b t + c, is 0; the roots without a difference of like numbers.
        let (c, middle, end) = (bend1 - first, bend2 - bend1, last - bend2)
        let (a, b) = (c - 2 * middle + end, 2 * (middle - c))
        let root = (b * b - 4 * a * c).squareRoot()
        let sum = -(b + (b < 0 ? -root : root)) / 2
        add(curve, at: sum / a, reach: reach)
        add(curve, at: c / sum, reach: reach)
    }

    private mutating func add(_ curve: CubicCurve, at t: Double, reach: Double) {
        if t > 0, t < 1 { add(curve.point(at: t), reach: reach) }
    }

    private mutating func add(_ place: Double, reach: Double) {
        low = min(low, place - reach)
        high = max(high, place + reach)
    }

    private func place(of point: PlanePoint) -> Double { direction.x * point.x + direction.y * point.y + shift }
}
