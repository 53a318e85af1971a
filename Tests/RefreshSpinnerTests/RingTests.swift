import RefreshAnimation
import RefreshCore
import RefreshGeometry
import RefreshTestSupport
import Testing

@testable import RefreshSpinner

/// The ring, by the figures of Material 3.
@MainActor struct RingTests {
    private static func picture(_ moment: RefreshMoment) -> Picture {
        var picture = Picture()
        RingAnimator().draw(moment, into: &picture)
        return picture
    }

    @Test(
        arguments: [
            (0, 0, -45), (0.4, 0, -45), (0.7, 144, -9), (1, 288, 27), (2, 288, 162), (3, 288, 207), (9, 288, 207),
        ] as [(Double, Double, Double)])
    func theArcOfAPullGrowsAndTurns(progress: Double, sweep: Double, start: Double) {
        let arc = RingArc.pulled(progress)
        #expect(abs(360 * arc.sweep - sweep) < 1e-9)
        #expect(abs(360 * arc.start - start) < 1e-9)
    }

    @Test(arguments: [0.1, 0.3, 0.4]) func nothingIsSeenBeforeTwoFifthsOfThePull(progress: Double) {
        #expect(Self.picture(RefreshMoment.pulled(progress)).isEmpty)
    }

    @Test func sixSecondsAreFourTurnsAndTheStartAgain() {
        for seconds in [0.0, 0.7, 2.9, 3, 5.99] {
            let one = RingArc.loading(seconds), next = RingArc.loading(seconds + 6), last = RingArc.loading(seconds + 6 * 1000)
            #expect(abs(one.sweep - next.sweep) < 1e-9)
            #expect(abs(one.sweep - last.sweep) < 1e-9)
            #expect(abs(one.start - next.start) < 1e-9)
        }
        // What the clock leaves out at the end of a round are four whole turns.
        #expect(abs(RingArc.loading(6 - 1e-9).start - RingArc.loading(0).start - 4) < 1e-6)
    }

    @Test func headAndTailGoForwardNeverMeetAndStayBetweenATenthAndSevenEighths() {
        var last = RingArc.loading(0)
        let start = last.start
        for step in 1...5999 {
            let arc = RingArc.loading(Double(step) / 1000)
            #expect(arc.sweep >= 0.1 - 1e-12 && arc.sweep <= 0.87 + 1e-12)
            #expect(arc.start > last.start)
            #expect(arc.start + arc.sweep > last.start + last.sweep)
            // Without a jump: half a turn in a tenth of a second at most.
            #expect(arc.start - last.start < 0.005)
            last = arc
        }
        #expect(abs(last.start - start - 4) < 0.01)
        #expect(RingArc.loading(0).sweep == 0.87)
        #expect(RingArc.loading(3).sweep == 0.1)
    }

    /// Even turning makes half a turn a second, each leap a quarter.
    @Test(arguments: [0.0, 1.5, 3, 4.5]) func itLeapsSmoothlyAtTheBeat(seconds: Double) {
        func middle(_ time: Double) -> Double { RingArc.loading(time).start + RingArc.loading(time).sweep / 2 }
        #expect(abs(middle(seconds + 0.3) - middle(seconds) - 0.15 - 0.25) < 1e-9)
        #expect(abs(middle(seconds + 1.4) - middle(seconds + 0.3) - 0.55) < 1e-9)
        #expect(abs(middle(seconds + 0.15) - middle(seconds) - 0.075 - 0.125) < 1e-9)
        #expect(middle(seconds + 0.01) - middle(seconds) < 0.0061)
    }

    @Test func theArcOfThePullGoesOverIntoThatOfTheLoad() {
        #expect(Self.picture(RefreshMoment.pulled(1, arming: 1)) == Self.picture(RefreshMoment.loading(0)))
        var moment = RefreshMoment.loading(0)
        moment.shown = 60 * 1.3
        #expect(Self.picture(RefreshMoment.pulled(1.3, arming: 1)) == Self.picture(moment))
        // The head is gone after a tenth of a second.
        #expect(Self.picture(RefreshMoment.loading(0.05)).verbs.count == 8)
        #expect(Self.picture(RefreshMoment.loading(0.1)).verbs.isEmpty)
    }

    @Test func arcAndHeadAreOneStrokeAndTheTipIsTheArcsEnd() throws {
        let picture = Self.picture(RefreshMoment.pulled(1, arming: 1))
        #expect(picture.count == 1)
        #expect(Array(picture.verbs) == [.move, .cubic, .cubic, .cubic, .cubic, .move, .line, .line])
        let end = 2 * Double.pi * (27.0 + 288) / 360
        let tip = PlanePoint(x: 10 * Maths.cos(end), y: 10 * Maths.sin(end))
        #expect((picture.points[12] - tip).length < 1e-9)
        #expect((picture.points[14] - tip).length < 1e-9)
        // A right angle, 10 points wide.
        #expect(abs((picture.points[13] - picture.points[15]).length - 10) < 1e-9)
        #expect(abs((picture.points[13] - picture.points[14]).length - 50.0.squareRoot()) < 1e-9)
        // The curves run along the circle.
        for index in stride(from: 0, to: 13, by: 3) { #expect(abs(picture.points[index].length - 10) < 1e-9) }
    }

    @Test func theHeadGrowsWithTheArc() {
        let picture = Self.picture(RefreshMoment.pulled(0.7))
        let points = picture.points.suffix(3)
        #expect(abs((points[points.startIndex] - points[points.startIndex + 2]).length - 5) < 1e-9)
    }

    @Test(arguments: [(0, 0.5), (0.5, 0.75), (1, 1)] as [(Double, Double)]) func armingDarkensIt(arming: Double, alpha: Double) {
        #expect(Self.picture(RefreshMoment.pulled(1, arming: arming)).operations.first?.stroke?.ink == PictureInk.secondary.opacity(alpha))
    }

    private nonisolated static let ends: [(moment: RefreshMoment, picture: String)] = [
        (
            RefreshMoment.finished(.success, 0.5),
            """
            arc 0 0 10 from 1.14 sweep 6.283 stroke success 2.5 transform 1 0 0 1 160 30
            path M-4.5 -0.5L-1.5 2.5L4.5 -3.5 stroke success 2.5 transform 1 0 0 1 160 30

            """
        ),
        (
            RefreshMoment.finished(.success, 0.5, shown: 18),
            """
            arc 0 0 10 from 1.14 sweep 6.283 stroke success 2.5 opacity 0.5 transform 1 0 0 1 160 30
            path M-4.5 -0.5L-1.5 2.5L4.5 -3.5 stroke success 2.5 opacity 0.5 transform 1 0 0 1 160 30

            """
        ),
        (RefreshMoment.finished(.failure, 0.5), "path M-6 -6L6 6M6 -6L-6 6 stroke failure 2.5 transform 1 0 0 1 160 30\n"),
        (
            RefreshMoment.finished(.failure, 0.06),
            """
            arc 0 0 10 from 5.657 sweep 0.878 stroke secondary 2.5 opacity 0.5 transform 1 0 0 1 160 30
            path M-6 -6L6 6M6 -6L-6 6 from 0 to 0.115 stroke failure 2.5 transform 1 0 0 1 160 30

            """
        ),
        (
            RefreshMoment.finished(.cancelled, 0.125, shown: 30),
            "arc 0 0 10 from 5.927 sweep 1.623 stroke secondary 2.5 transform 0.5 0 0 0.5 160 30\n"
        ),
    ]

    @Test(arguments: ends.indices) func itClosesAboutATickOpensForACrossOrShrinks(index: Int) {
        #expect(Self.picture(Self.ends[index].moment).description == Self.ends[index].picture)
    }

    @Test func withLessMotionItClosesWithThePullAndPulses() {
        func text(_ moment: RefreshMoment) -> String {
            var moment = moment
            moment.reducesMotion = true
            return Self.picture(moment).description
        }
        let place = "transform 1 0 0 1 160 30\n"
        #expect(text(RefreshMoment.pulled(0.7)) == "arc 0 0 10 from 4.712 sweep 3.142 stroke secondary@0.5 2.5 \(place)")
        #expect(text(RefreshMoment.pulled(1, arming: 1)) == text(RefreshMoment.loading(0)))
        #expect(text(RefreshMoment.loading(1)) == "arc 0 0 10 from 4.712 sweep 6.283 stroke secondary@0.45 2.5 \(place)")
        #expect(
            text(RefreshMoment.finished(.failure, 0.06))
                == """
                arc 0 0 10 from 4.712 sweep 6.283 stroke secondary 2.5 opacity 0.5 \(place)path M-6 -6L6 6M6 -6L-6 6 stroke failure@0.115 2.5 \(place)
                """)
    }

    @Test func aSubclassHasItsOwnHead() {
        final class Blunt: RingAnimator {
            override func addHead(at tip: PlanePoint, along angle: Double, scale: Double, to picture: inout Picture) {}
        }
        var picture = Picture()
        Blunt().draw(RefreshMoment.pulled(1), into: &picture)
        #expect(picture.verbs.count == 5)
    }

    @Test func aStyleTakesNumbersThatCannotBeDrawnAsNothing() {
        let style = RingStyle(unarmedOpacity: -1, radius: 8, lineWidth: .nan, headLength: 90).checked
        #expect(style == RingStyle(unarmedOpacity: 0, radius: 8, lineWidth: 0, headLength: 8))
        #expect(RingStyle().checked == RingStyle())
    }
}
