#if canImport(UIKit)
import RefreshAnimation
import RefreshControl
import RefreshGeometry
import UIKit

// Where the refreshers are, and what they show.
extension ScrollViewHost {
    func place(_ refresher: PullToRefresh, in frame: PlaneRect) {
        guard let scrollView else { return }
        let view = views[ObjectIdentifier(refresher)] ?? addView(of: refresher, to: scrollView)
        put(view, of: refresher, in: scrollView, metrics.visibleRect)
    }

    func show(_ picture: borrowing Picture, of refresher: PullToRefresh) { views[ObjectIdentifier(refresher)]?.show(picture) }

    func remove(_ refresher: PullToRefresh) {
        views.removeValue(forKey: ObjectIdentifier(refresher))?.removeFromSuperview()
        removeCustomAction(of: refresher)
    }

    private func addView(of refresher: PullToRefresh, to scrollView: UIScrollView) -> RefresherView {
        let view = RefresherView(of: refresher)
        views[ObjectIdentifier(refresher)] = view
        // Behind the content: what is pulled out comes from under it.
        scrollView.insertSubview(view, at: 0)
        addCustomAction(of: refresher)
        return view
    }

    /// Keeps the views in their places as the content moves: those that stay in sight, and those that come into it or leave it.
    func placeViews() {
        guard let scrollView else { return }
        let visible = metrics.visibleRect
        for view in views.values {
            if let refresher = view.refresher { put(view, of: refresher, in: scrollView, visible) }
        }
    }

    private func put(_ view: RefresherView, of refresher: PullToRefresh, in scrollView: UIScrollView, _ visible: PlaneRect) {
        let frame = attachment.shownFrame(of: refresher), rect = CGRect(frame)
        if view.frame != rect { view.frame = rect }
        if (frame != refresher.frame) != view.isPinned {
            view.isPinned.toggle()
            if view.isPinned { scrollView.bringSubviewToFront(view) } else { scrollView.sendSubviewToBack(view) }
        }
        let isHidden = !visible.intersects(frame)
        if view.isHidden != isHidden { view.isHidden = isHidden }
    }
}
#endif
