import RefreshCore
import RefreshGeometry
import RefreshSimulator
import Testing

@MainActor
struct EventOrderTests {
    @Test func aPullIsToldInTheOrderOfUIScrollView() {
        let view = SimulatedScrollView()
        view.perform(.pull(200))
        view.clock.advance(by: 2)
        #expect(
            view.transcript.events == [
                .willBeginDragging, .willEndDragging(velocity: .zero), .didEndDragging(willDecelerate: true), .willBeginDecelerating,
                .didEndDecelerating,
            ])
        // No offset changes between the lift and the moment in which the content begins to go on.
        let happenings = view.transcript.entries.map(\.happening)
        let lift = happenings.firstIndex(of: .event(.willEndDragging(velocity: .zero))) ?? 0
        #expect(happenings[lift + 1] == .event(.didEndDragging(willDecelerate: true)))
        #expect(happenings[lift + 2] == .event(.willBeginDecelerating))
        #expect(happenings.last == .event(.didEndDecelerating))
    }

    @Test func aLiftInsideWithoutAThrowEndsThere() {
        let view = SimulatedScrollView.standing(at: 500)
        view.perform(.pull(100))
        #expect(view.transcript.events == [.willBeginDragging, .willEndDragging(velocity: .zero), .didEndDragging(willDecelerate: false)])
        #expect(!view.isMoving)
    }

    @Test func flagsAreThoseOfUIScrollView() {
        let view = SimulatedScrollView()
        var flags: [String: [Bool]] = [:]
        view.onEvent = { [unowned view] event in
            flags[event.name] = [view.isTracking, view.isDragging, view.isDecelerating]
        }
        view.touchDown()
        #expect([view.isTracking, view.isDragging, view.isDecelerating] == [true, false, false])
        view.touchMoved(to: PlanePoint(x: 0, y: 100))
        #expect([view.isTracking, view.isDragging, view.isDecelerating] == [true, true, false])
        view.clock.advance(by: 1)
        view.touchUp()
        view.clock.advance(by: 0.1)
        #expect(flags["willEndDragging"] == [true, true, false])
        #expect(flags["didEndDragging"] == [false, false, false])
        #expect(flags["didScroll"] == [false, false, true])
        view.clock.advance(by: 2)
        #expect([view.isTracking, view.isDragging, view.isDecelerating] == [false, false, false])
    }

    /// As a device logged it: a touch that only stops the content is a drag that ends, decelerating until then.
    @Test func aTouchThatStopsAThrowEndsAsADrag() {
        let view = SimulatedScrollView.standing(at: 800)
        view.perform(.lift(at: 0, velocity: -2000))
        view.clock.advance(by: 0.1)
        view.touchDown()
        #expect(view.isTracking && view.isDecelerating && !view.isDragging)
        view.transcript.removeAll()
        view.touchUp()
        #expect(view.transcript.events == [.willEndDragging(velocity: .zero), .didEndDragging(willDecelerate: false)])
        #expect(!view.isDecelerating)
    }

    @Test func aTapTellsNothing() {
        let view = SimulatedScrollView.standing(at: 500)
        view.touchDown()
        view.touchUp()
        #expect(view.transcript.entries.isEmpty)
        #expect(!view.isTracking)
    }

    @Test func aCancelledTouchComesBackWithoutAThrow() {
        let view = SimulatedScrollView()
        view.perform(.down(200).ending(.isCancelled))
        view.clock.advance(by: 2)
        #expect(view.y == 0)
        #expect(view.liftVelocity == .zero)
    }

    @Test func whatTheAppDoesInTheMomentOfTheLiftCountsMore() {
        let view = SimulatedScrollView()
        view.onEvent = { [unowned view] event in
            if case .didEndDragging = event { view.scroll(to: PlanePoint(x: 0, y: -60), motion: RefreshMotion(duration: 0.25)) }
        }
        view.perform(.pull(300))
        view.transcript.removeAll()
        view.clock.advance(by: 1)
        #expect(view.y == -60)
        #expect(view.ys == view.ys.sorted())
        #expect(view.transcript.events == [.didEndScrollingAnimation])
    }

    @Test func anEqualOffsetTellsNothing() {
        let view = SimulatedScrollView.standing(at: 500)
        view.scroll(to: PlanePoint(x: 0, y: 500))
        #expect(view.transcript.entries.isEmpty)
    }
}

extension ScrollEvent {
    /// The event's name alone.
    fileprivate var name: String { String(description.prefix { $0.isLetter }) }
}
