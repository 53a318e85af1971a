import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator
import Testing

@MainActor
struct ObservationTests {
    @Test func offsetsAreTakenAsTheyWereSeen() {
        let view = SimulatedScrollView()
        view.drag(to: -0.75)
        #expect(view.y == -0.75)
        view.drag(to: -300.3)
        #expect(view.y == -300.3)
        #expect(view.isTracking && view.isDragging && !view.isDecelerating)
        view.fling(to: 5000)
        #expect(view.y == 5000)
        #expect(!view.isTracking && !view.isDragging && view.isDecelerating)
        view.settle()
        #expect(view.y == 1333)
        #expect(!view.isDecelerating)
        view.drag(to: PlanePoint(x: 3, y: 4))
        #expect(view.metrics.offset == PlanePoint(x: 3, y: 4))
    }

    @Test func noClockMovesWhatWasSeen() {
        let view = SimulatedScrollView()
        view.drag(to: -80)
        view.clock.advance(by: 1)
        view.release(settling: false)
        view.clock.advance(by: 1)
        #expect(view.y == -80)
        #expect(view.isDecelerating)
        view.content.height = 1000
        #expect(view.y == -80)
        view.settle()
        #expect(view.y == 0)
    }

    @Test func aFingerOfThePhysicsGivesWay() {
        let view = SimulatedScrollView()
        view.play(.pull(300))
        view.clock.advance(by: 0.1)
        view.drag(to: 20)
        view.clock.advance(by: 2)
        #expect(view.y == 20)
    }

    @Test func settlingUnderAFingerAndLiftingWithoutOneDoNothing() {
        let view = SimulatedScrollView()
        view.release()
        view.drag(to: -80)
        view.settle()
        #expect(view.y == -80)
        #expect(view.transcript.events == [.willBeginDragging])
    }

    @Test func aReportOfAPullRefreshes() {
        let (view, refresher, loads) = SimulatedScrollView.refreshing()
        view.drag(to: -80)
        #expect(refresher.state == .releasing(progress: 1))
        view.release()
        #expect(refresher.state == .loading)
        #expect(loads.count == 1)
        #expect(view.contentInset.top == 60)
        #expect(view.y == -60)
        view.clock.advance(by: 1)
        refresher.end()
        #expect(refresher.state == .finished)
        view.clock.advance(by: 1)
        #expect(refresher.state == .initial)
        #expect(view.contentInset.top == 0)
        #expect(view.y == 0)
    }

    @Test func momentumRefreshesNothing() {
        let (view, refresher, loads) = SimulatedScrollView.refreshing()
        view.drag(to: 900)
        view.release(settling: false)
        for y in [400.0, 0, -95, -40] { view.fling(to: y) }
        view.settle()
        #expect(loads.count == 0)
        #expect(refresher.state == .initial)
        #expect(view.y == 0)
    }
}

/// How often something was called.
@MainActor
final class Calls {
    var count = 0
}

extension SimulatedScrollView {
    /// A scroll view with a refresher whose loads end by hand and are counted.
    static func refreshing(
        _ refresher: PullToRefresh = PullToRefresh(), physics: ScrollPhysics = ScrollPhysics()
    ) -> (SimulatedScrollView, PullToRefresh, Calls) {
        let view = SimulatedScrollView(physics: physics)
        let calls = Calls()
        view.addPullToRefresh(refresher) { calls.count += 1 }
        return (view, refresher, calls)
    }
}
