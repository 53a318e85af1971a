/// A path of straight lines and Bézier curves, in points: verbs and the points that they take, stored flat.
///
/// A subpath begins with a move. A drawing verb without one before it begins where the last subpath began (after a close, as in SVG), or
/// moves to its first point. Nothing is checked: numbers that are not finite are kept, and `isFinite` tells.
public struct PlanePath: Hashable, Sendable {
    /// One step of a path.
    public enum Verb: UInt8, Hashable, Sendable, CaseIterable {
        /// Begins a subpath at a point. Takes 1 point.
        case move
        /// A straight line. Takes 1 point.
        case line
        /// A quadratic Bézier curve. Takes 2 points: the control and the end.
        case quad
        /// A cubic Bézier curve. Takes 3 points: two controls and the end.
        case cubic
        /// Closes the subpath with a straight line to its start. Takes no point.
        case close

        /// How many points the verb takes.
        @inlinable public var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    /// The steps, in order.
    public private(set) var verbs: [Verb] = []
    /// The points that the steps take, in order.
    public private(set) var points: [PlanePoint] = []
    /// Where the subpath began that is under way.
    private var start = PlanePoint.zero

    /// Makes an empty path.
    public init() {}

    /// Forgets all steps; keeps the storage.
    public mutating func removeAll() {
        verbs.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
        start = .zero
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool { verbs.isEmpty }

    /// Whether all numbers are finite.
    public var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

    /// Begins a subpath.
    public mutating func move(to point: PlanePoint) {
        verbs.append(.move)
        points.append(point)
        start = point
    }

    /// Draws a straight line.
    public mutating func line(to point: PlanePoint) {
        begin(at: point)
        verbs.append(.line)
        points.append(point)
    }

    /// Draws a quadratic Bézier curve.
    public mutating func quad(to point: PlanePoint, control: PlanePoint) {
        begin(at: control)
        verbs.append(.quad)
        points.append(control)
        points.append(point)
    }

    /// Draws a cubic Bézier curve.
    public mutating func cubic(to point: PlanePoint, control1: PlanePoint, control2: PlanePoint) {
        begin(at: control1)
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    /// Closes the subpath under way; without one, does nothing.
    public mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    /// The path with every point moved by a transform.
    public func transformed(by transform: PlaneTransform) -> PlanePath {
        var result = self
        for index in result.points.indices { result.points[index] = transform.apply(to: points[index]) }
        result.start = transform.apply(to: start)
        return result
    }

    /// Appends another path as further subpaths.
    public mutating func append(_ other: PlanePath) {
        guard !other.isEmpty else { return }
        verbs.append(contentsOf: other.verbs)
        points.append(contentsOf: other.points)
        start = other.start
    }

    /// The point from which the next step is drawn; the origin in an empty path.
    public var current: PlanePoint { verbs.last == .close ? start : points.last ?? .zero }

    /// Sees to it that a subpath is under way.
    mutating func begin(at point: PlanePoint) {
        switch verbs.last {
        case nil: move(to: point)
        case .close: move(to: start)
        default: break
        }
    }

    /// Two paths are equal when they draw the same, step by step.
    public static func == (left: PlanePath, right: PlanePath) -> Bool { left.verbs == right.verbs && left.points == right.points }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(verbs)
        hasher.combine(points)
    }
}
