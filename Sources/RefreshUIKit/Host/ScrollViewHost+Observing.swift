#if canImport(UIKit)
import Foundation
import RefreshControl
import RefreshGeometry
import UIKit

// What is observed, and what the refreshers are told of it.
extension ScrollViewHost {
    func observe(_ scrollView: UIScrollView) -> [NSKeyValueObservation] {
        [
            scrollView.observe(\.contentOffset) { [weak self] _, _ in MainActor.assumeIsolated { self?.offsetChanged() } },
            scrollView.observe(\.contentSize) { [weak self] _, _ in MainActor.assumeIsolated { self?.metricsMayHaveChanged() } },
            scrollView.observe(\.contentInset) { [weak self] _, _ in MainActor.assumeIsolated { self?.metricsMayHaveChanged() } },
        ]
    }

    func observeNotifications() -> [NotificationToken] {
        [
            NotificationToken(UIAccessibility.reduceMotionStatusDidChangeNotification) { [weak self] _ in
                self?.surroundingsMayHaveChanged()
            },
            NotificationToken(UIScene.didEnterBackgroundNotification) { [weak self] in self?.sceneMoved($0, toForeground: false) },
            NotificationToken(UIScene.willEnterForegroundNotification) { [weak self] in self?.sceneMoved($0, toForeground: true) },
        ]
    }

    func observeTraits() {
        guard #available(iOS 17.0, tvOS 17.0, *) else { return }
        let traits: [UITrait] = [
            UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
            UITraitPreferredContentSizeCategory.self,
        ]
        registerForTraitChanges(traits) { (host: ScrollViewHost, _: UITraitCollection) in host.traitsChanged() }
    }

    // MARK: Offset and sizes

    func offsetChanged() {
        guard writes == 0 else { return }
        noteTouch()
        if hasJourney { divertJourneys() }
        metricsMayHaveChanged()
        attachment.scrolled()
        placeViews()
    }

    /// Tells of sizes, insets, the safe area, the scale and the direction, where they aren't as they were told last.
    func metricsMayHaveChanged() {
        guard isObserving, writes == 0, scrollView != nil else { return }
        var present = metrics
        present.offset = lastMetrics.offset
        guard present != lastMetrics else { return }
        lastMetrics = present
        attachment.metricsChanged()
        placeViews()
    }

    // MARK: Touch

    func panChanged(to state: UIGestureRecognizer.State) {
        switch state {
        case .began, .changed: touchBegan()
        case .ended: touchEnded(isCancelled: false)
        case .cancelled, .failed: touchEnded(isCancelled: true)
        default: break
        }
    }

    /// A finger that catches moving content is known by no gesture: it is seen by a look at the scroll view, and so is its lift.
    func noteTouch() {
        guard let scrollView else { return }
        if scrollView.isTracking { return touchBegan() }
        guard isTouched, !isPanning else { return }
        touchEnded(isCancelled: scrollView.panGestureRecognizer.state == .cancelled)
    }

    /// Whether the pan gesture is under way.
    var isPanning: Bool {
        switch scrollView?.panGestureRecognizer.state {
        case .began, .changed: true
        default: false
        }
    }

    private func touchBegan() {
        guard !isTouched else { return }
        isTouched = true
        isSettling = false
        endJourneys()
        haptics.prepare()
        attachment.touched()
        updateLink()
    }

    private func touchEnded(isCancelled: Bool) {
        guard isTouched else { return }
        isTouched = false
        isLifting = true
        isSettling = true
        if isCancelled { attachment.touchCancelled() } else { attachment.released() }
        isLifting = false
        updateLink()
    }

    // MARK: Surroundings

    func surroundingsMayHaveChanged() {
        guard isObserving else { return }
        let former = lastSurroundings
        let present = surroundings
        guard present != former else { return }
        lastSurroundings = present
        if !present.isInSight { isTouched = false }
        attachment.surroundingsChanged()
        if former.isInSight, !present.isInSight { rest() }
        updateLink()
    }

    func traitsChanged() {
        surroundingsMayHaveChanged()
        metricsMayHaveChanged()
        for view in views.values { view.repaint() }
    }

    private func sceneMoved(_ scene: ObjectIdentifier?, toForeground isForeground: Bool) {
        guard let own = window?.windowScene, scene == ObjectIdentifier(own) else { return }
        self.isForeground = isForeground
        surroundingsMayHaveChanged()
    }

    /// What the scene says by itself. Without one the app's own state isn't asked for: an app extension may not.
    var isSceneInForeground: Bool { window?.windowScene?.activationState != .background }
}
#endif
