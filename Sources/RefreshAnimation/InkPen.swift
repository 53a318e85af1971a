import RefreshGeometry

/// Follows the steps of a path and adds the ink that they leave to a span: of the path's inside, or of a line along it.
struct InkPen {
    /// The ink so far.
    private(set) var span: InkSpan
    private let stroke: PictureStroke?
    /// Half the width of the line; 0 without one.
    private let radius: Double
    /// How far ink reaches from any place of a line, or of a curve.
    private let reach: Double
    /// Whether straight parts are as wide as the line and no wider: no round end or dash can stand there.
    private let hasEdges: Bool

    private var start = PlanePoint.zero
    private var current = PlanePoint.zero
    /// The directions in which the subpath under way begins, and in which it has come here; nil before its first step.
    private var first: PlanePoint?
    private var last: PlanePoint?
    private var isUnderWay = false

    /// How long a mitre may be, in widths, before the corner is cut off: `PictureStroke.Join.miter`.
    private static let miterLimit = 4.0

    /// Makes a pen: without a stroke, what fills.
    init(_ span: InkSpan, stroke: PictureStroke?) {
        self.span = span
        self.stroke = stroke
        radius = (stroke?.width ?? 0) / 2
        reach = (stroke?.reach ?? 0) * span.unit
        hasEdges = stroke.map { !($0.cap == .round && $0.join == .round) && ($0.cap == .butt || !$0.isDashed) } ?? false
    }

    /// Takes all steps of a path, and lifts.
    mutating func trace(_ verbs: ArraySlice<PlanePath.Verb>, _ points: ArraySlice<PlanePoint>) {
        var next = points.startIndex
        for verb in verbs {
            guard points.endIndex - next >= verb.pointCount else { break }
            switch verb {
            case .move: take(.move(points[next]))
            case .line: take(.line(points[next]))
            case .quad: quad(points[next], points[next + 1])
            case .cubic:
                take(.cubic(CubicCurve(start: current, control1: points[next], control2: points[next + 1], end: points[next + 2])))
            case .close: take(.close)
            }
            next += verb.pointCount
        }
        lift()
    }

    /// Takes a step.
    mutating func take(_ step: MeasuredPath.Step) {
        switch step {
        case .move(let point):
            lift()
            (start, current, isUnderWay) = (point, point, true)
        case .line(let end): line(to: end)
        case .cubic(let curve):
            span.add(curve, reach: reach)
            go(to: curve.end, through: curve.control1, curve.control2)
        case .close:
            line(to: start)
            if let first { corner(to: first) } else { lift() }
            (first, last, isUnderWay) = (nil, nil, false)
        }
    }

    /// Ends the subpath under way, which stays open.
    mutating func lift() {
        if let first, let last {
            end(at: start, towards: first * -1)
            end(at: current, towards: last)
        } else if isUnderWay, let stroke, stroke.cap != .butt {
            // A line without length has its two ends all the same; square ones lie along the axes.
            end(at: start, towards: PlanePoint(x: -1, y: 0))
            end(at: start, towards: PlanePoint(x: 1, y: 0))
        }
        (first, last, isUnderWay) = (nil, nil, false)
    }

    private mutating func line(to end: PlanePoint) {
        let along = Self.unit(end - current)
        if hasEdges, let along {
            let side = PlanePoint(x: -along.y, y: along.x) * radius
            span.add(current, aside: side)
            span.add(end, aside: side)
        } else if along != nil {
            span.add(current, reach: reach)
            span.add(end, reach: reach)
        }
        go(to: end, through: current, end)
    }

    private mutating func quad(_ control: PlanePoint, _ end: PlanePoint) {
        span.add(quadFrom: current, control: control, to: end, reach: reach)
        go(to: end, through: control, control)
    }

    /// Turns into a step that has these controls, and arrives at its end.
    private mutating func go(to end: PlanePoint, through control1: PlanePoint, _ control2: PlanePoint) {
        isUnderWay = true
        guard let out = Self.unit(control1 - current) ?? Self.unit(control2 - current) ?? Self.unit(end - current) else { return }
        corner(to: out)
        if first == nil { first = out }
        last = Self.unit(end - control2) ?? Self.unit(end - control1) ?? Self.unit(end - current) ?? out
        current = end
    }

    /// Adds what a corner has beyond the two steps that meet in it.
    private mutating func corner(to out: PlanePoint) {
        guard let into = last, let stroke else { return }
        switch stroke.join {
        case .round: span.add(current, reach: radius * span.unit)
        case .bevel: break
        case .miter:
            // The tip lies along the sum of the normals; it is as long as 1 / cos of half the turn.
            let square = (1 + into.x * out.x + into.y * out.y) / 2
            guard square * Self.miterLimit * Self.miterLimit >= 1 else { return }
            let normals = PlanePoint(x: -into.y - out.y, y: into.x + out.x)
            // Inside of the corner the same point lies in the line anyway, if its steps are longer than wide.
            let isLeft = into.x * out.y - into.y * out.x > 0
            span.add(current + normals * ((isLeft ? -radius : radius) / (2 * square)))
        }
    }

    private mutating func end(at point: PlanePoint, towards out: PlanePoint) {
        guard let stroke else { return }
        switch stroke.cap {
        case .butt: break
        case .round: span.add(point, reach: radius * span.unit)
        case .square: span.add(point + out * radius, aside: PlanePoint(x: -out.y, y: out.x) * radius)
        }
    }

    private static func unit(_ vector: PlanePoint) -> PlanePoint? {
        let length = vector.length
        return length > 0 ? vector * (1 / length) : nil
    }
}
