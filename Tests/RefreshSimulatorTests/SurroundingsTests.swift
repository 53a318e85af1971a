import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator
import Testing

@MainActor
struct SurroundingsTests {
    @Test func contentAtItsStartFollowsTheInset() {
        let view = SimulatedScrollView(safeArea: PlaneInsets(top: 64))
        #expect(view.y == -64)
        view.safeArea.top = 20
        #expect(view.y == -20)
        view.contentInset.top = 30
        #expect(view.y == -50)
        view.contentInset.top = 0
        view.safeArea.top = 64
        #expect(view.y == -64)
    }

    @Test func contentElsewhereStays() {
        let view = SimulatedScrollView.standing(at: 500)
        view.safeArea = PlaneInsets(top: 64, bottom: 34)
        view.contentInset.bottom = 300
        #expect(view.y == 500)
        #expect(view.transcript.offsets.isEmpty)
    }

    @Test func contentThatRestsOutsideComesInsideAtOnce() {
        let view = SimulatedScrollView.standing(at: 1333)
        view.content.height = 1500
        #expect(view.y == 833)
        view.viewport.height = 800
        #expect(view.y == 700)
        view.content.height = 100
        #expect(view.y == 0)
    }

    @Test func contentUnderAFingerStaysUntilTheFingerMoves() {
        let view = SimulatedScrollView(physics: .exact)
        view.touchDown()
        view.touchMoved(to: PlanePoint(x: 0, y: 200))
        let y = view.y
        view.contentInset.top = 60
        #expect(view.y == y)
        view.touchMoved(to: PlanePoint(x: 0, y: 201))
        #expect(abs(view.y + 60 + RubberBand(dimension: 667).shown(raw: 141)) < 1e-9)
    }

    /// The position and the velocity go on without a jump, to the new end.
    @Test(arguments: [20, 60])
    func aBounceComesBackToTheNewEnd(inset: Double) {
        let view = SimulatedScrollView(physics: .exact, clock: ManualClock(framesPerSecond: 1000))
        view.perform(.pull(400))
        view.clock.advance(by: 0.08)
        let (before, y) = (view.ys.suffix(2)[view.ys.count - 2], view.y)
        view.contentInset.top = inset
        #expect(view.y == y)
        view.clock.advance(by: 0.001)
        let (former, latter) = (y - before, view.y - y)
        #expect(abs(former - latter) < 0.05 * former)
        view.clock.advance(by: 3)
        #expect(view.y == -inset)
    }

    @Test func aThrowMeetsTheNewEnd() {
        let view = SimulatedScrollView.standing(at: 800)
        view.perform(.lift(at: 0, velocity: -2000))
        view.clock.advance(by: 0.2)
        let y = view.y
        view.content.height = 2600
        #expect(view.y == y)
        view.clock.advance(by: 5)
        #expect(abs(view.y - 800 - 0.499 * 1987) < 1e-6)
    }

    @Test func aBounceWhoseEndMovesBehindItStops() {
        let view = SimulatedScrollView()
        view.perform(.pull(100))
        view.clock.advance(by: 0.5)
        let y = view.y
        #expect((-5 ..< -0.5).contains(y))
        view.contentInset.top = 40
        view.clock.advance(by: 1)
        #expect(view.y >= y)
        #expect(!view.isMoving)
        #expect(!view.isDecelerating)
        #expect(view.transcript.events.last == .didEndDecelerating)
    }

    @Test func whereCodeSendsItCountsMoreThanTheNewEnd() {
        let view = SimulatedScrollView.standing(at: 500)
        view.scroll(to: PlanePoint(x: 0, y: 1333), motion: RefreshMotion(duration: 0.3))
        view.clock.advance(by: 0.1)
        view.content.height = 3000
        view.clock.advance(by: 1)
        #expect(view.y == 1333)
    }

    @Test func rowsThatComeInBeforeTheReaderMoveNothingOnTheScreen() {
        let view = SimulatedScrollView.standing(at: 500)
        view.insertBeforeReader(240)
        #expect(view.content.height == 2240)
        #expect(view.y == 740)
        view.scroll(to: PlanePoint(x: 0, y: 1573))
        view.insertBeforeReader(-240)
        #expect(view.content.height == 2000)
        #expect(view.y == 1333)
    }

    @Test func underAFingerRowsWaitForTheLift() {
        let view = SimulatedScrollView.standing(at: 500)
        view.touchDown()
        view.touchMoved(to: PlanePoint(x: 0, y: 10))
        view.insertBeforeReader(240)
        #expect(view.y == 490)
        view.touchUp()
        #expect(view.y == 730)
    }

    @Test(arguments: [true, false])
    func outOfSightTheFingerIsGoneAndTheContentRests(byWindow: Bool) {
        let view = SimulatedScrollView()
        func setInSight(_ isInSight: Bool) {
            if byWindow { view.isInWindow = isInSight } else { view.isForeground = isInSight }
        }
        view.play(.pull(300))
        view.clock.advance(by: 0.3)
        #expect(view.y < -100)
        setInSight(false)
        #expect(view.y == 0)
        #expect(!view.isTracking && !view.isDragging && !view.isMoving)
        #expect(view.transcript.events == [.willBeginDragging])
        view.clock.advance(by: 3)
        setInSight(true)
        #expect(view.y == 0)
        view.perform(.pull(300))
        #expect(view.y < -100)
    }

    @Test func outOfSightCodeArrivesAtOnce() {
        let view = SimulatedScrollView.standing(at: 500)
        view.scroll(to: PlanePoint(x: 0, y: 700), motion: RefreshMotion(duration: 0.3))
        view.clock.advance(by: 0.1)
        view.isInWindow = false
        #expect(view.y == 700)
        view.scroll(to: PlanePoint(x: 0, y: 100), motion: RefreshMotion(duration: 0.3))
        #expect(view.y == 100)
    }

    @Test func readingDirectionAndScaleAreTold() {
        let view = SimulatedScrollView()
        view.direction = .rightToLeft
        view.pixelsPerPoint = 3
        view.textScale = 2
        view.reducesMotion = true
        #expect(view.metrics.direction == .rightToLeft)
        #expect(view.metrics.halfPixel == 0.5 / 3)
        #expect(view.surroundings.textScale == 2)
        #expect(view.surroundings.reducesMotion)
    }

    /// Whatever numbers come in, at whatever moment: the offset stays finite, and no call traps.
    @Test(arguments: [0, -0.0, 1e-300, 0.5, 60, 1e9, -1e9, .greatestFiniteMagnitude, .infinity, -.infinity, .nan] as [Double])
    func theOffsetStaysFinite(number: Double) {
        let edits: [(SimulatedScrollView) -> Void] = [
            { $0.content.height = number }, { $0.viewport.height = number }, { $0.contentInset.top = number },
            { $0.contentInset.bottom = number }, { $0.safeArea.top = number }, { $0.pixelsPerPoint = number },
            { $0.scroll(to: PlanePoint(x: number, y: number), motion: RefreshMotion(duration: number, initialVelocity: number)) },
            { $0.drag(to: number) }, { $0.fling(to: number) }, { $0.insertBeforeReader(number) }, { $0.faults.insetError = number },
            { $0.perform(.lift(at: number, velocity: number)) }, { $0.physics.stopVelocity = number },
            { $0.physics.rubberBand = number }, { $0.physics.liftTimeOut = number }, { $0.physics.velocityWindow = number },
            { $0.physics.startVelocity = number },
        ]
        for edit in edits {
            for moment in 0..<4 {
                let view = SimulatedScrollView()
                if moment == 1 { view.perform(.down(100).ending(.stays)) }
                if moment == 2 { view.perform(.pull(300)) }
                if moment == 3 { view.scroll(to: PlanePoint(x: 0, y: 300), motion: RefreshMotion(duration: 0.3)) }
                view.clock.advance(by: 0.05)
                edit(view)
                view.clock.advance(by: 0.1)
                view.perform(.down(50, in: 0.1))
                view.clock.advance(by: 0.5)
                #expect(view.metrics.offset.x.isFinite && view.metrics.offset.y.isFinite)
            }
        }
    }
}
