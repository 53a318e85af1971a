import RefreshAnimation
import RefreshCore
import RefreshGeometry
import RefreshTestSupport
import Testing

@testable import RefreshArrow

/// The arrow's turn and how it gives way to the spinner.
@MainActor struct ArrowTurnTests {
    /// Where the tip of the arrow points, from its middle.
    private static func tip(_ moment: RefreshMoment) -> PlanePoint? {
        var picture = Picture()
        ArrowAnimator().draw(moment, into: &picture)
        return picture.operations.first { if case .path = $0.shape { true } else { false } }.map {
            let map = picture.transform(of: $0)
            return PlanePoint(x: map.c, y: map.d)
        }
    }

    /// Down is 0, 1: the way the content is pulled.
    @Test(arguments: [
        (RefreshEdge.top, ReadingDirection.leftToRight, PlanePoint(x: 0, y: 1)), (.top, .rightToLeft, PlanePoint(x: 0, y: 1)),
        (.bottom, .leftToRight, PlanePoint(x: 0, y: -1)), (.leading, .leftToRight, PlanePoint(x: 1, y: 0)),
        (.leading, .rightToLeft, PlanePoint(x: -1, y: 0)), (.trailing, .leftToRight, PlanePoint(x: -1, y: 0)),
        (.trailing, .rightToLeft, PlanePoint(x: 1, y: 0)),
    ]) func itPointsTheWayOfThePullAndBackWhenArmed(edge: RefreshEdge, direction: ReadingDirection, way: PlanePoint) {
        var moment = RefreshMoment.pulled(0.5, edge: edge)
        moment.direction = direction
        #expect(Self.tip(moment) == way)
        moment = RefreshMoment.pulled(1, arming: 1, edge: edge)
        moment.direction = direction
        #expect(Self.tip(moment) == way * -1)
    }

    /// From the top it turns clockwise, so its tip goes by the left; a footer is its mirror image.
    @Test(arguments: [
        (RefreshEdge.top, PlanePoint(x: -1, y: 0)), (.bottom, PlanePoint(x: -1, y: 0)), (.leading, PlanePoint(x: 0, y: 1)),
        (.trailing, PlanePoint(x: 0, y: 1)),
    ]) func halfWayItLiesAcross(edge: RefreshEdge, way: PlanePoint) throws {
        let tip = try #require(Self.tip(RefreshMoment.pulled(1, arming: 0.5, edge: edge)))
        #expect((tip - way).length < 1e-12)
    }

    @Test func itKeepsItsLengthWhileItTurnsAndNeverTurnsBack() throws {
        var last = -2.0
        for step in 0...100 {
            let tip = try #require(Self.tip(RefreshMoment.pulled(1, arming: Double(step) / 100)))
            #expect(abs(tip.length - 1) < 1e-12)
            #expect(-tip.y > last)
            last = -tip.y
        }
    }

    @Test func itDoesNotTurnWithThePull() {
        for progress in [0.2, 0.5, 0.99, 3] { #expect(Self.tip(RefreshMoment.pulled(progress)) == PlanePoint(x: 0, y: 1)) }
    }

    @Test func aStartByCodeHasNoArrow() {
        for seconds in [0, 0.02, 0.05, 0.09, 0.1] {
            #expect(Self.tip(RefreshMoment.loading(seconds, wasPulled: false)) == nil)
        }
        #expect(Self.tip(RefreshMoment.loading(0.09)) != nil)
        #expect(Self.tip(RefreshMoment.loading(0.1)) == nil)
    }

    @Test func aLoadThatWasOverAtOnceShowsNoSpinner() {
        var moment = RefreshMoment.finished(.success, 0.02)
        moment.loadingSeconds = 0.02
        var picture = Picture()
        ArrowAnimator().draw(moment, into: &picture)
        #expect(picture.isEmpty)
        moment.loadingSeconds = 0.07
        ArrowAnimator().draw(moment, into: &picture)
        // Half of the spinner that stood after 0.05 s of loading, four fifths of which are left after 0.02 s.
        #expect(picture.operations.last.map { abs($0.opacity - 0.4) < 1e-12 } == true)
    }

    @Test(arguments: [
        (RefreshMoment.pulled(0.5), false), (RefreshMoment.pulled(1), true), (RefreshMoment.pulled(1, arming: 0.5), true),
        (RefreshMoment.pulled(1, arming: 1), false), (RefreshMoment.pulled(0.9, arming: 0.5), true), (RefreshMoment.loading(100), true),
        (RefreshMoment.finished(.success, 5), true), (RefreshMoment.finished(.success, 5, shown: 0), false),
        (RefreshMoment.finished(.exhausted, 0.1, shown: 0), true), (RefreshMoment.finished(.cancelled, 5), true),
        (RefreshMoment(isExhausted: true), false),
        (RefreshMoment(state: .loading, progress: 1, size: .zero), false),
    ]) func itMovesWhileSomethingGoesOn(moment: RefreshMoment, isMoving: Bool) {
        #expect(ArrowAnimator().isMoving(at: moment) == isMoving)
    }
}
