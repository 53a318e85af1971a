#if canImport(UIKit)
public import RefreshControl
import RefreshGeometry
public import UIKit

/// A scroll view, a table, a collection, a text view or the scroll view of a web view takes refreshers as it is: the whole of
/// `RefreshScrolling`, under the names of Yalantis' PullToRefresh.
///
/// ```swift
/// tableView.addPullToRefresh(PullToRefresh()) { try await self.feed.reload() }
/// ```
///
/// The bond with the refreshers stands in a hidden subview. Nothing has to be removed by hand, and the delegate isn't touched.
extension UIKit.UIScrollView: RefreshControl.RefreshScrolling {
    /// The bond with the refreshers, made when it is first asked for.
    public final var refreshAttachment: RefreshAttachment { (ScrollViewHost.host(of: self) ?? ScrollViewHost(self)).attachment }

    /// Passes on a scroll by assistive technology, for a subclass that wants one against the end of the content to refresh:
    ///
    /// ```swift
    /// override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    ///     super.accessibilityScroll(direction) || refreshByAccessibilityScroll(direction)
    /// }
    /// ```
    ///
    /// - Returns: Whether a load has begun.
    public final func refreshByAccessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        let side: ScrollSide
        switch direction {
        // What comes into sight lies the other way than the content goes.
        case .down, .previous: side = .top
        case .up, .next: side = .bottom
        case .right: side = .left
        default: side = .right
        }
        guard let attachment = ScrollViewHost.host(of: self)?.attachment else { return false }
        let reading: ReadingDirection = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        for edge in RefreshEdge.allCases where edge.side(in: reading) == side { return attachment.accessibilityScrolled(past: edge) }
        return false
    }
}
#endif
