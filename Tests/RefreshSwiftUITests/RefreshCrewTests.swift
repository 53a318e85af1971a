import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator
import Testing

@testable import RefreshSwiftUI

@MainActor
struct RefreshCrewTests {
    let crew = RefreshCrew()
    let layout = LayoutStandIn()

    private func part(
        _ refresher: PullToRefresh, isExhausted: Bool? = nil, action: @escaping @MainActor () async throws -> Void = {}
    )
        -> RefreshPart
    {
        RefreshPart(make: { refresher }, action: action, isExhausted: isExhausted)
    }

    @Test("A redraw keeps the refresher that was made, and does the newest action")
    func newestAction() async {
        let refresher = PullToRefresh()
        var log: [String] = []
        crew.take([part(refresher) { log.append("old") }])
        crew.take([part(PullToRefresh()) { log.append("new") }])
        crew.attach(to: layout.host)
        #expect(layout.host.topPullToRefresh === refresher)
        #expect(await refresher.refresh() == .success)
        #expect(log == ["new"])
    }

    @Test("A redraw doesn't cancel a load that runs")
    func redrawInALoad() async {
        let refresher = PullToRefresh()
        var gate: CheckedContinuation<Void, Never>?
        var wasCancelled = true
        crew.take(
            [
                part(refresher) {
                    await withCheckedContinuation { gate = $0 }
                    wasCancelled = Task.isCancelled
                }
            ])
        crew.attach(to: layout.host)
        refresher.start()
        while gate == nil { await Task.yield() }
        crew.take([part(PullToRefresh())])
        crew.attach(to: layout.host)
        #expect(refresher.state == .loading)
        gate?.resume()
        while refresher.state == .loading { await Task.yield() }
        #expect(!wasCancelled)
        #expect(refresher.outcome == .success)
    }

    @Test("Disabled and exhausted follow the view, and only its changes")
    func conditions() {
        let refresher = PullToRefresh()
        func redraw(isExhausted: Bool?, isEnabled: Bool) {
            crew.take([part(refresher, isExhausted: isExhausted)])
            crew.follow(crew.conditions(isEnabled: isEnabled))
        }
        redraw(isExhausted: true, isEnabled: false)
        crew.attach(to: layout.host)
        #expect(!refresher.isEnabled && refresher.isExhausted)
        refresher.setEnable(isEnabled: true)
        refresher.reset()
        redraw(isExhausted: true, isEnabled: false)
        #expect(refresher.isEnabled && !refresher.isExhausted)
        redraw(isExhausted: false, isEnabled: true)
        refresher.exhaust()
        redraw(isExhausted: nil, isEnabled: true)
        #expect(refresher.isEnabled && refresher.isExhausted)
    }

    @Test("It leaves a scroll view as it was, and another one's refreshers alone")
    func detaching() {
        let refresher = PullToRefresh()
        crew.take([part(refresher)])
        crew.attach(to: layout.host)
        refresher.start()
        let stranger = PullToRefresh()
        crew.detach()
        #expect(layout.host.topPullToRefresh == nil && refresher.state == .initial)
        #expect(layout.view.safeArea == layout.bars)
        crew.attach(to: layout.host)
        layout.host.addPullToRefresh(stranger)
        crew.detach()
        #expect(layout.host.topPullToRefresh === stranger)
    }
}
