import RefreshGeometry
import Testing

@testable import RefreshStroke

struct StrokeSplineTests {
    private static func curves(_ knots: [StrokeKnot]) -> [CubicCurve] {
        var path = PlanePath()
        StrokeSpline.append(knots, to: &path)
        return path.cubics
    }

    @Test(arguments: [
        (45.0, 45.0, 0.390_524_291_751_4), (0.0, 0.0, 1.0 / 3), (-45.0, -45.0, 0.390_524_291_751_4),
        (30.0, 60.0, 0.423_405_273_190_4), (60.0, 30.0, 0.367_386_823_748_4), (-20.0, 70.0, 0.326_137_622_824_7),
    ])
    func aHandleHasHobbysLength(near: Double, far: Double, part: Double) {
        #expect(abs(StrokeSpline.reach(near * .pi / 180, far * .pi / 180) - part) < 1e-12)
    }

    @Test func aQuarterOfACircleHasItsUsualHandles() throws {
        let curve = try #require(Self.curves([StrokeKnot(x: 1, y: 0, heading: 90), StrokeKnot(x: 0, y: 1, heading: 180)]).first)
        // f(45°, 45°) on a chord of √2: 2/3 (√8 - 2), within a thousandth of the usual 0.5523.
        #expect(abs(curve.control1.y - 0.552_284_749_8) < 1e-9)
        #expect(abs(curve.control1.x - 1) < 1e-12)
        #expect(abs(curve.control2.x - 0.552_284_749_8) < 1e-9)
        #expect(abs(curve.control2.y - 1) < 1e-12)
    }

    @Test func knotsOnALineGiveALine() {
        let knots = [StrokeKnot(x: 0, y: 0), StrokeKnot(x: 1, y: 2), StrokeKnot(x: 4, y: 8)]
        for curve in Self.curves(knots) {
            for point in [curve.control1, curve.control2] { #expect(abs(point.y - 2 * point.x) < 1e-12) }
        }
    }

    @Test func aWayAndItsWayBackAreTheSameCurve() throws {
        let curves = Self.curves([
            StrokeKnot(x: 0, y: 0, heading: 80), StrokeKnot(x: 3, y: 4, heading: 10, turnsBack: true),
            StrokeKnot(x: 0, y: 0, heading: 260),
        ])
        let (way, back) = (try #require(curves.first), try #require(curves.last))
        #expect((way.control1 - back.control2).length < 1e-12)
        #expect((way.control2 - back.control1).length < 1e-12)
    }

    @Test func whereNoDirectionIsGivenTheCurveBendsEvenly() {
        let knots = [
            StrokeKnot(x: 0, y: 0, heading: 20), StrokeKnot(x: 2, y: 2), StrokeKnot(x: 5, y: 1), StrokeKnot(x: 7, y: 3),
            StrokeKnot(x: 8, y: 3),
        ]
        let curves = Self.curves(knots)
        #expect(curves.count == 4)
        for (before, after) in zip(curves, curves.dropFirst()) {
            #expect(before.turn(to: after).magnitude < 1e-9)
            // Hobby makes the mock curvature equal, which is the curvature to first order.
            #expect(abs(before.endCurvature - after.startCurvature) < 0.1)
        }
    }

    @Test func freeEndsOfThreeKnotsBendLikeACircle() {
        let curves = Self.curves([StrokeKnot(x: -1, y: 0), StrokeKnot(x: 0, y: 1), StrokeKnot(x: 1, y: 0)])
        for curve in curves {
            for step in 0...10 { #expect(abs(curve.point(at: Double(step) / 10).length - 1) < 3e-4) }
        }
    }

    @Test(arguments: [[], [StrokeKnot(x: 3, y: 4)]]) func fewerThanTwoKnotsDrawNothing(knots: [StrokeKnot]) {
        #expect(Self.curves(knots).isEmpty)
    }
}
