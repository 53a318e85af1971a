import RefreshControl
import RefreshCore
import RefreshGeometry
import Testing

/// What happens in which order, and what an event inside another does.
@MainActor
struct OrderTests {
    let host = RecordingHost()
    let animator = RecordingAnimator()
    let refresher: PullToRefresh

    init() { refresher = PullToRefresh(refreshView: animator, animator: animator) }

    @Test func aPullIsToldLoadedAndClosedInOrder() {
        host.addPullToRefresh(refresher) { [unowned host] in host.log.append("action") }
        host.drag(to: -30)
        host.drag(to: -90)
        host.lift()
        host.pass(0.25)
        host.endRefreshing(at: .top)
        host.pass(0.35)
        #expect(animator.log == ["releasing(0.5)", "releasing(1.0)", "loading", "finished", "initial"])
        #expect(host.log == ["tap", "inset top 60, offset -60", "started", "action", "inset top 0, offset 0", "done"])
        #expect(host.metrics.contentInset == .zero)
    }

    @Test func anEndInsideTheActionComesAfterIt() {
        host.addPullToRefresh(refresher) { [unowned refresher, unowned animator] in
            refresher.end()
            animator.log.append("action")
        }
        for _ in 1...3 {
            animator.log = []
            host.drag(to: -90)
            host.lift()
            host.pass(1)
            #expect(animator.log == ["releasing(1.0)", "loading", "action", "finished", "initial"])
        }
        #expect(host.metrics.contentInset == .zero)
        #expect(host.metrics.offset.y == 0)
    }

    @Test func anEndInsideTheAnimatorComesAfterTheAction() {
        animator.whenTold = { [unowned refresher] in if $0 == .loading { refresher.end() } }
        host.addPullToRefresh(refresher) { [unowned animator] in animator.log.append("action") }
        refresher.start()
        #expect(animator.log == ["loading", "action", "finished"])
    }

    @Test func aRemovalInsideTheAnimatorEndsAllCalls() {
        animator.whenTold = { [unowned host] in if $0 == .loading { host.removePullToRefresh(at: .top) } }
        host.addPullToRefresh(refresher) { [unowned animator] in animator.log.append("action") }
        host.drag(to: -90)
        host.lift()
        #expect(animator.log == ["releasing(1.0)", "loading"])
        #expect(host.metrics.contentInset == .zero)
        #expect(refresher.state == .initial)
        #expect(refresher.start() == .refused(.detached))
    }

    @Test func aRestartInsideOnCloseLoadsAgain() {
        var closings: [Bool] = []
        refresher.onClose = { [unowned refresher] isInterrupted in
            closings.append(isInterrupted)
            if closings.count == 1 { refresher.start() }
        }
        host.addPullToRefresh(refresher) {}
        refresher.start()
        refresher.end()
        host.pass(0.35)
        #expect(refresher.state == .loading)
        refresher.end()
        refresher.start()
        #expect(closings == [false, true])
    }

    @Test func anotherRefresherAtTheSameEdgeTakesThePlace() {
        host.addPullToRefresh(refresher) {}
        refresher.start()
        let other = PullToRefresh()
        host.addPullToRefresh(other) {}
        #expect(host.topPullToRefresh === other)
        #expect(host.metrics.contentInset == .zero)
    }

    @Test func aRefresherMovedToAnotherViewLeavesTheFirstAsItWas() {
        let second = RecordingHost()
        host.addPullToRefresh(refresher) {}
        refresher.start()
        second.addPullToRefresh(refresher) {}
        #expect(host.metrics.contentInset == .zero)
        #expect(host.topPullToRefresh == nil)
        #expect(second.topPullToRefresh === refresher)
        #expect(refresher.state == .initial)
        guard case .started = refresher.start() else { return #expect(Bool(false), "it starts on the second view") }
    }

    @Test func anExclusiveRefresherWaitsForTheOther() {
        let bottom = PullToRefresh(position: .bottom)
        bottom.options.isExclusive = true
        host.addPullToRefresh(refresher) {}
        host.addPullToRefresh(bottom) {}
        refresher.start()
        #expect(bottom.start() == .refused(.excluded))
        refresher.end()
        host.pass(0.35)
        #expect(bottom.start() == .started(bottom.token ?? RefreshMachine.none))
    }

    @Test func baseInsetIsNeverMisread() {
        host.addPullToRefresh(refresher) {}
        refresher.start()
        host.baseInset = PlaneInsets(top: 300)
        #expect(host.metrics.contentInset.top == 360)
        refresher.end()
        #expect(host.metrics.contentInset.top == 300)
        #expect(host.baseInset == PlaneInsets(top: 300))
    }

    @Test func insertedRowsKeepTheReadersPlaceAndWaitForTheLift() {
        host.metrics.offset.y = 500
        host.refreshAttachment.inserted(120)
        #expect(host.metrics.offset.y == 620)
        host.drag(to: 640)
        host.refreshAttachment.inserted(100)
        #expect(host.metrics.offset.y == 640)
        host.lift()
        #expect(host.metrics.offset.y == 740)
    }
}

extension RefreshMachine {
    /// A token of nothing that runs here.
    static var none: RefreshToken {
        var machine = RefreshMachine(edge: .top)
        _ = machine.startRequested(at: 0, pull: Pull(past: .top, metrics: ScrollMetrics(), app: .zero))
        return machine.token.unsafelyUnwrapped
    }
}
