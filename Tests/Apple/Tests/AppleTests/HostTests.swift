import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator
import RefreshTestSupport
import Testing

@_spi(StandIn) import QuartzCore
@_spi(StandIn) import UIKit
@testable import UIKitHost

extension AppleTests {
    @MainActor @Suite("The host of a scroll view") struct HostTests {
        private let modelled = ModelledScrollView()
        private var view: UIScrollView { modelled.view }
        private let pull = TouchScript().moved(by: PlanePoint(x: 0, y: 220), in: 0.3)

        @Test("A pull loads, holds the space, and gives it back when the app ends it, under any kind of scroll view")
        func wholeLoad() {
            for view in [UIScrollView(), UITableView(), UICollectionView(), UITextView()] {
                let modelled = ModelledScrollView(view: view)
                var loads = 0
                view.addPullToRefresh(PullToRefresh()) { loads += 1 }
                modelled.simulated.perform(pull)
                modelled.simulated.clock.advance(by: 1)
                #expect(loads == 1 && view.topPullToRefresh?.state == .loading)
                #expect(view.contentInset.top == 60 && view.contentOffset.y == -60)
                view.endRefreshing(at: .top)
                modelled.simulated.clock.advance(by: 1)
                #expect(view.topPullToRefresh?.state == .initial)
                #expect(view.contentInset == .zero && view.contentOffset.y == 0)
                #expect(view.standInDelegateWrites == 0)
            }
        }

        @Test("The scroll view's own bounce is stopped at the lift that loads: the host brings the content home")
        func bounceIsStopped() {
            view.addPullToRefresh(PullToRefresh()) {}
            modelled.simulated.perform(pull)
            #expect(view.topPullToRefresh?.state == .loading && !view.isDecelerating && modelled.host?.hasJourney == true)
        }

        @Test("It does what is asked of every host, and reports a gesture as every host does")
        func hostCheck() {
            var kept: [ModelledScrollView] = []
            let findings = HostCheck {
                let modelled = ModelledScrollView()
                kept.append(modelled)
                let attachment = modelled.view.refreshAttachment, host = modelled.host ?? ScrollViewHost(modelled.view)
                let simulated = modelled.simulated
                return HostSubject(
                    host: host, attachment: attachment, advance: { simulated.clock.advance(by: $0) },
                    finger: HostSubject.Finger(
                        touch: { simulated.drag(to: simulated.metrics.offset) }, drag: { simulated.drag(to: $0) },
                        lift: { simulated.release() }, cancel: { simulated.cancelDrag() }))
            }.findings()
            #expect(findings.map(\.description) == [])
            #expect(!kept.isEmpty)
        }

        @Test("One hidden subview is the host, the same for all refreshers")
        func oneHost() {
            #expect(view.topPullToRefresh == nil && view.bottomPullToRefresh == nil)
            view.addPullToRefresh(PullToRefresh())
            view.addPullToRefresh(PullToRefresh(position: .bottom))
            let hosts = view.subviews.filter { $0 is ScrollViewHost }
            #expect(hosts.count == 1 && hosts[0].isHidden && !hosts[0].isUserInteractionEnabled)
            #expect(view.subviews.count { $0 is RefresherView } == 2)
            view.removeAllPullToRefresh()
            #expect(view.subviews.count { $0 is RefresherView } == 0)
        }

        @Test("The names of Yalantis' PullToRefresh work on both edges")
        func yalantisNames() {
            let top = PullToRefresh(height: 40, position: .top), bottom = PullToRefresh(height: 50, position: .bottom)
            view.addPullToRefresh(top) {}
            view.addPullToRefresh(bottom) {}
            #expect(view.refresher(at: .top) === top && view.bottomPullToRefresh === bottom)
            view.startRefreshing(at: .top)
            view.startRefreshing(at: .bottom)
            #expect(top.state == .loading && bottom.state == .loading)
            view.endRefreshing(at: .bottom)
            #expect(top.state == .loading && bottom.state != .loading)
            view.endAllRefreshing()
            modelled.simulated.clock.advance(by: 2)
            #expect(top.state == .initial && bottom.state == .initial && view.contentInset == .zero)
            top.setEnable(isEnabled: false)
            view.startRefreshing(at: .top)
            #expect(top.state == .initial && !top.isEnabled)
            top.animationDuration = 2
            top.springDamping = 0.5
            top.initialSpringVelocity = 3
            top.hideDelay = 1
            #expect(top.options.closing == RefreshMotion(duration: 2, damping: 0.5, initialVelocity: 3) && top.options.resultDwell == 1)
            view.removePullToRefresh(at: .top)
            #expect(view.topPullToRefresh == nil && view.bottomPullToRefresh === bottom)
        }

        @Test("The insets of the app stay, on all sides, also those that it sets while a refresher is open")
        func appInsets() {
            view.contentInset = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
            view.addPullToRefresh(PullToRefresh())
            view.startRefreshing(at: .top)
            #expect(view.contentInset == UIEdgeInsets(top: 70, left: 1, bottom: 2, right: 3))
            view.contentInset.bottom = 300
            modelled.simulated.clock.advance(by: 1)
            view.endRefreshing(at: .top)
            modelled.simulated.clock.advance(by: 1)
            #expect(view.contentInset == UIEdgeInsets(top: 10, left: 1, bottom: 300, right: 3))
        }

        @Test("Whoever takes all subviews away takes the refreshers away, and the inset is as it was")
        func subviewsAreTaken() {
            let refresher = PullToRefresh()
            var outcome: RefreshOutcome?
            refresher.onFinish = { outcome = $0 }
            view.addPullToRefresh(refresher) {}
            view.startRefreshing(at: .top)
            view.subviews.forEach { $0.removeFromSuperview() }
            #expect(view.contentInset == .zero && refresher.state == .initial && outcome == nil)
            view.contentOffset = CGPoint(x: 0, y: 5)
            view.addPullToRefresh(refresher) {}
            view.startRefreshing(at: .top)
            #expect(view.contentInset.top == 60)
        }

        /// A scroll view that moves nothing by itself.
        private final class Held: StandInScrollModel {
            weak var view: UIScrollView?
            var offset = CGPoint.zero { didSet { view?.standInChanged(.offset) } }
            var contentSize = CGSize(width: 300, height: 2000)
            var contentInset = UIEdgeInsets.zero { didSet { view?.standInChanged(.contentInset) } }
            var safeArea = UIEdgeInsets.zero
            var isTracking = false
            var isDragging = false
            var isDecelerating = false
            func stop(at offset: CGPoint) { self.offset = offset }
        }

        @Test("Content that a finger has caught on its way home goes on when the finger is gone, though the scroll view lets it lie")
        func caughtOnTheWay() {
            let held = Held(), view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), clock = modelled.simulated.clock
            held.view = view
            view.standIn(model: held)
            modelled.window.addSubview(view)
            view.addPullToRefresh(PullToRefresh()) {}
            view.startRefreshing(at: .top)
            clock.advance(by: 1)
            view.endRefreshing(at: .top)
            clock.advance(by: 0.1)
            held.isTracking = true
            clock.advance(by: 1)
            #expect(view.contentOffset.y < 0 && view.contentInset == .zero)
            held.isTracking = false
            clock.advance(by: 1)
            #expect(view.contentOffset.y == 0 && view.topPullToRefresh?.state == .initial)
            #expect(StandIn.runningLinks == 0)
        }

        @Test("Content that code moves past its end on its way home goes on home; inside, it stays")
        func diverted() {
            view.addPullToRefresh(PullToRefresh())
            for (offset, rest) in [(-200.0, 0.0), (100, 100)] {
                view.startRefreshing(at: .top)
                modelled.simulated.clock.advance(by: 1)
                view.endRefreshing(at: .top)
                modelled.simulated.clock.advance(by: 0.1)
                view.contentOffset = CGPoint(x: 0, y: offset)
                modelled.simulated.clock.advance(by: 1)
                #expect(view.contentOffset.y == CGFloat(rest) && view.topPullToRefresh?.state == .initial)
                view.contentOffset = .zero
            }
        }
    }
}
