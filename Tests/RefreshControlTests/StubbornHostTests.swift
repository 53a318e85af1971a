import RefreshControl
import RefreshCore
import RefreshGeometry
import Testing

@Suite("A host that keeps its insets")
@MainActor
struct StubbornHostTests {
    @Test("It is answered once an event, and the refresher goes through its states all the same")
    func boundedWrites() {
        let host = RecordingHost()
        host.keepsInsets = true
        host.addPullToRefresh(PullToRefresh()) {}
        host.drag(to: -80)
        host.log = []
        host.lift()
        #expect(host.log.filter { $0.hasPrefix("inset") } == ["inset top 60, offset -60", "inset top 60", "inset top 60"])
        host.log = []
        host.refreshAttachment.metricsChanged()
        #expect(host.log == ["inset top 60"])
        host.endRefreshing(at: .top)
        host.pass(1)
        #expect(host.topPullToRefresh?.state == .initial)
        #expect(host.metrics.contentInset == .zero)
    }
}
