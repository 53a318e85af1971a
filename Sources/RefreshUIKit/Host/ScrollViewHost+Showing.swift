#if canImport(UIKit)
import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import UIKit

// Where the refreshers are, and what they show.
extension ScrollViewHost {
    func place(_ refresher: PullToRefresh, in frame: PlaneRect) {
        guard let scrollView else { return }
        put(view(of: refresher, in: scrollView), of: refresher, in: frame, metrics)
    }

    func show(_ picture: borrowing Picture, of refresher: PullToRefresh) { views[ObjectIdentifier(refresher)]?.show(picture) }

    func remove(_ refresher: PullToRefresh) {
        views.removeValue(forKey: ObjectIdentifier(refresher))?.removeFromSuperview()
        removeCustomAction(of: refresher)
    }

    private func view(of refresher: PullToRefresh, in scrollView: UIScrollView) -> RefresherView {
        if let view = views[ObjectIdentifier(refresher)] { return view }
        let view = RefresherView(of: refresher)
        views[ObjectIdentifier(refresher)] = view
        // Behind the content: what is pulled out comes from under it.
        scrollView.insertSubview(view, at: 0)
        addCustomAction(of: refresher)
        return view
    }

    /// Keeps the views in their places as the content moves: those that stay in sight, and those that come into it or leave it.
    func placePinned() {
        guard scrollView != nil else { return }
        let metrics = metrics
        for view in views.values {
            if let refresher = view.refresher { put(view, of: refresher, in: refresher.frame, metrics) }
        }
    }

    private func put(_ view: RefresherView, of refresher: PullToRefresh, in frame: PlaneRect, _ metrics: ScrollMetrics) {
        guard let scrollView else { return }
        let pinned = pinned(frame, of: refresher, metrics)
        let rect = CGRect(pinned)
        guard rect.isFinite else { return }
        if view.frame != rect { view.frame = rect }
        if (pinned != frame) != view.isPinned {
            view.isPinned.toggle()
            if view.isPinned { scrollView.bringSubviewToFront(view) } else { scrollView.sendSubviewToBack(view) }
        }
        let isHidden = !isInSight(pinned, metrics)
        if view.isHidden != isHidden { view.isHidden = isHidden }
    }

    /// The place of a refresher that stays visible while it loads: at the viewport's edge when its own place isn't in sight.
    private func pinned(_ frame: PlaneRect, of refresher: PullToRefresh, _ metrics: ScrollMetrics) -> PlaneRect {
        guard refresher.shouldBeVisibleWhileScrolling, refresher.state == .loading || refresher.state == .finished else { return frame }
        let side = refresher.position.side(in: metrics.direction), axis = side.axis
        let app = attachment.baseInset, padding = refresher.topPadding ?? 0
        var pinned = frame
        if side.isStart {
            let first = metrics.offset[axis] + app.start(along: axis) + metrics.safeArea.start(along: axis) + padding
            pinned.origin[axis] = max(frame.origin[axis], first)
        } else {
            let last = metrics.offset[axis] + metrics.viewport[axis] - app.end(along: axis) - metrics.safeArea.end(along: axis) - padding
            pinned.origin[axis] = min(frame.origin[axis], last - frame.size[axis])
        }
        return pinned
    }

    /// Whether a place is in the viewport between the bars. Under a bar that shines through nothing should be seen at rest.
    private func isInSight(_ frame: PlaneRect, _ metrics: ScrollMetrics) -> Bool {
        ScrollAxis.allCases.allSatisfy { axis in
            let first = metrics.offset[axis] + metrics.safeArea.start(along: axis)
            let last = metrics.offset[axis] + metrics.viewport[axis] - metrics.safeArea.end(along: axis)
            return frame.origin[axis] < last && frame.origin[axis] + frame.size[axis] > first
        }
    }
}

extension CGRect {
    fileprivate var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}
#endif
