import Foundation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshLanguages
import RefreshSimulator
import Testing

@_spi(StandIn) import UIKit
@testable import UIKitHost

extension AppleTests {
    @MainActor @Suite("What is felt and heard") struct AccessibilityTests {
        private let modelled = ModelledScrollView()
        private var view: UIScrollView { modelled.view }

        @Test(
            "Each load is announced when it starts and when it ends",
            arguments: [
                (RefreshOutcome.success, Position.top, ["Refreshing…", "Up to date"]),
                (.failure, .top, ["Refreshing…", "Couldn’t refresh"]),
                (.cancelled, .top, ["Refreshing…"]), (.success, .bottom, ["Loading more…", "Loaded"]),
                (.exhausted, .bottom, ["Loading more…", "Nothing more"]),
                (.failure, .bottom, ["Loading more…", "Couldn’t load more"]),
            ])
        func announcements(outcome: RefreshOutcome, position: Position, heard: [String]) {
            view.addPullToRefresh(PullToRefresh(position: position)) {}
            view.startRefreshing(at: position)
            view.endRefreshing(at: position, outcome)
            modelled.simulated.clock.advance(by: 1)
            #expect(modelled.announced == heard)
        }

        @Test("A custom action starts the refresher, stands beside the app's own and goes with the refresher")
        func customActions() throws {
            let own = UIAccessibilityCustomAction(name: "Archive") { _ in true }
            view.accessibilityCustomActions = [own]
            let refresher = PullToRefresh()
            view.addPullToRefresh(refresher) {}
            view.addPullToRefresh(PullToRefresh(position: .bottom)) {}
            #expect(view.accessibilityCustomActions?.map(\.name) == ["Archive", "Refresh", "Load more"])
            let action = try #require(view.accessibilityCustomActions?[1])
            #expect(action.actionHandler?(action) == true && refresher.state == .loading)
            #expect(action.actionHandler?(action) == false)
            view.endRefreshing(at: .top, .failure)
            modelled.simulated.clock.advance(by: 1)
            #expect(action.name == "Try again")
            view.removeAllPullToRefresh()
            #expect(view.accessibilityCustomActions?.map(\.name) == ["Archive"])
            #expect(action.actionHandler?(action) == false)
        }

        @Test("It speaks the app's language")
        func language() throws {
            modelled.simulated.language = try #require(RefreshLanguage.of("de"))
            defer { modelled.simulated.language = .english }
            view.addPullToRefresh(PullToRefresh()) {}
            view.startRefreshing(at: .top)
            #expect(modelled.announced == [RefreshLanguage.of("de")?.refresh.loading])
        }

        @Test(
            "An accessibility scroll against an end refreshes there",
            arguments: [
                (UIAccessibilityScrollDirection.down, Position.top), (.previous, .top), (.up, .bottom), (.next, .bottom),
                (.right, .leading),
                (.left, .trailing),
            ])
        func accessibilityScroll(direction: UIAccessibilityScrollDirection, position: Position) {
            modelled.simulated.content = modelled.simulated.viewport
            view.addPullToRefresh(PullToRefresh(position: position)) {}
            #expect(view.refreshByAccessibilityScroll(direction))
            #expect(view.refresher(at: position)?.state == .loading)
            #expect(!view.refreshByAccessibilityScroll(direction))
        }

        @Test("An accessibility scroll inside the content, or where no refresher is, does nothing")
        func accessibilityScrollInside() {
            #expect(!view.refreshByAccessibilityScroll(.down))
            view.addPullToRefresh(PullToRefresh()) {}
            view.contentOffset = CGPoint(x: 0, y: 300)
            #expect(!view.refreshByAccessibilityScroll(.down) && !view.refreshByAccessibilityScroll(.up))
        }

        @Test("Arming taps once, and not where the app has turned that off", arguments: [true, false])
        func haptics(hasHaptic: Bool) {
            let refresher = PullToRefresh()
            refresher.options.hasHaptic = hasHaptic
            view.addPullToRefresh(refresher) {}
            modelled.simulated.drag(to: -70)
            modelled.simulated.drag(to: -90)
            #expect(modelled.simulated.transcript.counts.taps == (hasHaptic ? 1 : 0))
        }

        @Test("Less motion makes the host's own motions short")
        func reducedMotion() {
            view.addPullToRefresh(PullToRefresh()) {}
            modelled.simulated.reducesMotion = true
            view.startRefreshing(at: .top)
            modelled.simulated.clock.advance(by: 0.11)
            #expect(view.contentOffset.y == -60)
            modelled.simulated.reducesMotion = false
        }

        @Test("A scene that isn't the scroll view's own goes to the background alone")
        func otherScenes() {
            view.addPullToRefresh(PullToRefresh())
            let other = UIWindowScene()
            NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: other)
            #expect(modelled.host?.surroundings.isForeground == true)
            NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: modelled.scene)
            #expect(modelled.host?.surroundings.isForeground == false)
        }
    }
}
