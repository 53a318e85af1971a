import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator
import Testing

@_spi(StandIn) import CoreGraphics
@_spi(StandIn) import UIKit
@testable import UIKitHost

extension AppleTests {
    @MainActor @Suite("What a refresher shows") struct ShowingTests {
        private let modelled = ModelledScrollView()
        private var view: UIScrollView { modelled.view }

        private final class Recorder: RefreshViewAnimator {
            var states: [RefreshState] = []
            func animate(_ state: RefreshState) { states.append(state) }
        }

        private final class Coder: NSCoder {}

        private final class Drawing: RefreshAnimator {
            var moments: [RefreshMoment] = []
            func draw(_ moment: RefreshMoment, into picture: inout Picture) {
                moments.append(moment)
                picture.ellipse(in: PlaneRect(x: 0, y: 0, width: 10, height: 10), fill: .tint)
            }
        }

        private func place(of position: Position) -> RefresherView? {
            view.refresher(at: position).flatMap { modelled.host?.views[ObjectIdentifier($0)] }
        }

        @Test("A view of one's own fills the place, from code and from a nib, and its animator hears each state")
        func viewAnimators() throws {
            for own in [UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), try #require(UIView(coder: Coder()))] {
                let recorder = Recorder()
                view.addPullToRefresh(PullToRefresh(refreshView: own, animator: recorder, height: 44)) {}
                #expect(own.superview === place(of: .top))
                #expect(own.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
                #expect(place(of: .top)?.frame == CGRect(x: 0, y: -44, width: 375, height: 44))
                modelled.simulated.viewport.width = 500
                #expect(own.frame.size == CGSize(width: 500, height: 44))
                modelled.simulated.viewport.width = 375
                view.startRefreshing(at: .top)
                modelled.simulated.clock.advance(by: 1)
                view.endRefreshing(at: .top)
                modelled.simulated.clock.advance(by: 1)
                #expect(recorder.states == [.loading, .finished, .initial])
                view.removePullToRefresh(at: .top)
                #expect(own.window == nil)
            }
        }

        @Test("At rest it is hidden, also under a bar that shines through, and it comes out with the pull")
        func hiddenAtRest() {
            modelled.simulated.safeArea = PlaneInsets(top: 100, bottom: 50)
            view.addPullToRefresh(PullToRefresh())
            view.addPullToRefresh(PullToRefresh(position: .bottom))
            #expect(view.contentOffset.y == -100)
            #expect(place(of: .top)?.isHidden == true && place(of: .bottom)?.isHidden == true)
            modelled.simulated.drag(to: -110)
            #expect(place(of: .top)?.isHidden == false && place(of: .bottom)?.isHidden == true)
            modelled.simulated.drag(to: -100)
            #expect(place(of: .top)?.isHidden == true)
        }

        @Test("What stays visible stays at the edge while it loads, so far from it as is said, and goes back behind the content")
        func pinned() {
            let refresher = PullToRefresh()
            refresher.shouldBeVisibleWhileScrolling = true
            modelled.simulated.safeArea = PlaneInsets(top: 20)
            view.addPullToRefresh(refresher) {}
            view.startRefreshing(at: .top)
            modelled.simulated.clock.advance(by: 1)
            #expect(place(of: .top)?.frame.origin.y == -60)
            modelled.simulated.drag(to: 400)
            #expect(place(of: .top)?.frame.origin.y == 420 && view.subviews.last === place(of: .top))
            refresher.topPadding = 5
            modelled.simulated.drag(to: 500)
            #expect(place(of: .top)?.frame.origin.y == 525)
            #expect(place(of: .top)?.isHidden == false)
            modelled.simulated.release()
            view.endRefreshing(at: .top)
            modelled.simulated.clock.advance(by: 1)
            #expect(place(of: .top)?.frame.origin.y == -60 && view.subviews.last !== place(of: .top))
        }

        @Test("Pictures follow the style and the tint at once, and the text size and the direction at the next picture")
        func traits() throws {
            let drawing = Drawing()
            view.addPullToRefresh(PullToRefresh(animator: drawing))
            let layer = try #require(place(of: .top)?.layer.sublayers?.first as? CAShapeLayer)
            #expect(layer.fillColor == UIColor.systemBlue.cgColor)
            modelled.window.standIn { $0.style = .dark }
            // The scroll view has traits of its own here: they follow its window.
            view.standIn { $0.style = .dark }
            #expect(layer.fillColor == UIColor.systemBlue.resolvedColor(with: view.traitCollection).cgColor)
            #expect(layer.fillColor != UIColor.systemBlue.cgColor)
            view.tintColor = .systemGreen
            #expect(layer.fillColor == UIColor.systemGreen.resolvedColor(with: view.traitCollection).cgColor)
            view.standIn {
                $0.textScale = 1.5
                $0.direction = .rightToLeft
            }
            #expect(drawing.moments.last?.textScale == 1.5)
            modelled.simulated.drag(to: -10)
            #expect(drawing.moments.last?.direction == .rightToLeft)
        }

        @Test("Leading is where reading starts, also where the app forces a direction", arguments: [false, true])
        func rightToLeft(isForced: Bool) {
            if isForced {
                view.semanticContentAttribute = .forceRightToLeft
            } else {
                modelled.simulated.direction = .rightToLeft
            }
            modelled.simulated.content.width = 1000
            view.addPullToRefresh(PullToRefresh(position: .leading)) {}
            #expect(place(of: .leading)?.frame.origin.x == 1000)
            view.startRefreshing(at: .leading)
            #expect(view.contentInset.right == 60 && view.contentInset.left == 0)
        }
    }
}
