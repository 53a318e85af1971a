import RefreshAnimation
import RefreshCore
import RefreshGeometry
import RefreshTestSupport
import Testing

@testable import RefreshSpinner

/// The changing shape, by the figures of Material 3's loading indicator.
@MainActor struct MorphTests {
    private nonisolated static let sequence = MorphSequence(radius: 19)
    private nonisolated static let ways = [sequence.opening] + sequence.steps

    private static let animator = MorphAnimator()

    private static func picture(_ moment: RefreshMoment) -> Picture {
        var picture = Picture()
        animator.draw(moment, into: &picture)
        return picture
    }

    /// The controls of the line on the way; its points lie in the middle between them.
    private static func controls(_ way: MorphStep, _ part: Double) -> [PlanePoint] {
        stride(from: 1, to: way.from.points.count, by: 2).map { way.from.points[$0] + (way.to.points[$0] - way.from.points[$0]) * part }
    }

    private static func area(_ points: [PlanePoint]) -> Double {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }

    /// The angle in degrees by which the shape is turned.
    private static func turn(_ moment: RefreshMoment) throws -> Double {
        let picture = picture(moment)
        let map = picture.transform(of: try #require(picture.operations.first))
        return Maths.atan2(map.b, map.a) * 180 / .pi
    }

    @Test func aChangeSwingsOverItsEndByNineAndAHalfPerCent() {
        #expect(abs(MorphSequence.spring.progress(at: 0.278) - 1.095) < 1e-3)
        #expect(abs(MorphSequence.spring.progress(at: 0.166) - 0.9) < 5e-3)
        #expect(abs(MorphSequence.spring.progress(at: 0.65) - 1) < 0.006)
    }

    @Test func allShapesAreEquallyLarge() {
        for shape in MorphSequence.shapes { #expect(abs(Self.area(shape.points) - .pi) < 1e-9) }
        // Drawn smoothly, and on the way between them.
        let areas = Self.ways.flatMap {
            [Self.area(Self.controls($0, 0)), Self.area(Self.controls($0, 0.5)), Self.area(Self.controls($0, 1))]
        }
        let least = areas.min() ?? 0, most = areas.max() ?? 0
        #expect(most / least < 1.15)
    }

    /// Each line turns about the origin in one sense, so it can't cross itself.
    @Test func noLineCrossesItselfAlsoBeyondItsEnds() {
        for (index, way) in Self.ways.enumerated() {
            for step in -10...110 {
                let points = Self.controls(way, Double(step) / 100)
                for (one, next) in zip(points, points.dropFirst() + points.prefix(1)) where one.x * next.y - one.y * next.x <= 0 {
                    Issue.record("way \(index) crosses itself at \(step) %")
                    return
                }
            }
        }
    }

    @Test func nothingLeavesTheCircleAndTheFarthestPointTouchesIt() {
        var reach = 0.0
        for way in Self.ways {
            for step in 0...110 { reach = max(reach, Self.controls(way, Double(step) / 100).map(\.length).max() ?? 0) }
        }
        #expect(abs(reach - 19) < 1e-9)
    }

    /// How many points of a line are farther out than both neighbours.
    private static func tips(_ points: [PlanePoint]) -> Int {
        let count = points.count
        return points.indices.filter {
            points[$0].length > points[($0 + 1) % count].length + 1e-9 && points[$0].length > points[($0 + count - 1) % count].length + 1e-9
        }.count
    }

    @Test func shapesHaveTheirCorners() {
        let counts = MorphSequence.shapes.map(\.features.count)
        #expect(counts == [10, 9, 5, 2, 8, 4, 2])
        #expect(Self.sequence.steps.map { Self.tips(Self.controls($0, 0)) } == [10, 9, 5, 2, 8, 4, 2])
    }

    /// Corners become corners: on the way there are never more than either end has.
    @Test func cornersAreMatchedByTheirPlaces() {
        let counts = [0, 10, 9, 5, 2, 8, 4, 2, 10]
        for (index, way) in Self.ways.enumerated() {
            for step in 1...9 {
                #expect(Self.tips(Self.controls(way, Double(step) / 10)) <= max(counts[index], counts[index + 1]))
            }
            // A point goes a sixth of a round at most to its partner.
            for (from, to) in zip(way.from.points, way.to.points) {
                #expect(from.x * to.x + from.y * to.y > 0.5 * from.length * to.length)
            }
        }
    }

    @Test func theEndOfEachWayIsTheStartOfTheNext() {
        for (index, way) in Self.sequence.steps.enumerated() {
            let next = Self.sequence.steps[(index + 1) % Self.sequence.steps.count]
            let line = Self.controls(next, 0)
            for point in Self.controls(way, 1) {
                let nearest = line.map { ($0 - point).length }.min() ?? .infinity
                #expect(nearest < 1)
            }
        }
    }

    @Test func thePullTurnsBackByHalfATurnAndTheLoadGoesOnFromThere() throws {
        #expect(abs(try Self.turn(RefreshMoment.pulled(0.5)) + 90) < 1e-9)
        #expect(abs(try Self.turn(RefreshMoment.pulled(0.9)) + 162) < 1e-9)
        #expect(Self.picture(RefreshMoment.pulled(1, arming: 1)).transform == Self.picture(RefreshMoment.loading(0)).transform)
        #expect(Self.picture(RefreshMoment.pulled(1, arming: 1)).count == 1)
        #expect(Self.picture(RefreshMoment.pulled(2, arming: 1)) == Self.picture(RefreshMoment.pulled(1, arming: 1)))
    }

    @Test func eachChangeTurnsItOnByAQuarterBesidesTheEvenTurn() throws {
        // A change is over but for half a per cent at the next beat.
        let even = 360 * 0.65 / 4.666
        for beat in 1...9 {
            let turned = try Self.turn(RefreshMoment.loading(0.65 * Double(beat) + 1e-9))
            let expected = -180 + Double(beat) * (90 + even)
            #expect(abs((turned - expected).remainder(dividingBy: 360)) < 1e-4)
        }
        #expect(try Self.turn(RefreshMoment.loading(0.05)) > Self.turn(RefreshMoment.loading(0.01)))
    }

    @Test func aShapeIsOneFilledOutlineInTheMiddle() throws {
        let picture = Self.picture(RefreshMoment.loading(0.4))
        #expect(picture.count == 1)
        let operation = try #require(picture.operations.first)
        #expect(operation.fill == .tint)
        #expect(operation.stroke == nil)
        #expect(picture.transform(of: operation).apply(to: .zero) == PlanePoint(x: 160, y: 30))
    }

    @Test(arguments: [(0.1, 0.19825), (0.35, 1), (0.9, 1)] as [(Double, Double)]) func itFadesInAndGrowsWithThePull(
        progress: Double, opacity: Double
    ) throws {
        let picture = Self.picture(RefreshMoment.pulled(progress))
        let operation = try #require(picture.operations.first)
        #expect(abs(operation.opacity - opacity) < 1e-4)
        #expect(abs(picture.transform(of: operation).determinant.squareRoot() - (0.6 + 0.4 * progress)) < 1e-9)
        #expect(operation.fill == PictureInk.tint.opacity(0.5))
    }

    @Test func itGivesWayToTheSignOrShrinks() {
        #expect(
            Self.picture(RefreshMoment.finished(.success, 0.5)).description
                == "path M-8.55 -0.95L-2.85 4.75L8.55 -6.65 stroke success 2.5 transform 1 0 0 1 160 30\n")
        #expect(
            Self.picture(RefreshMoment.finished(.failure, 0.5)).description
                == "path M-6.84 -6.84L6.84 6.84M6.84 -6.84L-6.84 6.84 stroke failure 2.5 transform 1 0 0 1 160 30\n")
        let cancelled = Self.picture(RefreshMoment.finished(.cancelled, 0.5, shown: 15))
        #expect(cancelled.operations.map { cancelled.transform(of: $0).determinant.squareRoot() }.map { abs($0 - 0.25) < 1e-9 } == [true])
    }

    @Test func withLessMotionABurstFadesInPulsesAndFadesOut() throws {
        func first(_ moment: RefreshMoment) throws -> (PlaneTransform, Double) {
            var moment = moment
            moment.reducesMotion = true
            let picture = Self.picture(moment)
            let operation = try #require(picture.operations.first)
            return (picture.transform(of: operation), operation.opacity * (operation.fill?.alpha ?? 0))
        }
        let still = PlaneTransform.translation(x: 160, y: 30)
        let expected: [(moment: RefreshMoment, opacity: Double)] = [
            (RefreshMoment.pulled(0.5), 0.25), (RefreshMoment.pulled(1, arming: 1), 1), (RefreshMoment.loading(0), 1),
            (RefreshMoment.loading(1), 0.45),
            (RefreshMoment.finished(.cancelled, 2, shown: 30), 0.5),
        ]
        for (moment, opacity) in expected {
            let (map, shown) = try first(moment)
            #expect(map == still)
            #expect(abs(shown - opacity) < 1e-6)
        }
    }

    @Test func aStyleTakesNumbersThatCannotBeDrawnAsNothing() {
        let style = MorphStyle(unarmedOpacity: 2, radius: -3, lineWidth: 4, beat: 0, period: .nan).checked
        #expect(style == MorphStyle(unarmedOpacity: 1, radius: 0, lineWidth: 0, beat: 0.1, period: 4.666))
        #expect(MorphStyle().checked == MorphStyle())
    }
}
