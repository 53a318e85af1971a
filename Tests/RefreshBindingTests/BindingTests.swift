import RefreshAnimation
import RefreshBinding
import RefreshControl
import RefreshCore
import RefreshData
import RefreshGeometry
import RefreshSimulator
import Testing

/// A list on a simulated scroll view, with a refresher at its top and one at its bottom.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct BindingTests {
    let source = GatedSource()
    let screen: Screen

    /// 20 rows are on the first page: 800 points, of which 500 are in sight.
    @MainActor
    final class Screen {
        let view = SimulatedScrollView(viewport: PlaneSize(width: 320, height: 500), content: PlaneSize(width: 320, height: 0))
        let store: ListStore<Int, Int>
        let top: PullToRefresh
        let bottom: PullToRefresh
        let animator = Recorder()
        private(set) var ends: (top: [String], bottom: [String]) = ([], [])
        private var observation: ListObservation?

        init(_ source: GatedSource, growth: ListGrowth = .atEnd) {
            store = ListStore(source, growth: growth, id: \.self)
            top = PullToRefresh(animator: animator)
            bottom = PullToRefresh(position: .bottom)
            top.onFinish = { [unowned self] in ends.top.append("\($0)") }
            bottom.onFinish = { [unowned self] in ends.bottom.append("\($0)") }
            top.bind(to: store)
            bottom.bind(to: store)
            view.refreshAttachment.add(top)
            view.refreshAttachment.add(bottom)
            observation = store.observe { [unowned view] in view.content.height = Double($0.rows.count) * 40 }
        }

        func pullDown() {
            view.drag(to: -100)
            view.release()
        }

        /// Scrolls to the end by a gesture.
        func scrollToEnd() {
            view.drag(to: max(0, view.content.height - 500))
            view.release()
            view.settle()
        }

        /// Lets what ends end, and the space close.
        func pass() async {
            for _ in 0..<20 { await Task.yield() }
            view.clock.advance(by: 2)
            for _ in 0..<20 { await Task.yield() }
        }
    }

    /// Keeps the ends that an animator is shown.
    @MainActor
    final class Recorder: RefreshAnimator {
        private(set) var ends: [String] = []
        private var last = RefreshMoment()

        func draw(_ moment: RefreshMoment, into picture: inout Picture) {
            if moment.state == .finished, last.state != .finished, let outcome = moment.outcome {
                ends.append("\(outcome)\(moment.foundNothingNew ? ", nothing new" : "")")
            }
            last = moment
        }
    }

    init() {
        screen = Screen(source)
    }

    private func loaded(_ rows: Range<Int> = 0..<20, next: Int? = 20) async {
        screen.pullDown()
        await source.asked(1)
        source.answer(0, rows, next: next)
        await screen.pass()
    }

    @Test func thePullAtTheTopReloads() async {
        screen.pullDown()
        #expect(screen.top.state == .loading)
        await source.asked(1)
        #expect(source.requests[0].cursor == nil)
        source.answer(0, 0..<20, next: 20)
        await screen.pass()
        #expect(screen.top.state == .initial && screen.store.rows == Array(0..<20) && screen.ends.top == ["success"])
    }

    @Test func nothingNewReachesTheAnimator() async {
        await loaded()
        screen.pullDown()
        await source.asked(2)
        source.answer(1, 0..<20, next: 20)
        await screen.pass()
        screen.pullDown()
        await source.asked(3)
        #expect(!screen.top.foundNothingNew)
        source.answer(2, 0..<21, next: 21)
        await screen.pass()
        #expect(screen.animator.ends == ["success", "success, nothing new", "success"])
    }

    @Test func aFailureIsOneAndKeepsTheRows() async {
        await loaded()
        screen.pullDown()
        await source.asked(2)
        source.fail(1)
        await screen.pass()
        #expect(screen.ends.top == ["success", "failure"] && screen.top.error is GatedSource.Broken)
        #expect(screen.store.rows.count == 20)
    }

    @Test func nearTheEndMoreIsLoadedUntilThereIsNone() async {
        await loaded()
        screen.scrollToEnd()
        await source.asked(2)
        #expect(source.requests[1].cursor == 20 && screen.bottom.state == .loading)
        source.answer(1, 20..<40, next: 40)
        await screen.pass()
        #expect(screen.bottom.state == .initial && !screen.bottom.isExhausted)
        screen.scrollToEnd()
        await source.asked(3)
        source.answer(2, 40..<50)
        await screen.pass()
        #expect(screen.bottom.isExhausted && screen.ends.bottom == ["success", "exhausted"])
        screen.scrollToEnd()
        screen.view.drag(to: 1700)
        screen.view.release()
        await screen.pass()
        #expect(source.requests.count == 3 && screen.store.rows.count == 50)
    }

    @Test func aReloadWithMoreBehindItEndsTheEnd() async {
        await loaded(next: nil)
        #expect(screen.bottom.isExhausted)
        screen.pullDown()
        await source.asked(2)
        source.answer(1, 0..<20, next: 20)
        await screen.pass()
        #expect(!screen.bottom.isExhausted)
        screen.scrollToEnd()
        await source.asked(3)
        source.answer(2, 20..<30)
        await screen.pass()
    }

    @Test func aReloadThatIsTheWholeListLeavesNothingMore() async {
        await loaded(next: nil)
        #expect(screen.bottom.isExhausted && !screen.top.isExhausted && screen.ends.top == ["success"])
        screen.scrollToEnd()
        await screen.pass()
        #expect(source.requests.count == 1)
    }

    @Test func aFailedLoadOfMoreIsTriedAgainByAPullOrAfterALoadByTheApp() async throws {
        await loaded()
        screen.scrollToEnd()
        await source.asked(2)
        source.fail(1)
        await screen.pass()
        #expect(screen.ends.bottom == ["failure"])
        screen.scrollToEnd()
        await screen.pass()
        #expect(source.requests.count == 2)
        let retry = Task { try await screen.store.retry() }
        await source.asked(3)
        source.answer(2, 20..<40, next: 40)
        _ = try await retry.value
        screen.scrollToEnd()
        await source.asked(4)
        #expect(source.requests[3].cursor == 40)
        source.answer(3, [])
        await screen.pass()
    }

    @Test func aLoadThatIsOvertakenIsCancelled() async {
        await loaded()
        screen.scrollToEnd()
        await source.asked(2)
        let reload = Task { try await screen.store.reload() }
        await source.asked(3)
        source.answer(2, 0..<20, next: 20)
        _ = await reload.result
        await screen.pass()
        #expect(screen.ends.bottom == ["cancelled"] && screen.store.phase.load == nil)
    }

    @Test func removingARefresherCallsItsRequestOff() async {
        screen.pullDown()
        await source.asked(1)
        screen.view.refreshAttachment.remove(at: .top)
        await screen.pass()
        #expect(source.calledOff == [0] && screen.store.phase.load == nil)
    }

    @Test func aChatLoadsMoreAtItsTop() async {
        let screen = Screen(source, growth: .atStart)
        screen.view.drag(to: 100)
        screen.view.release()
        await source.asked(1)
        #expect(source.requests[0].cursor == nil && screen.bottom.state == .loading)
        source.answer(0, 40..<60, next: 40)
        await screen.pass()
        screen.view.drag(to: 300)
        screen.view.drag(to: 20)
        screen.view.release()
        await source.asked(2)
        #expect(source.requests[1].cursor == 40 && screen.top.state == .loading)
        source.answer(1, 20..<40)
        await screen.pass()
        #expect(screen.store.rows == Array(20..<60) && screen.top.isExhausted)
    }

    @Test func withoutPrefetchThePullIsNeeded() async {
        let refresher = PullToRefresh(position: .bottom)
        refresher.bind(to: screen.store, prefetch: nil)
        #expect(refresher.options.trigger == .onRelease)
        screen.bottom.bind(to: screen.store, prefetch: RefreshPrefetch(lead: .items(3)))
        #expect(screen.bottom.options.trigger == .automatic(RefreshPrefetch(lead: .items(3))))
        #expect(screen.top.options.trigger == .onRelease)
    }

    @Test func neitherKeepsTheOtherWhenBothAreLetGo() async {
        weak var store: ListStore<Int, Int>?
        weak var refresher: PullToRefresh?
        do {
            let screen = Screen(GatedSource())
            (store, refresher) = (screen.store, screen.bottom)
        }
        await screen.pass()
        #expect(store == nil && refresher == nil)
    }
}
