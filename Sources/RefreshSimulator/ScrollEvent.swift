public import RefreshGeometry

/// What a scroll view tells its delegate, in the order in which UIScrollView does.
///
/// A pull is `willBeginDragging`, `didScroll` again and again, `willEndDragging`, `didEndDragging`, then, if the content goes on to move,
/// `willBeginDecelerating`, `didScroll` again and again, `didEndDecelerating`.
public enum ScrollEvent: Hashable, Sendable {
    /// The finger has begun to move the content.
    case willBeginDragging
    /// The offset has changed, for whatever reason.
    case didScroll
    /// The finger lifts. The velocity is the content's, in points a second: positive where the offset grows.
    case willEndDragging(velocity: PlanePoint)
    /// The finger has lifted.
    case didEndDragging(willDecelerate: Bool)
    /// The content goes on to move by itself.
    case willBeginDecelerating
    /// It has come to rest.
    case didEndDecelerating
    /// An offset that code has sent the content to is reached.
    case didEndScrollingAnimation
}
