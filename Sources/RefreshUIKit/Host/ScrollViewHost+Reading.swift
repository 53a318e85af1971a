#if canImport(UIKit)
import RefreshControl
import RefreshGeometry
import RefreshLanguages
import UIKit

extension ScrollViewHost {
    /// The scroll view's numbers; once it is gone, the last ones.
    var metrics: ScrollMetrics { scrollView.map(read) ?? lastMetrics }

    func read(_ scrollView: UIScrollView) -> ScrollMetrics {
        let inset = PlaneInsets(scrollView.contentInset), adjusted = PlaneInsets(scrollView.adjustedContentInset)
        let scale = Double(scrollView.traitCollection.displayScale)
        return ScrollMetrics(
            offset: PlanePoint(scrollView.contentOffset), content: PlaneSize(scrollView.contentSize),
            viewport: PlaneSize(scrollView.bounds.size), contentInset: inset,
            safeArea: PlaneInsets(
                top: adjusted.top - inset.top, left: adjusted.left - inset.left, bottom: adjusted.bottom - inset.bottom,
                right: adjusted.right - inset.right),
            // A view outside a window may not know its screen yet.
            pixelsPerPoint: scale >= 1 ? scale : 1,
            direction: scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    var language: RefreshLanguage { AppLanguage.present }

    var surroundings: RefreshSurroundings {
        RefreshSurroundings(
            isInWindow: window != nil, isForeground: isForeground, reducesMotion: UIAccessibility.isReduceMotionEnabled,
            textScale: Double(UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection)) / 100)
    }
}
#endif
