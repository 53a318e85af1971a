public import RefreshCore
public import RefreshGeometry

/// One thing of a ``RefreshTrace``.
public enum RefreshTraceEvent: Hashable, Sendable {
    // What the host has observed.
    /// A gesture has begun.
    case touched
    /// The offset has changed.
    case scrolled
    /// The finger has lifted.
    case released
    /// The system has taken the touch away.
    case touchCancelled
    /// The content has come to rest.
    case settled
    /// A size, an inset, the scale or the direction has changed.
    case metricsChanged
    /// The window, the app's state, reduced motion or the text size is this now.
    case surroundingsChanged(RefreshSurroundings)
    /// A frame has come.
    case frameArrived
    /// The time that was asked for has come.
    case deadlineArrived
    /// Rows were inserted before the reader.
    case inserted(Double, along: ScrollAxis)
    /// So many items are left before an edge.
    case itemsCounted(Int, before: RefreshEdge)
    /// Assistive technology has scrolled against an edge.
    case accessibilityScrolled(past: RefreshEdge)

    // What the app has called.
    /// The app has said what its own insets are.
    case baseInsetSet(PlaneInsets)
    /// A refresher was added.
    case added(RefreshTrace.Setup)
    /// The refresher at an edge was removed.
    case removed(RefreshEdge)
    /// The rules of a refresher were changed.
    case configured(RefreshEdge, RefreshOptions)
    /// A start was asked for.
    case startRequested(RefreshEdge, reveal: RefreshReveal, isAnimated: Bool, isSilent: Bool)
    /// A load was ended; a stale end was for another load than the one that runs.
    case endRequested(RefreshEdge, RefreshOutcome, isStale: Bool)
    /// A load was called off.
    case cancelRequested(RefreshEdge)
    /// A refresher was enabled or disabled.
    case enabled(RefreshEdge, Bool)
    /// There is no more to load.
    case exhausted(RefreshEdge)
    /// There may be more to load again.
    case reset(RefreshEdge)

    // What the refreshers did.
    /// An inset was written, and maybe an offset with it.
    case wrote(Double, at: ScrollSide, move: RefreshMove?)
    /// An offset was written.
    case moved(RefreshMove, along: ScrollAxis)
    /// A refresher was told a state.
    case told(RefreshEdge, RefreshState)
    /// A load has ended.
    case finished(RefreshEdge, RefreshOutcome)
    /// A space is closed, or a new load has cut that short.
    case closed(RefreshEdge, isInterrupted: Bool)
}
