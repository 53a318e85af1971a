import RefreshCore
import RefreshGeometry
import RefreshSimulator
import Testing

@MainActor
struct MotionTests {
    /// Three bounces of a real UICollectionView, as distances past the end at each 60th of a second after the lift, and the distance and
    /// velocity there that fit them best. Source: LevisonNN/LNCustomScrollView at 4af5755e, BouncesOptimizationDataList.m; MIT, (c) 2021
    /// LevisonNN. The whole runs stand in the tests of RefreshGeometry; here each sixth frame.
    nonisolated static let bounces: [(distance: Double, velocity: Double, samples: [Double])] = [
        (35.6934, 3522.47, [35.6666, 142.3333, 91.3333, 45.3333, 20.3333, 8.6667, 3.3333, 1.3333, 0.6667]),
        (9.3999, 2039.86, [9.5, 74.5, 49.0, 24.5, 11.0, 4.5, 2.0, 0.5]),
        (393.4818, -232.53, [393.5, 268.0, 136.0, 61.0, 26.0, 10.5, 4.0, 1.5, 0.5]),
    ]

    @Test(arguments: bounces)
    func comesBackAsADeviceDoes(_ bounce: (distance: Double, velocity: Double, samples: [Double])) {
        let view = SimulatedScrollView(physics: .exact)
        let band = RubberBand(dimension: 667)
        let way = band.raw(shown: bounce.distance)
        view.perform(.lift(at: way, velocity: bounce.velocity / band.slope(shown: bounce.distance)))
        for sample in bounce.samples {
            #expect(abs(-view.y - sample) <= 0.35)
            view.clock.advance(by: 0.1)
        }
    }

    @Test func letGoAtRestItIsHalfWayBackAfter154Milliseconds() {
        let view = SimulatedScrollView(physics: .exact, clock: ManualClock(framesPerSecond: 1000))
        view.perform(.pull(RubberBand(dimension: 667).raw(shown: 100)))
        #expect(abs(view.y + 100) < 1e-9)
        view.clock.advance(by: 0.1525)
        #expect(view.y < -50)
        view.clock.advance(by: 0.003)
        #expect(view.y > -50)
        view.clock.advance(by: 0.531)
        #expect((-0.5 ... -0.25).contains(view.y))
        view.clock.advance(by: 0.1)
        #expect(view.y == 0)
        #expect(!view.isMoving)
    }

    /// LNCustomScrollView measured targets half of (v - 13) away: the velocity falls from v to 13.
    @Test(arguments: [200, 1000, -1000, 2000])
    func aThrowGoesAsFarAsMeasured(velocity: Double) {
        let view = SimulatedScrollView(content: PlaneSize(width: 375, height: 9000), physics: .exact)
        view.scroll(to: PlanePoint(x: 0, y: 4000))
        view.perform(.lift(at: 0, velocity: -velocity))
        view.clock.advance(by: 5)
        let way = 0.499 * (velocity.magnitude - 13) * (velocity < 0 ? -1 : 1)
        #expect(abs(view.y - 4000 - way) < 1e-6)
    }

    @Test(arguments: [12.9, -12.9, 0])
    func aLiftThatIsTooSlowThrowsNothing(velocity: Double) {
        let view = SimulatedScrollView.standing(at: 500)
        view.perform(.lift(at: 1, velocity: velocity))
        #expect(!view.isDecelerating)
        #expect(view.transcript.events.last == .didEndDragging(willDecelerate: false))
    }

    /// A bounce that begins at the end with v peaks at 0.033490 v, 91.16 ms later.
    @Test func theVelocityIsCarriedOverTheEnd() throws {
        let view = SimulatedScrollView(physics: .exact, clock: ManualClock(framesPerSecond: 1000))
        view.scroll(to: PlanePoint(x: 0, y: 200))
        view.perform(.lift(at: 0, velocity: 2000))
        view.clock.advance(by: 0.05)
        #expect(abs(view.y - DecayMotion.normal.value(at: 0.05, from: 200, velocity: -2000)) < 1e-6)
        view.transcript.removeAll()
        view.clock.advance(by: 3)
        let time = try #require(DecayMotion.normal.time(toTravel: 200, velocity: 2000))
        let velocity = DecayMotion.normal.velocity(at: time, velocity: 2000)
        let peak = try #require(view.ys.min())
        #expect(abs(peak + 0.033490 * velocity) < 0.002)
        let top = try #require(view.transcript.entries.first { $0.happening == .scrolled(to: PlanePoint(x: 0, y: peak)) })
        #expect(abs(top.time - 1 - time - 0.09116) < 0.001)
        #expect(view.y == 0)
    }

    @Test func framesOnlyLookAtTheMotion() {
        var ends: [[Double]] = []
        for frames in [10.0, 60, 120, 1000] {
            let view = SimulatedScrollView(physics: .exact, clock: ManualClock(framesPerSecond: frames))
            view.scroll(to: PlanePoint(x: 0, y: 200))
            view.perform(.lift(at: 0, velocity: 2000))
            ends.append(
                (1...6).map { _ in
                    view.clock.advance(by: 0.1)
                    return view.y
                })
        }
        for end in ends { for (a, b) in zip(end, ends[0]) { #expect(abs(a - b) < 1e-6) } }
    }

    @Test func thrownBackFromPastItsEndItGoesOnInside() {
        let view = SimulatedScrollView(content: PlaneSize(width: 375, height: 9000), physics: .exact)
        view.perform(.lift(at: 100, velocity: -12_000))
        #expect(view.y < 0)
        view.clock.advance(by: 4)
        #expect(view.y > 300)
        for (former, next) in zip(view.ys, view.ys.dropFirst()).dropFirst(2) { #expect(next >= former) }
        #expect(view.transcript.events.last == .didEndDecelerating)
    }

    @Test func sentByCodeItMovesEvenlyToItsTarget() {
        let view = SimulatedScrollView.standing(at: 100)
        view.scroll(to: PlanePoint(x: 0, y: 400), motion: RefreshMotion(duration: 0.25))
        #expect(view.y == 100)
        view.clock.advance(by: 0.125)
        #expect((350..<400).contains(view.y))
        view.clock.advance(by: 0.125)
        #expect(view.y == 400)
        #expect(view.ys == view.ys.sorted())
        #expect(view.transcript.events == [.didEndScrollingAnimation])
    }

    @Test func sentByCodeItArrivesInTimeAlsoBetweenFrames() {
        let view = SimulatedScrollView.standing(at: 100)
        view.clock.advance(by: 0.01)
        view.scroll(to: PlanePoint(x: 0, y: 5000), motion: RefreshMotion(duration: 0.1))
        view.clock.advance(by: 0.1)
        #expect(view.y == 5000)
        #expect(!view.isMoving)
    }

    @Test func aSpringThatIsToldToSwings() {
        let view = SimulatedScrollView.standing(at: 100)
        view.scroll(to: PlanePoint(x: 0, y: 400), motion: RefreshMotion(duration: 0.5, damping: 0.4))
        view.clock.advance(by: 1)
        #expect(view.ys.contains { $0 > 440 })
        #expect(view.y == 400)
    }

    @Test func aFingerEndsWhatCodeBegan() {
        let view = SimulatedScrollView.standing(at: 100)
        view.scroll(to: PlanePoint(x: 0, y: 400), motion: RefreshMotion(duration: 0.5))
        view.clock.advance(by: 0.1)
        let caught = view.y
        view.touchDown()
        view.clock.advance(by: 1)
        #expect(view.y == caught)
        #expect((101..<400).contains(caught))
    }

    @Test func anotherWriteGoesOnFromWhereTheContentIs() throws {
        let view = SimulatedScrollView.standing(at: 100)
        view.scroll(to: PlanePoint(x: 0, y: 400), motion: RefreshMotion(duration: 0.5))
        view.clock.advance(by: 6.0 / 60)
        let turn = view.y
        view.transcript.removeAll()
        view.scroll(to: PlanePoint(x: 0, y: 0), motion: RefreshMotion(duration: 0.5))
        view.clock.advance(by: 1)
        #expect(view.y == 0)
        #expect(try #require(view.ys.first) < turn)
        view.scroll(to: PlanePoint(x: 0, y: 60), motion: RefreshMotion(duration: 0.5))
        view.scroll(to: PlanePoint(x: 0, y: 50))
        view.clock.advance(by: 1)
        #expect(view.y == 50)
    }

    @Test func codeStopsAThrow() {
        let view = SimulatedScrollView.standing(at: 800)
        view.perform(.lift(at: 0, velocity: -2000))
        view.clock.advance(by: 0.1)
        view.scroll(to: PlanePoint(x: 0, y: 300))
        view.clock.advance(by: 1)
        #expect(view.y == 300)
        #expect(!view.isDecelerating)
    }

    @Test func whatCodeWritesUnderAFingerHoldsUntilTheFingerMoves() {
        let view = SimulatedScrollView.standing(at: 100)
        view.touchDown()
        view.touchMoved(to: PlanePoint(x: 0, y: 20))
        view.scroll(to: PlanePoint(x: 0, y: 400), motion: RefreshMotion(duration: 0.5))
        view.clock.advance(by: 1)
        #expect(view.y == 400)
        view.touchMoved(to: PlanePoint(x: 0, y: 21))
        #expect(view.y == 79)
    }

    @Test func anOffsetPastTheEndsThatCodeWroteStays() {
        let view = SimulatedScrollView.standing(at: 100)
        view.scroll(to: PlanePoint(x: 0, y: -80))
        view.clock.advance(by: 1)
        #expect(view.y == -80)
    }
}
