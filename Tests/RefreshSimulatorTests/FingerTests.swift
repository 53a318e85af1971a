import RefreshGeometry
import RefreshSimulator
import Testing

@MainActor
struct FingerTests {
    @Test(arguments: [(-300, 300), (-1000, 1000), (100, -50.8102493074792), (400, -165.43404735062)])
    func theContentFollowsAndGivesWayPastItsEnd(way: Double, offset: Double) {
        let view = SimulatedScrollView(physics: .exact)
        view.perform(.down(way).ending(.stays))
        #expect(abs(view.y - offset) < 1e-9)
    }

    @Test func theWayOfTheFingerDoesNotMatterOnlyWhereItIs() {
        let many = SimulatedScrollView(physics: .exact)
        many.perform(.down(-200).moved(by: PlanePoint(x: 0, y: 500), in: 1).ending(.stays))
        let one = SimulatedScrollView(physics: .exact)
        one.perform(.down(300, in: 0).ending(.stays))
        #expect(many.y == one.y)
    }

    @Test func givesWayAtTheEndAsAtTheStart() {
        let view = SimulatedScrollView.standing(at: 1333)
        view.perform(.down(-100).ending(.stays))
        #expect(abs(view.y - 1333 - 50.8102493074792) < 1e-9)
    }

    @Test func inLandscapeTheSamePullShowsLess() {
        let view = SimulatedScrollView(viewport: PlaneSize(width: 667, height: 375), physics: .exact)
        view.perform(.down(200).ending(.stays))
        #expect(abs(view.y + 375 * 110 / (375 + 110.0)) < 1e-9)
    }

    @Test(arguments: [1.0, 2, 3])
    func offsetsLieOnWholePixels(pixels: Double) {
        let view = SimulatedScrollView(pixelsPerPoint: pixels)
        view.perform(.pull(200))
        view.clock.advance(by: 5)
        #expect(view.y.sign == .plus)
        #expect(view.ys.count >= 20)
        for y in view.ys { #expect(abs(y * pixels - (y * pixels).rounded()) < 1e-9) }
    }

    @Test func aFingerThatLandsInABounceMovesNothing() {
        let view = SimulatedScrollView(physics: .exact)
        view.perform(.pull(300))
        view.clock.advance(by: 0.1)
        let caught = view.y
        #expect(caught < -40)
        view.touchDown(at: PlanePoint(x: 7, y: 400))
        view.clock.advance(by: 1)
        #expect(view.y == caught)
        view.touchMoved(to: PlanePoint(x: 7, y: 400.001))
        #expect(abs(view.y - caught) < 0.001)
        view.touchMoved(to: PlanePoint(x: 7, y: 500))
        let band = RubberBand(dimension: 667)
        #expect(abs(view.y + band.shown(raw: band.raw(shown: -caught) + 100)) < 1e-9)
    }

    @Test func aFingerStopsAThrow() {
        let view = SimulatedScrollView.standing(at: 800)
        view.perform(.lift(at: -100, velocity: -2000))
        view.clock.advance(by: 0.2)
        view.touchDown()
        let caught = view.y
        view.clock.advance(by: 1)
        #expect(view.y == caught)
        view.touchUp()
        view.clock.advance(by: 1)
        #expect(view.y == caught)
    }

    @Test func theVelocityIsTheOneOfTheLastMoves() {
        let view = SimulatedScrollView.standing(at: 800)
        view.perform(.down(50, in: 1).moved(by: PlanePoint(x: 0, y: -150), in: 0.1))
        #expect(view.liftVelocity.map { abs($0.y - 1500) < 1e-6 } == true)
    }

    @Test func aFingerThatRestedDoesNotThrow() {
        for rest in [0.1, 0.3] {
            let view = SimulatedScrollView.standing(at: 800)
            view.touchDown()
            view.clock.advance(by: 0.05)
            view.touchMoved(to: PlanePoint(x: 0, y: -50))
            view.clock.advance(by: rest)
            view.touchUp()
            #expect(!view.isDecelerating)
            #expect(view.liftVelocity == .zero)
        }
    }

    @Test func bothAxesMoveOnTheirOwn() {
        let view = SimulatedScrollView(content: PlaneSize(width: 1000, height: 2000), physics: .exact)
        view.perform(TouchScript().moved(by: PlanePoint(x: -80, y: 100), in: 0.3).ending(.stays))
        #expect(abs(view.metrics.offset.x - 80) < 1e-9)
        #expect(abs(view.y + 50.8102493074792) < 1e-9)
    }

    @Test func contentThatFitsAcrossStaysWhereItIs() {
        let view = SimulatedScrollView()
        view.perform(TouchScript().moved(by: PlanePoint(x: -80, y: 100), in: 0.1))
        view.clock.advance(by: 3)
        #expect(view.transcript.offsets.allSatisfy { $0.x == 0 })
        #expect(view.scrolls(along: .vertical))
        #expect(!view.scrolls(along: .horizontal))
    }

    @Test func withoutBouncingItStopsAtItsEnds() {
        let view = SimulatedScrollView.standing(at: 100)
        view.physics.bounces = false
        view.perform(.lift(at: 60, velocity: 3000))
        view.clock.advance(by: 3)
        #expect(view.ys.min() == 0)
        view.perform(.pull(200))
        #expect(view.y == 0)
    }

    @Test func aSecondFingerIsIgnored() {
        let view = SimulatedScrollView.standing(at: 100)
        view.touchDown()
        view.touchMoved(to: PlanePoint(x: 0, y: 10))
        view.touchDown(at: PlanePoint(x: 0, y: 500))
        view.touchMoved(to: PlanePoint(x: 0, y: 20))
        #expect(view.y == 80)
    }

    @Test func withoutAFingerNothingMoves() {
        let view = SimulatedScrollView.standing(at: 100)
        view.touchMoved(to: PlanePoint(x: 0, y: 10))
        view.touchUp()
        view.touchCancelled()
        #expect(view.transcript.entries.isEmpty)
    }
}

extension SimulatedScrollView {
    /// The velocity at the last lift, as the delegate was told.
    var liftVelocity: PlanePoint? {
        for case .willEndDragging(let velocity) in transcript.events.reversed() { return velocity }
        return nil
    }
}
