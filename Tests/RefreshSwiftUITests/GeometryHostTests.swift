import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshLanguages
import RefreshSimulator
import RefreshTestSupport
import Testing

@testable import RefreshSwiftUI

/// Pulls through a host that only hears geometry and phases, with a layout that is done at once, a frame later, or late.
@MainActor
struct GeometryHostTests {
    nonisolated static let lags = [0, 1.0 / 60, 0.1]

    @Test("A pull loads, holds the space, and gives it back", arguments: lags)
    func pull(lag: Double) {
        let layout = LayoutStandIn(lag: lag)
        let refresher = PullToRefresh()
        var loads = 0
        layout.host.addPullToRefresh(refresher) { loads += 1 }
        #expect(layout.view.metrics.offset.y == -100)
        layout.pull(by: 220)
        #expect(refresher.state == .loading)
        layout.advance(2)
        #expect(loads == 1)
        #expect(layout.view.metrics.offset.y == -160)
        #expect(layout.view.safeArea == PlaneInsets(top: 160, bottom: 34))
        #expect(layout.host.metrics.safeArea == layout.bars)
        refresher.end()
        #expect(refresher.state == .finished)
        layout.advance(2)
        #expect(refresher.state == .initial)
        #expect(layout.view.metrics.offset.y == -100)
        #expect(layout.view.safeArea == layout.bars)
    }

    @Test("The opening after a lift is left to the bounce")
    func bounce() {
        let layout = LayoutStandIn(lag: 1.0 / 60)
        layout.host.addPullToRefresh(PullToRefresh()) {}
        layout.pull(by: 220)
        layout.advance(2)
        #expect(layout.orders == [GeometryOrder(held: PlaneInsets(top: 60), motion: RefreshMotion(duration: 0.25))])
    }

    @Test("A bounce that ended at the rest of old is sent on")
    func bounceToTheOldRest() {
        let host = GeometryHost(time: ManualTime(ManualClock()))
        var orders: [GeometryOrder] = []
        host.onOrder = { orders.append($0) }
        host.addPullToRefresh(PullToRefresh()) {}
        var reading = ScrollReading(content: PlaneSize(width: 300, height: 900), viewport: PlaneSize(width: 300, height: 600))
        host.read(reading)
        host.change(to: .interacting, at: reading)
        reading.offset.y = -80
        host.change(to: .decelerating, at: reading)
        #expect(host.topPullToRefresh?.state == .loading)
        reading.insets.top = 60
        host.read(reading)
        reading.offset.y = 0
        host.change(to: .idle, at: reading)
        #expect(orders.map(\.target) == [nil, .side(.top)])
    }

    @Test("A short pull runs back and asks for nothing", arguments: lags)
    func shortPull(lag: Double) {
        let layout = LayoutStandIn(lag: lag)
        let refresher = PullToRefresh()
        layout.host.addPullToRefresh(refresher) {}
        layout.pull(by: 60)
        guard case .releasing = refresher.state else { return #expect(Bool(false), "\(refresher.state)") }
        layout.advance(2)
        #expect(refresher.state == .initial)
        #expect(layout.orders.isEmpty)
    }

    @Test("Momentum alone fires nothing")
    func momentum() {
        let layout = LayoutStandIn()
        layout.host.addPullToRefresh(PullToRefresh()) {}
        layout.view.scroll(to: PlanePoint(x: 0, y: 300))
        layout.view.perform(TouchScript().moved(by: PlanePoint(x: 0, y: 200), in: 0.06))
        layout.advance(3)
        #expect(layout.host.topPullToRefresh?.state == .initial)
    }

    @Test("A start by code scrolls to the rest with the space, and back", arguments: lags)
    func start(lag: Double) {
        let layout = LayoutStandIn(lag: lag)
        let refresher = PullToRefresh()
        layout.host.addPullToRefresh(refresher) {}
        layout.host.startRefreshing()
        #expect(refresher.state == .loading)
        #expect(layout.orders.map(\.target) == [.side(.top)])
        layout.advance(2)
        #expect(layout.view.metrics.offset.y == -160)
        refresher.end()
        layout.advance(2)
        #expect(layout.view.metrics.offset.y == -100)
        #expect(layout.view.safeArea == layout.bars)
    }

    @Test("A reader who was elsewhere is brought back there", arguments: lags)
    func comesBack(lag: Double) {
        let layout = LayoutStandIn(lag: lag)
        let refresher = PullToRefresh()
        layout.host.addPullToRefresh(refresher) {}
        layout.view.scroll(to: PlanePoint(x: 0, y: 400))
        refresher.start(reveal: .always)
        layout.advance(2)
        #expect(layout.view.metrics.offset.y == -160)
        refresher.end()
        #expect(layout.orders.last?.target == .offset(400, along: .vertical))
        layout.advance(2)
        #expect(layout.view.metrics.offset.y == 400)
    }

    @Test("Closing out of sight moves nothing", arguments: lags)
    func outOfSight(lag: Double) {
        let layout = LayoutStandIn(lag: lag)
        let refresher = PullToRefresh()
        layout.host.addPullToRefresh(refresher) {}
        layout.view.scroll(to: PlanePoint(x: 0, y: 400))
        refresher.start(reveal: .never)
        layout.advance(1)
        refresher.end()
        layout.advance(1)
        #expect(layout.view.metrics.offset.y == 400)
        #expect(layout.view.safeArea == layout.bars)
        #expect(layout.orders.allSatisfy { $0.target == nil })
    }

    @Test("A bar that grows during a load is the app's, and the space stays", arguments: lags)
    func barsGrow(lag: Double) {
        let layout = LayoutStandIn(lag: lag)
        let refresher = PullToRefresh()
        layout.host.addPullToRefresh(refresher) {}
        layout.pull(by: 220)
        layout.advance(2)
        layout.bars.top = 140
        layout.advance(1)
        #expect(layout.host.metrics.safeArea.top == 140)
        #expect(layout.view.metrics.offset.y == -200)
        refresher.end()
        layout.advance(2)
        #expect(layout.view.metrics.offset.y == -140)
        #expect(layout.view.safeArea == layout.bars)
    }

    @Test("A touch that the system takes away is no lift")
    func lostTouch() {
        let layout = LayoutStandIn()
        let refresher = PullToRefresh()
        layout.host.addPullToRefresh(refresher) {}
        layout.view.touchDown()
        for way in [40.0, 120, 200] { layout.view.touchMoved(to: PlanePoint(x: 0, y: way)) }
        #expect(refresher.isArmed)
        layout.host.loseTouch()
        layout.view.touchUp()
        layout.advance(2)
        #expect(refresher.state == .initial)
        #expect(layout.orders.isEmpty)
    }

    @Test("Load more fires in the scroll, once a visit, and takes room at the end", arguments: lags)
    func loadMore(lag: Double) {
        let layout = LayoutStandIn(lag: lag)
        let footer = PullToRefresh(position: .bottom)
        footer.options.trigger = .automatic(RefreshPrefetch(lead: .points(300)))
        var loads = 0
        layout.host.addPullToRefresh(footer) { loads += 1 }
        #expect(loads == 0)
        layout.view.scroll(to: PlanePoint(x: 0, y: 900))
        layout.view.perform(TouchScript().moved(by: PlanePoint(x: 0, y: -300), in: 0.2))
        layout.advance(2)
        #expect(loads == 1)
        #expect(layout.view.safeArea.bottom == 94)
        footer.end()
        layout.advance(2)
        #expect(layout.view.safeArea == layout.bars)
    }

    @Test("Frames are wanted while it loads, and drawn only then")
    func frames() {
        let layout = LayoutStandIn()
        layout.host.addPullToRefresh(PullToRefresh()) {}
        #expect(layout.host.frames.isPaused)
        layout.pull(by: 220)
        #expect(!layout.host.frames.isPaused)
        #expect(layout.host.pictures[.top]?.isEmpty == false)
        layout.host.removeAllPullToRefresh()
        #expect(layout.host.pictures.isEmpty)
    }

    @Test("A refresher is seen where it was pulled out to, and not under a bar")
    func places() {
        let layout = LayoutStandIn(lag: 0)
        let refresher = PullToRefresh()
        layout.host.addPullToRefresh(refresher) {}
        #expect(layout.host.place(at: .top) == nil)
        layout.view.touchDown()
        for way in [20.0, 60, 100] { layout.view.touchMoved(to: PlanePoint(x: 0, y: way)) }
        let pulled = -100 - layout.view.metrics.offset.y
        #expect(pulled > 20)
        #expect(layout.host.place(at: .top) == PlaneRect(x: 0, y: 40 + pulled, width: 375, height: 60))
        #expect(layout.host.place(at: .bottom) == nil)
    }

    @Test("A refresher that stays visible stands under the bar while it loads", arguments: [(nil, 100.0), (8, 108)] as [(Double?, Double)])
    func staysVisible(padding: Double?, y: Double) {
        let layout = LayoutStandIn()
        let refresher = PullToRefresh()
        refresher.shouldBeVisibleWhileScrolling = true
        refresher.topPadding = padding
        layout.host.addPullToRefresh(refresher) {}
        layout.view.scroll(to: PlanePoint(x: 0, y: 400))
        #expect(layout.host.place(at: .top) == nil)
        refresher.start(reveal: .never)
        #expect(layout.host.place(at: .top) == PlaneRect(x: 0, y: y, width: 375, height: 60))
        refresher.end()
        layout.advance(1)
        #expect(layout.host.place(at: .top) == nil)
    }

    @Test("Refreshers speak the language of the view")
    func language() {
        let layout = LayoutStandIn()
        let refresher = PullToRefresh()
        layout.host.addPullToRefresh(refresher) {}
        #expect(refresher.actionName == "Refresh")
        layout.host.language = .best(for: ["de_AT"])
        #expect(refresher.actionName == RefreshLanguage.german.refresh.action)
        #expect(RefreshLanguage.german.refresh.action != "Refresh")
    }

    @Test("It does all that is asked of a host")
    func isAHost() {
        let findings = HostCheck {
            let layout = LayoutStandIn(bars: .zero)
            return HostSubject(
                host: layout.host, attachment: layout.host.refreshAttachment, advance: layout.advance,
                finger: HostSubject.Finger(
                    touch: layout.touch, drag: { layout.view.scroll(to: PlanePoint(x: 0, y: $0)) }, lift: layout.view.touchUp,
                    cancel: {
                        layout.host.loseTouch()
                        layout.view.touchUp()
                    }))
        }.findings()
        #expect(findings == [])
    }
}
