import RefreshAnimation
import RefreshGeometry
import Testing

/// The bounds fit the ink: worked out by hand, through every shape, cap, join and map.
struct PictureInkBoundsTests {
    private static let root = 0.5.squareRoot()
    private static let turn = PlaneTransform(a: root, b: root, c: -root, d: root, tx: 0, ty: 0)

    private static func stroke(
        _ width: Double, _ cap: PictureStroke.Cap = .butt, _ join: PictureStroke.Join = .miter, dash: PictureStroke.Dash? = nil
    ) -> PictureStroke { PictureStroke(.tint, width: width, cap: cap, join: join, dash: dash) }

    private static func expect(
        _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, through map: PlaneTransform = .identity,
        at location: SourceLocation = #_sourceLocation, _ draw: (inout Picture) -> Void
    ) {
        var picture = Picture()
        picture.transformed(by: map, draw)
        guard let ink = picture.bounds else {
            Issue.record("no ink", sourceLocation: location)
            return
        }
        for (found, wanted) in [(ink.minX, left), (ink.minY, top), (ink.maxX, right), (ink.maxY, bottom)] {
            #expect(abs(found - wanted) < 1e-12, "\(ink)", sourceLocation: location)
        }
    }

    private static func outline(_ data: String, _ stroke: PictureStroke) throws -> (inout Picture) -> Void {
        let path = try PlanePath(data: data)
        return { picture in
            picture.add(path)
            picture.outline(stroke: stroke)
        }
    }

    private static func slash(_ cap: PictureStroke.Cap) -> (inout Picture) -> Void {
        { $0.line(from: .zero, to: PlanePoint(x: 30, y: 40), stroke: stroke(10, cap)) }
    }

    @Test func aLineReachesAsFarAsItsEnds() {
        // Along (3, 4) / 5 and, 5 aside, along (-4, 3) / 5.
        Self.expect(-4, -3, 34, 43, Self.slash(.butt))
        Self.expect(-5, -5, 35, 45, Self.slash(.round))
        Self.expect(-7, -7, 37, 47, Self.slash(.square))
    }

    @Test func aLineWithoutLengthIsItsEnds() throws {
        let dot: (PictureStroke.Cap) -> (inout Picture) -> Void = { cap in { $0.line(from: .zero, to: .zero, stroke: Self.stroke(2, cap)) }
        }
        Self.expect(-1, -1, 1, 1, dot(.round))
        Self.expect(-1, -1, 1, 1, dot(.square))
        Self.expect(-Self.root * 2, -Self.root * 2, Self.root * 2, Self.root * 2, through: Self.turn, dot(.square))
        Self.expect(-1, -1, 1, 1, through: Self.turn, dot(.round))
        Self.expect(-1, -1, 1, 1, try Self.outline("M0 0Z", Self.stroke(2, .round)))
        var picture = Picture()
        dot(.butt)(&picture)
        #expect(picture.bounds == nil)
    }

    @Test func aCornerReachesAsFarAsItsJoin() throws {
        let corner = { (join: PictureStroke.Join) in try Self.outline("M0 40L40 40L40 0", Self.stroke(10, .butt, join)) }
        for join in PictureStroke.Join.allCases { Self.expect(0, 0, 45, 45, try corner(join)) }
        // Seen along its bisector the tip is 5√2 from the corner, a disc 5, the cut 5√½; the sides are 5√½ wider than the line's ends.
        let (below, side) = (80 * Self.root, 40 * Self.root)
        let half = 5 * Self.root
        Self.expect(-side - half, side - half, side + half, below + 2 * half, through: Self.turn, try corner(.miter))
        Self.expect(-side - half, side - half, side + half, below + 5, through: Self.turn, try corner(.round))
        Self.expect(-side - half, side - half, side + half, below + half, through: Self.turn, try corner(.bevel))
        // The limit: a corner of 29.0° still has a tip of four widths, one of 28.9° is cut off.
        let limit = { (rise: Double) in try Self.outline("M-100 -\(rise)L0 0L-100 \(rise)", Self.stroke(2)) }
        var picture = Picture()
        try limit(25.83)(&picture)
        #expect(picture.bounds.map { $0.maxX > 3.998 && $0.maxX < 4.001 } == true)
        picture.removeAll()
        try limit(25.81)(&picture)
        #expect(picture.bounds.map { $0.maxX < 1 } == true)
    }

    @Test func aClosedPathHasAJoinWhereItBegins() throws {
        let triangle = { (close: String) in try Self.outline("M0 0H30V30\(close)", Self.stroke(2)) }
        Self.expect(0, -1, 31, 30, try triangle(""))
        // The outer edge of the long side is y = x + √2: it meets the others at y = -1 and at x = 31.
        Self.expect(-1 - 2.0.squareRoot(), -1, 31, 31 + 2.0.squareRoot(), try triangle("Z"))
    }

    @Test func curvesReachAsFarAsTheyTurn() throws {
        Self.expect(0, 0, 4, 4) { picture in
            picture.move(to: .zero)
            picture.quad(to: PlanePoint(x: 4, y: 0), control: PlanePoint(x: 2, y: 8))
            picture.outline(fill: .tint)
        }
        // 3/4 of the height of its controls.
        Self.expect(-1, -1, 21, 7.5 + 1, try Self.outline("M0 0C0 10 20 10 20 0", Self.stroke(2, .round, .round)))
        // An S, y = 30 t (1 - t) (1 - 2 t): it turns where t (1 - t) is 1/6.
        let height = 5 * (1.0 / 3).squareRoot()
        Self.expect(0, -height, 30, height) { picture in
            picture.move(to: .zero)
            picture.cubic(to: PlanePoint(x: 30, y: 0), control1: PlanePoint(x: 10, y: 10), control2: PlanePoint(x: 20, y: -10))
            picture.outline(fill: .tint)
        }
        // Turned by half a right angle its ends are the extremes across.
        Self.expect(0, 0, 30 * Self.root, 30 * Self.root, through: Self.turn) { picture in
            picture.move(to: .zero)
            picture.cubic(to: PlanePoint(x: 30, y: 0), control1: PlanePoint(x: 10, y: 2), control2: PlanePoint(x: 20, y: -2))
            picture.outline(fill: .tint)
        }
    }

    @Test func turnedShapesKeepTheirSize() {
        let ring: (inout Picture) -> Void = { $0.circle(center: .zero, radius: 9, stroke: Self.stroke(2, .round, .round)) }
        Self.expect(-10, -10, 10, 10, ring)
        Self.expect(-10, -10, 10, 10, through: Self.turn, ring)
        Self.expect(-20, -30, 20, 30, through: .scale(x: 2, y: 3), ring)
        let half = 5 * 2.0.squareRoot()
        let box = PlaneRect(x: -10, y: -5, width: 20, height: 10)
        Self.expect(-3 * half / 2, -3 * half / 2, 3 * half / 2, 3 * half / 2, through: Self.turn) { $0.rect(box, fill: .tint) }
        let straight = 5 * Self.root + 5
        Self.expect(-straight, -straight, straight, straight, through: Self.turn) { $0.rect(box, cornerRadius: 5, fill: .tint) }
        Self.expect(-straight, -straight, straight, straight, through: Self.turn) { $0.rect(box, cornerRadius: 50, fill: .tint) }
        let oval = (62.5).squareRoot()
        Self.expect(-oval, -oval, oval, oval, through: Self.turn) { $0.ellipse(in: box, fill: .tint) }
        Self.expect(-oval - 1, -oval - 1, oval + 1, oval + 1, through: Self.turn) {
            $0.ellipse(in: box, stroke: Self.stroke(2, .butt, .bevel))
        }
    }

    @Test(arguments: [(PictureStroke.Join.miter, 2 * root), (.round, 1), (.bevel, root)])
    func aTurnedRectangleReachesAsFarAsItsCorners(join: PictureStroke.Join, reach: Double) {
        let tip = 10 * Self.root + reach
        Self.expect(-tip, -tip, tip, tip, through: Self.turn) {
            $0.rect(PlaneRect(x: -5, y: -5, width: 10, height: 10), stroke: Self.stroke(2, .butt, join))
        }
    }

    @Test func anArcReachesAsFarAsItGoes() {
        let arc: (PictureStroke.Cap) -> (inout Picture) -> Void = { cap in
            { $0.arc(center: .zero, radius: 10, start: 0, sweep: .pi / 2, stroke: Self.stroke(4, cap)) }
        }
        Self.expect(0, 0, 12, 12, arc(.butt))
        Self.expect(-2, -2, 12, 12, arc(.round))
        Self.expect(-2, -2, 12, 12, arc(.square))
        let back: (inout Picture) -> Void = { $0.arc(center: .zero, radius: 10, start: -.pi / 2, sweep: -.pi, fill: .tint) }
        Self.expect(-10, -10, 0, 10, back)
        // Turned it goes from 45° to 135°.
        Self.expect(-12 * Self.root, 8 * Self.root, 12 * Self.root, 12, through: Self.turn, arc(.butt))
        Self.expect(-12, -12, 12, 12) { $0.arc(center: .zero, radius: 10, start: 1, sweep: 7, stroke: Self.stroke(4)) }
        // Wider than its radius: it reaches over the middle.
        Self.expect(-19, -19, 21, 21) { $0.arc(center: .zero, radius: 1, start: 0, sweep: .pi / 2, stroke: Self.stroke(40)) }
    }

    @Test func onlyTheDrawnPartOfAPathCounts() throws {
        var builder = PictureTable.Builder()
        let square = builder.path(try PlanePath(data: "M0 0H10V10H0Z"))
        let table = builder.table()
        let part: (Double, Double, PictureInk?) -> (inout Picture) -> Void = { start, end, fill in
            { picture in
                picture.use(table)
                picture.path(square, from: start, to: end, fill: fill, stroke: Self.stroke(2, .round, .round))
            }
        }
        Self.expect(-1, -1, 6, 1, part(0, 0.125, nil))
        Self.expect(9, 4, 11, 11, part(0.375, 0.5, nil))
        Self.expect(-1, -1, 10, 10, part(0, 0.125, .tint))
        Self.expect(-1, -1, 11, 11, part(0, 1, nil))
    }

    @Test func dashesMayEndAnywhere() {
        let dashed: (PictureStroke.Cap) -> (inout Picture) -> Void = { cap in
            {
                $0.ellipse(
                    in: PlaneRect(x: -10, y: -10, width: 20, height: 20), stroke: Self.stroke(2, cap, dash: .init(length: 1, gap: 3)))
            }
        }
        Self.expect(-11, -11, 11, 11, dashed(.butt))
        Self.expect(-11, -11, 11, 11, dashed(.round))
        let far = 10 + 2.0.squareRoot()
        Self.expect(-far, -far, far, far, dashed(.square))
    }

    @Test func inkThatCannotBeSeenDoesNotCount() {
        let faint = PictureStroke(.tint.opacity(0), width: 20)
        Self.expect(0, 0, 4, 4) { $0.rect(PlaneRect(x: 0, y: 0, width: 4, height: 4), fill: .tint, stroke: faint) }
        Self.expect(4, 5, 4, 5, through: PlaneTransform(a: 0, b: 0, c: 0, d: 0, tx: 4, ty: 5)) {
            $0.rect(PlaneRect(x: 0, y: 0, width: 4, height: 4), fill: .tint, stroke: faint)
        }
    }
}
