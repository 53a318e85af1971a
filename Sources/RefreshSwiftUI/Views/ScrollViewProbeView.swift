#if canImport(SwiftUI) && canImport(UIKit)
import CoreGraphics
import RefreshControl
import RefreshGeometry
import RefreshUIKit
import UIKit

/// Looks for a scroll view where it stands itself, whenever it is laid out, until it has found one.
final class ScrollViewProbeView: UIView {
    private let crew: RefreshCrew
    private weak var scrollView: UIScrollView?

    init(_ crew: RefreshCrew) {
        self.crew = crew
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let window, bounds.width > 0, bounds.height > 0 else { return }
        // Found before, and still in place.
        if let scrollView, scrollView.window === window { return }
        guard let found = scrollView(in: window) else { return }
        scrollView = found
        crew.detach()
        crew.attach(to: found)
    }

    /// The scroll view in the nearest ancestor that has one here, or around all of that.
    private func scrollView(in window: UIWindow) -> UIScrollView? {
        let place = PlaneRect(convert(bounds.origin, to: nil), bounds.size)
        var ancestor = superview
        while let view = ancestor {
            let candidates = Self.scrollViews(below: view)
            let frames = candidates.map { PlaneRect($0.convert($0.bounds.origin, to: nil), $0.bounds.size) }
            if let index = ScrollViewChoice.index(of: place, among: frames) { return candidates[index] }
            if let view = view as? UIScrollView { return view }
            ancestor = view.superview
        }
        return nil
    }

    private static func scrollViews(below view: UIView) -> [UIScrollView] {
        view.subviews.flatMap { subview in (subview as? UIScrollView).map { [$0] } ?? scrollViews(below: subview) }
    }
}

extension PlaneRect {
    fileprivate init(_ origin: CGPoint, _ size: CGSize) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }
}
#endif
