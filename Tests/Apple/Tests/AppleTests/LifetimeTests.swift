import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator
import Testing

@_spi(StandIn) import QuartzCore
@_spi(StandIn) import UIKit
@testable import UIKitHost

extension AppleTests {
    @MainActor @Suite("Lifetimes and clocks") struct LifetimeTests {
        private func gone(_ name: String, _ object: AnyObject?) -> String? { object == nil ? nil : name }

        @Test("A scroll view that goes while it loads takes all of it along, though the refresher is kept")
        func scrollViewGoesFirst() {
            let refresher = PullToRefresh()
            weak var view: UIScrollView?
            weak var host: ScrollViewHost?
            weak var attachment: RefreshAttachment?
            let clock = ManualClock()
            do {
                let modelled = ModelledScrollView(SimulatedScrollView(clock: clock))
                modelled.view.addPullToRefresh(refresher) {}
                modelled.view.startRefreshing(at: .top)
                modelled.simulated.clock.advance(by: 0.1)
                (view, host, attachment) = (modelled.view, modelled.host, modelled.host?.attachment)
            }
            #expect([gone("view", view), gone("host", host), gone("attachment", attachment)] == [nil, nil, nil])
            #expect(refresher.state == .initial && refresher.start() == .refused(.detached))
            // The run loop keeps a display link: it ends at the first frame that finds nobody.
            #expect(StandIn.runningLinks == 1)
            clock.advance(by: 0.1)
            #expect(StandIn.runningLinks == 0)
        }

        @Test("A refresher goes with its scroll view, or as soon as it is removed")
        func refresherGoes() {
            weak var refresher: PullToRefresh?
            let modelled = ModelledScrollView()
            do {
                let made = PullToRefresh()
                modelled.view.addPullToRefresh(made) { [weak made] in _ = made }
                refresher = made
            }
            #expect(refresher != nil)
            modelled.view.startRefreshing(at: .top)
            modelled.view.removePullToRefresh(at: .top)
            #expect(refresher == nil && modelled.view.contentInset == .zero)
        }

        @Test("Who waits for a load hears that it is cancelled when the scroll view goes")
        func waitersAreAnswered() async {
            let refresher = PullToRefresh()
            var modelled: ModelledScrollView? = ModelledScrollView()
            modelled?.view.addPullToRefresh(refresher) {}
            let load = Task { await refresher.refresh() }
            for _ in 0..<1000 where refresher.state != .loading { await Task.yield() }
            #expect(refresher.state == .loading)
            modelled?.view.removeFromSuperview()
            modelled = nil
            #expect(await load.value == .cancelled)
        }

        @Test("Frames come only while something moves that can be seen")
        func displayLink() {
            let modelled = ModelledScrollView()
            let clock = modelled.simulated.clock
            modelled.view.addPullToRefresh(PullToRefresh()) {}
            clock.advance(by: 1)
            #expect(StandIn.runningLinks == 0)
            modelled.view.startRefreshing(at: .top)
            #expect(StandIn.runningLinks == 1)
            clock.advance(by: 10)
            #expect(StandIn.runningLinks == 1)
            modelled.simulated.isForeground = false
            #expect(StandIn.runningLinks == 0)
            modelled.simulated.isForeground = true
            #expect(StandIn.runningLinks == 1)
            modelled.simulated.isInWindow = false
            #expect(StandIn.runningLinks == 0)
            modelled.simulated.isInWindow = true
            modelled.view.endRefreshing(at: .top)
            clock.advance(by: 5)
            #expect(StandIn.runningLinks == 0)
        }

        @Test("A throw that goes out of sight is over at once, and wants no frames")
        func throwOutOfSight() throws {
            let modelled = ModelledScrollView()
            modelled.view.addPullToRefresh(PullToRefresh()) {}
            modelled.view.refreshAttachment.beginTrace()
            modelled.simulated.perform(TouchScript().moved(by: PlanePoint(x: 0, y: -300), in: 0.1))
            #expect(StandIn.runningLinks == 1)
            modelled.simulated.clock.advance(by: 0.1)
            modelled.simulated.isInWindow = false
            #expect(StandIn.runningLinks == 0)
            #expect(modelled.view.refreshAttachment.trace?.entries.contains { $0.event == .settled } == true)
        }

        @Test("Deadlines come in the background too", arguments: [true, false])
        func deadlines(isInWindow: Bool) {
            let modelled = ModelledScrollView()
            let refresher = PullToRefresh()
            refresher.options.timeOut = 3
            modelled.view.addPullToRefresh(refresher) {}
            modelled.view.startRefreshing(at: .top)
            if isInWindow { modelled.simulated.isForeground = false } else { modelled.simulated.isInWindow = false }
            modelled.simulated.clock.advance(by: 2.9)
            #expect(refresher.state == .loading)
            modelled.simulated.clock.advance(by: 0.2)
            #expect(refresher.state == .initial && refresher.outcome == .failure && modelled.view.contentInset == .zero)
        }
    }
}
