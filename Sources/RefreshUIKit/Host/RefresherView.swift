#if canImport(UIKit)
import RefreshAnimation
import RefreshControl
import RefreshGeometry
import UIKit

/// A refresher's place in a scroll view: its own view, or its pictures as layers.
@MainActor final class RefresherView: UIView {
    weak var refresher: PullToRefresh?
    /// Whether it stays at the viewport's edge, over the content.
    var isPinned = false
    private lazy var layers = PictureLayers(in: self)

    init(of refresher: PullToRefresh) {
        self.refresher = refresher
        super.init(frame: .zero)
        // A picture is no button, and what it tells is announced.
        isUserInteractionEnabled = refresher.refreshView != nil
        guard let view = refresher.refreshView as? UIView else { return }
        // From a nib or from code: it fills the place, as it grows and shrinks.
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = bounds
        addSubview(view)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ picture: borrowing Picture) { layers.show(picture) }

    /// Shows the last picture in the present colours, sizes and scale.
    func repaint() {
        guard let refresher, refresher.refreshView == nil else { return }
        layers.forgetColors()
        layers.show(refresher.picture)
    }
}
#endif
