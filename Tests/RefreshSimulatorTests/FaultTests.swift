import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator
import Testing

@MainActor
struct FaultTests {
    /// Faults that a refresher has to live with: a cycle ends the same.
    static func cycle(_ faults: SimulatorFaults) -> (view: SimulatedScrollView, loads: Int) {
        let (view, refresher, loads) = SimulatedScrollView.refreshing()
        view.faults = faults
        for _ in 0..<5 {
            view.perform(.pull(300))
            view.clock.advance(by: 0.5)
            refresher.end()
            view.clock.advance(by: 1)
        }
        return (view, loads.count)
    }

    @Test func withEachFaultACycleEndsTheSame() {
        var faults: [SimulatorFaults] = Array(repeating: .none, count: 5)
        faults[0].doublesNotifications = true
        faults[1].delaysInsetEcho = true
        faults[2].insetError = 1e-14
        faults[3].shiftsOffsetAtLift = true
        faults[4].dropsMotionOutOfSight = true
        for fault in [.none] + faults {
            let (view, loads) = Self.cycle(fault)
            view.faults = .none
            #expect(loads == 5)
            #expect(view.contentInset.top == 0)
            #expect(view.y == 0)
            #expect(view.transcript.counts.insetWrites == 10)
            #expect(view.ys.min() == Self.cycle(.none).view.ys.min())
        }
    }

    @Test func changesAreReportedTwice() {
        let (view, _, _) = SimulatedScrollView.refreshing()
        view.faults.doublesNotifications = true
        view.transcript.removeAll()
        view.fling(to: 30)
        #expect(view.transcript.counts.reports == 2)
        view.content.height = 3000
        #expect(view.transcript.counts.reports == 4)
        view.settle()
        #expect(view.transcript.counts.reports == 5)
        #expect(view.transcript.counts.scrolls == 1)
    }

    @Test func theEchoOfAnInsetComesAfterTheNextReport() {
        let view = SimulatedScrollView()
        view.faults.delaysInsetEcho = true
        view.write(60, at: .top, move: nil)
        #expect(view.transcript.counts.reports == 0)
        view.fling(to: 30)
        #expect(view.transcript.counts.reports == 2)
        view.fling(to: 40)
        #expect(view.transcript.counts.reports == 3)
    }

    @Test func insetsAreReadWithAnErrorOfChangingSign() {
        let view = SimulatedScrollView(contentInset: PlaneInsets(top: 97.809374999999989))
        view.faults.insetError = 1e-14
        let readings = (0..<4).map { _ in view.metrics.contentInset.top }
        #expect(readings == [97.8093750000000, 97.80937499999998, 97.8093750000000, 97.80937499999998])
    }

    @Test func theOffsetIsShiftedOnceInTheMomentOfTheLiftAndPutRight() {
        let (view, refresher, _) = SimulatedScrollView.refreshing()
        view.faults.shiftsOffsetAtLift = true
        view.drag(to: -80)
        let reports = view.transcript.counts.reports
        view.release(settling: false)
        // The lift, the shift, and the echo of the inset.
        #expect(view.transcript.counts.reports == reports + 3)
        #expect(refresher.state == .loading)
        #expect(view.y == -80)
        view.clock.advance(by: 1)
        #expect(view.ys.min() == -80)
        #expect(view.y == -60)
    }

    @Test func motionsAreDroppedOutOfSight() {
        let view = SimulatedScrollView()
        view.faults.dropsMotionOutOfSight = true
        view.scroll(to: PlanePoint(x: 0, y: 400), motion: RefreshMotion(duration: 0.5))
        view.clock.advance(by: 0.1)
        let y = view.y
        view.isForeground = false
        view.clock.advance(by: 1)
        #expect(view.y == y)
        #expect(y < 400 && y > 0)
        #expect(view.transcript.events.isEmpty)
        view.isForeground = true
        #expect(view.y == y)
    }

    @Test func aPullThatWasDroppedOutOfSightComesInsideOnTheWayBack() {
        let view = SimulatedScrollView()
        view.faults.dropsMotionOutOfSight = true
        view.perform(.pull(300))
        view.clock.advance(by: 0.05)
        view.isInWindow = false
        #expect(view.y < -50)
        view.isInWindow = true
        #expect(view.y == 0)
    }
}
