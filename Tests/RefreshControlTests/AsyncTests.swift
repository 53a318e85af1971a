import RefreshControl
import RefreshCore
import RefreshGeometry
import Testing

/// The async forms: one flight, errors, cancellation, and who waits.
@MainActor
struct AsyncTests {
    let host = RecordingHost()
    let refresher = PullToRefresh()

    /// A gate that an action waits at until the test opens it.
    @MainActor
    final class Gate {
        private var waiters: [CheckedContinuation<Void, Never>] = []
        private(set) var arrivals = 0
        func pass() async {
            arrivals += 1
            await withCheckedContinuation { waiters.append($0) }
        }
        func open() {
            for waiter in waiters { waiter.resume() }
            waiters = []
        }
        /// Waits until so many have come to the gate.
        func arrived(_ count: Int) async {
            while arrivals < count { await Task.yield() }
        }
    }

    struct Broken: Error {}

    @Test(arguments: [
        (nil as (any Error & Sendable)?, RefreshOutcome.success), (Broken(), .failure), (CancellationError(), .cancelled),
    ])
    func theActionEndsTheRefreshByItself(error: (any Error & Sendable)?, outcome: RefreshOutcome) async {
        host.addPullToRefresh(refresher) { () async throws in if let error { throw error } }
        #expect(await refresher.refresh() == outcome)
        #expect(refresher.outcome == outcome)
        #expect((refresher.error != nil) == (outcome == .failure))
        #expect(host.metrics.contentInset == .zero)
    }

    @Test func aSecondRefreshJoinsTheFirst() async {
        let gate = Gate()
        host.addPullToRefresh(refresher) { () async throws in await gate.pass() }
        let first = Task { await refresher.refresh() }
        let second = Task { await refresher.refresh() }
        await gate.arrived(1)
        #expect(refresher.start() == .refused(.loading))
        gate.open()
        #expect(await first.value == .success)
        #expect(await second.value == .success)
        #expect(gate.arrivals == 1)
    }

    @Test func anEndByHandMakesTheActionStale() async {
        let gate = Gate()
        var wasCancelled: Bool?
        host.addPullToRefresh(refresher) { () async throws in
            await gate.pass()
            wasCancelled = Task.isCancelled
        }
        refresher.start()
        await gate.arrived(1)
        refresher.end()
        refresher.start()
        await gate.arrived(2)
        let second = refresher.token
        gate.open()
        while refresher.token != nil { await Task.yield() }
        #expect(second?.number == 2)
        #expect(wasCancelled == false)
    }

    enum Way: CaseIterable { case removal, cancel, timeOut, freedView }

    @Test(arguments: Way.allCases)
    func theActionIsCancelled(way: Way) async {
        let gate = Gate()
        var wasCancelled: Bool?
        var view: RecordingHost? = RecordingHost()
        weak let freed = view
        refresher.options.timeOut = 5
        view?.addPullToRefresh(refresher) { () async throws in
            await gate.pass()
            wasCancelled = Task.isCancelled
        }
        let waiter = Task { await refresher.refresh() }
        await gate.arrived(1)
        switch way {
        case .removal: view?.removePullToRefresh(at: .top)
        case .cancel: refresher.cancel()
        case .timeOut: view?.pass(5)
        case .freedView: view = nil
        }
        #expect(await waiter.value == (way == .timeOut ? .failure : .cancelled))
        gate.open()
        while wasCancelled == nil { await Task.yield() }
        #expect(wasCancelled == true)
        if way == .freedView {
            #expect(freed == nil)
            #expect(refresher.state == .initial)
            #expect(refresher.start() == .refused(.detached))
            refresher.end()
        }
    }

    @Test func aRefreshThatIsRefusedSaysCancelled() async {
        #expect(await refresher.refresh() == .cancelled)
        host.addPullToRefresh(refresher) {}
        refresher.setEnable(isEnabled: false)
        #expect(await refresher.refresh() == .cancelled)
    }

    @Test func aFreedViewFreesItsRefreshers() {
        var refresher: PullToRefresh? = PullToRefresh()
        weak let freed = refresher
        var view: RecordingHost? = RecordingHost()
        view?.addPullToRefresh(refresher!) {}
        refresher = nil
        #expect(freed != nil)
        view = nil
        #expect(freed == nil)
    }
}
