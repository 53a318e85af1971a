import RefreshGeometry
import Testing

@testable import RefreshStroke

struct PenPaceTests {
    /// The second part of a text, at 16 points.
    private static func pace(_ first: String, _ rest: String, duration: Double = 0.4, exponent: Double = 1.0 / 3) throws -> PenPace {
        let text = try StrokeText(first, then: rest, xHeight: 16)
        let line = MeasuredPath(text.path)
        return PenPace(
            along: line, from: MeasuredPath(text.firstPath).length / line.length, unit: 16, duration: duration, exponent: exponent)
    }

    /// How far the pen goes in each of a number of equal times.
    private static func speeds(_ pace: PenPace, _ count: Int) -> [Double] {
        (0..<count).map {
            Double(count) * (pace.position(at: Double($0 + 1) / Double(count)) - pace.position(at: Double($0) / Double(count)))
        }
    }

    @Test(arguments: [0, 1.0 / 3, 1]) func itStartsAtTheStartAndEndsAtTheEndAndNeverTurnsBack(exponent: Double) throws {
        let pace = try Self.pace("Load", "ing", exponent: exponent)
        #expect(pace.position(at: 0) == 0)
        #expect(pace.position(at: 1) == 1)
        #expect(Self.speeds(pace, 1000).allSatisfy { $0 > 0 })
    }

    @Test(arguments: [(-1.0, 0.0), (Double.nan, 0.0), (2.0, 1.0), (.infinity, 1.0)]) func timesAreHeld(
        time: Double, position: Double
    ) throws {
        #expect(try Self.pace("Load", "ing").position(at: time) == position)
    }

    @Test func withAnExponentOf0TheSpeedIsEven() throws {
        let pace = try Self.pace("Load", "ing", exponent: 0)
        for step in 0...10 { #expect(pace.position(at: Double(step) / 10) == Double(step) / 10) }
    }

    /// On an ellipse the law makes time linear in the parametric angle; the fastest is as much faster as one axis is longer. A radius that
    /// leaves nothing to be held: curvatures from 0.25 to 2.
    @Test func anEllipseIsDrawnEvenlyInItsAngle() {
        let ellipse = MeasuredPath(.ellipse(in: PlaneRect(x: -2, y: -1, width: 4, height: 2)))
        let pace = PenPace(along: ellipse, from: 0, unit: 1, duration: 0, exponent: 1.0 / 3)
        for step in 0...32 {
            let angle = Double(step) / 16 * .pi
            let point = ellipse.point(at: pace.position(at: Double(step) / 32) * ellipse.length)
            #expect((point - PlanePoint(x: 2 * Maths.cos(angle), y: Maths.sin(angle))).length < 0.02)
        }
        let speeds = Self.speeds(pace, 64)
        #expect(abs((speeds.max() ?? 0) / (speeds.min() ?? 1) - 2) < 0.1)
    }

    @Test(arguments: [("Load", "ing"), ("Refresh", "ing"), ("", "Loading")]) func thePenIsThreeToFiveTimesFasterBetweenTurnsThanInThem(
        first: String, rest: String
    ) throws {
        // Long enough that the ramps at the ends don't count.
        let speeds = Self.speeds(try Self.pace(first, rest, duration: 1000), 256).sorted()
        let ratio = speeds[speeds.count - 3] / speeds[2]
        #expect((3...5).contains(ratio), "\(ratio)")
    }

    @Test func thePenStartsAndEndsSlowly() throws {
        let speeds = Self.speeds(try Self.pace("Load", "ing"), 40)
        let mean = speeds.reduce(0, +) / 40
        #expect(speeds[0] < 0.6 * mean)
        #expect(speeds[39] < 0.6 * mean)
    }

    @Test func aLineWithoutLengthHasAnEvenPace() {
        let pace = PenPace(along: MeasuredPath(PlanePath()), from: 0, unit: 16, duration: 0.4, exponent: 0.33)
        #expect(pace.position(at: 0.25) == 0.25)
    }
}
