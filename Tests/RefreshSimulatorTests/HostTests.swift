import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator
import Testing

@MainActor
struct HostTests {
    @Test func aPullRefreshesFromTheFingerToTheRest() {
        let (view, refresher, loads) = SimulatedScrollView.refreshing()
        view.perform(.pull(300))
        #expect(refresher.state == .loading)
        #expect(loads.count == 1)
        view.transcript.removeAll()
        view.clock.advance(by: 1)
        #expect(view.y == -60)
        #expect(view.ys == view.ys.sorted())
        #expect(view.contentInset.top == 60)
        #expect(view.transcript.counts.insetWrites == 0)
        refresher.end()
        view.clock.advance(by: 1)
        #expect(refresher.state == .initial)
        #expect(view.y == 0)
        #expect(view.contentInset == .zero)
        #expect(view.ys == view.ys.sorted())
    }

    @Test func aPullThatIsTooShortRunsBack() {
        let (view, refresher, loads) = SimulatedScrollView.refreshing()
        view.perform(.pull(80))
        #expect(refresher.progress > 0.5)
        view.clock.advance(by: 2)
        #expect(refresher.state == .initial)
        #expect(loads.count == 0)
        #expect(view.transcript.counts.insetWrites == 0)
        #expect(view.transcript.counts.offsetWrites == 0)
    }

    @Test func aThrowToTheTopRefreshesNothing() {
        let (view, refresher, loads) = SimulatedScrollView.refreshing()
        view.scroll(to: PlanePoint(x: 0, y: 100))
        view.perform(.lift(at: 0, velocity: 5000))
        view.clock.advance(by: 0.15)
        #expect(view.y < -100)
        #expect(refresher.progress == 0)
        view.clock.advance(by: 3)
        #expect(loads.count == 0)
    }

    @Test(arguments: [ReadingDirection.leftToRight, .rightToLeft])
    func leadingAndTrailingLieBySide(_ direction: ReadingDirection) {
        let view = SimulatedScrollView(content: PlaneSize(width: 2000, height: 667), direction: direction)
        let refresher = PullToRefresh(position: .leading)
        view.addPullToRefresh(refresher)
        let isLeft = direction == .leftToRight
        view.scroll(to: PlanePoint(x: isLeft ? 0 : 1625, y: 0))
        view.perform(TouchScript().moved(by: PlanePoint(x: isLeft ? 250 : -250, y: 0), in: 0.3).held(for: 0.3))
        view.clock.advance(by: 1)
        #expect(refresher.state == .loading)
        #expect(view.contentInset == (isLeft ? PlaneInsets(left: 60) : PlaneInsets(right: 60)))
        #expect(view.metrics.offset.x == (isLeft ? -60 : 1685))
    }

    @Test func anInsetWithoutAMoveLeavesTheContentInSight() {
        let view = SimulatedScrollView(safeArea: PlaneInsets(top: 64))
        view.write(60, at: .top, move: nil)
        #expect(view.y == -64)
        view.write(80, at: .bottom, move: RefreshMove(to: 100))
        #expect(view.y == 100)
        #expect(view.contentInset == PlaneInsets(top: 60, bottom: 80))
        #expect(view.transcript.counts.insetWrites == 2)
        #expect(view.transcript.counts.offsetWrites == 1)
    }

    @Test func anInsetThatIsTakenFromUnderTheContentBringsItInside() {
        let view = SimulatedScrollView()
        view.write(60, at: .top, move: RefreshMove(to: -60))
        #expect(view.y == -60)
        view.write(0, at: .top, move: nil)
        #expect(view.y == 0)
    }

    @Test func deadlinesComeInTimeAndOutOfSight() {
        let refresher = PullToRefresh()
        refresher.options.timeOut = 2
        let (view, _, _) = SimulatedScrollView.refreshing(refresher)
        view.startRefreshing()
        view.isForeground = false
        view.clock.advance(by: 1.999)
        #expect(refresher.state == .loading)
        view.clock.advance(by: 0.002)
        #expect(refresher.outcome == .failure)
    }

    @Test func aNewDeadlineReplacesTheFormer() {
        let view = SimulatedScrollView()
        view.wake(at: 1)
        view.wake(at: 2)
        #expect(view.clock.nextTime == 2)
        view.wake(at: nil)
        #expect(view.clock.nextTime == nil)
    }

    @Test func framesComeOnlyWhileTheyAreWantedAndSeen() {
        let view = SimulatedScrollView()
        #expect(view.clock.nextTime == nil)
        view.frameClock.isPaused = false
        #expect(view.clock.nextTime == 1.0 / 60)
        view.clock.advance(by: 0.5)
        #expect(view.now == 0.5)
        view.isInWindow = false
        #expect(view.clock.nextTime == nil)
        view.isInWindow = true
        #expect(view.clock.nextTime != nil)
        view.frameClock.isPaused = true
        #expect(view.clock.nextTime == nil)
    }

    @Test func picturesAreCountedAndTheLastIsKept() throws {
        let (view, refresher, _) = SimulatedScrollView.refreshing()
        view.perform(.pull(200))
        #expect(view.transcript.counts.pictures > 10)
        #expect(try #require(view.pictures[.top]).isEmpty == false)
        view.removePullToRefresh(at: .top)
        #expect(view.pictures[.top] == nil)
        #expect(view.transcript.counts.removals == 1)
        view.keepsPictures = false
        view.addPullToRefresh(refresher)
        view.perform(.pull(200))
        #expect(view.pictures[.top] == nil)
    }

    @Test func hapticsAndAnnouncementsAreNoted() {
        let (view, refresher, _) = SimulatedScrollView.refreshing()
        view.perform(.pull(300))
        refresher.end(.failure)
        #expect(view.transcript.counts.taps == 1)
        let told = view.transcript.entries.compactMap { entry -> RefreshAnnouncement? in
            if case .announced(let announcement, of: .top) = entry.happening { announcement } else { nil }
        }
        #expect(told == [.started, .failed])
        #expect(view.transcript.counts.announcements == 2)
    }

    @Test func scrollViewsShareAClockButNothingElse() {
        let clock = ManualClock()
        let views = [SimulatedScrollView(clock: clock), SimulatedScrollView(clock: clock)]
        let refreshers = views.map { view in
            let refresher = PullToRefresh()
            view.addPullToRefresh(refresher)
            return refresher
        }
        views[0].perform(.pull(300))
        #expect(refreshers.map(\.state) == [.loading, .initial])
        views[1].perform(.pull(300))
        refreshers[1].end()
        clock.advance(by: 1)
        #expect(refreshers.map(\.state) == [.loading, .initial])
        #expect(views.map(\.y) == [-60, 0])
    }

    @Test func nothingKeepsTheScrollView() {
        let clock = ManualClock()
        var view: SimulatedScrollView? = SimulatedScrollView(clock: clock)
        let refresher = PullToRefresh()
        view?.addPullToRefresh(refresher)
        view?.play(.pull(300))
        clock.advance(by: 0.7)
        weak let former = view
        #expect(refresher.state == .loading)
        view = nil
        #expect(former == nil)
        #expect(refresher.state == .initial)
        clock.advance(by: 2)
    }
}
