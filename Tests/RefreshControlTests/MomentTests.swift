import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import Testing

/// An animator that keeps the last moment, and moves by itself at the end only.
@MainActor
private final class MomentKeeper: RefreshAnimator {
    var moment = RefreshMoment()
    func draw(_ moment: RefreshMoment, into picture: inout Picture) { self.moment = moment }
    func isMoving(at moment: RefreshMoment) -> Bool { moment.state == .finished }
}

/// What an animator is shown of the time and of how a load began.
@MainActor
struct MomentTests {
    let host = RecordingHost()
    private let animator = MomentKeeper()
    let refresher: PullToRefresh

    init() {
        refresher = PullToRefresh(animator: animator)
        host.addPullToRefresh(refresher) {}
    }

    /// Half a second later a frame is drawn.
    private func passHalfASecond() {
        host.pass(0.5)
        host.metrics.offset.y -= 1
        host.refreshAttachment.scrolled()
        host.refreshAttachment.frameArrived()
    }

    @Test func theTimeOfTheLoadRunsOnWhenItHasEnded() {
        refresher.start()
        passHalfASecond()
        #expect(animator.moment.state == .loading)
        #expect(animator.moment.seconds == 0.5)
        #expect(animator.moment.loadingSeconds == 0.5)
        refresher.options.resultDwell = 2
        refresher.end()
        passHalfASecond()
        #expect(animator.moment.state == .finished)
        #expect(animator.moment.seconds == 0.5)
        #expect(animator.moment.loadingSeconds == 1)
    }

    @Test(arguments: [RefreshTrigger.onRelease, .onReach]) func aLoadUnderAPullIsToldFromOneByCode(trigger: RefreshTrigger) {
        refresher.options.trigger = trigger
        host.drag(to: -30)
        #expect(!animator.moment.wasPulled)
        host.drag(to: -90)
        host.lift()
        #expect(animator.moment.state == .loading)
        #expect(animator.moment.wasPulled)
        refresher.end()
        #expect(animator.moment.wasPulled)
        host.pass(1)
        refresher.start()
        #expect(animator.moment.state == .loading)
        #expect(!animator.moment.wasPulled)
    }

    @Test func framesRunFromTheMomentOfArmingOn() {
        host.drag(to: -30)
        host.refreshAttachment.frameArrived()
        #expect(host.isPaused)
        host.drag(to: -90)
        host.refreshAttachment.frameArrived()
        #expect(animator.moment.arming == 0)
        #expect(!host.isPaused)
        host.now += 0.25
        host.refreshAttachment.frameArrived()
        #expect(animator.moment.arming == 1)
        #expect(host.isPaused)
    }
}
