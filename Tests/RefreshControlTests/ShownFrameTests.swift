import RefreshControl
import RefreshCore
import RefreshGeometry
import Testing

@MainActor struct ShownFrameTests {
    private let host = RecordingHost()

    /// A refresher that loads while the reader is far from it, under a bar of 20 and over one of 10, with an inset of 7 and 3 of the app's.
    private func shown(at edge: RefreshEdge, staysVisible: Bool = true, padding: Double? = nil, start: Bool = true) -> PlaneRect {
        host.metrics.content.width = 2000
        host.metrics.safeArea = PlaneInsets(top: 20, left: 20, bottom: 10, right: 10)
        let refresher = PullToRefresh(position: edge)
        refresher.shouldBeVisibleWhileScrolling = staysVisible
        refresher.topPadding = padding
        host.addPullToRefresh(refresher) {}
        host.baseInset = PlaneInsets(top: 7, left: 7, bottom: 3, right: 3)
        if start { refresher.start(reveal: .never) }
        host.metrics.offset = PlanePoint(x: 500, y: 500)
        host.refreshAttachment.scrolled()
        return host.refreshAttachment.shownFrame(of: refresher)
    }

    @Test(
        arguments: [
            (.top, PlaneRect(x: -27, y: 527, width: 375, height: 60)), (.bottom, PlaneRect(x: -27, y: 1094, width: 375, height: 60)),
            (.leading, PlaneRect(x: 527, y: -27, width: 60, height: 667)), (.trailing, PlaneRect(x: 802, y: -27, width: 60, height: 667)),
        ] as [(RefreshEdge, PlaneRect)])
    func whatStaysVisibleStandsAtTheEdgeWhileItLoads(edge: RefreshEdge, frame: PlaneRect) {
        #expect(shown(at: edge) == frame)
    }

    @Test func itKeepsADistanceFromTheEdge() {
        #expect(shown(at: .top, padding: 5).origin.y == 532)
        #expect(shown(at: .bottom, padding: 5).origin.y == 1089)
        #expect(shown(at: .top, padding: .nan).origin.y == 527)
    }

    @Test func anyOtherStaysInItsPlace() {
        #expect(shown(at: .top, staysVisible: false).origin.y == -60)
        #expect(shown(at: .top, start: false).origin.y == -60)
    }

    @Test func inSightItStaysInItsPlace() {
        _ = shown(at: .top)
        host.metrics.offset.y = -87
        host.refreshAttachment.scrolled()
        #expect(host.topPullToRefresh.map(host.refreshAttachment.shownFrame)?.origin.y == -60)
    }
}
