#if canImport(SwiftUI)
public import RefreshAnimation
public import RefreshControl
public import RefreshCore
public import SwiftUI

extension View {
    /// Refreshes a scroll view or list when it is pulled down.
    ///
    /// The load ends when the action returns (success), throws (failure) or is cancelled. A redraw leaves it alone; it is cancelled when the view
    /// goes for good.
    /// - Parameters:
    ///   - animator: What is shown, made once; nil for a plain spinner.
    ///   - action: What a load does. The newest redraw's counts.
    public func pullToRefresh(
        _ animator: @autoclosure @escaping @MainActor () -> (any RefreshAnimator)? = nil,
        action: @escaping @MainActor () async throws -> Void
    ) -> RefreshingView<Self> {
        RefreshingView(self, parts: []).pullToRefresh(animator(), action: action)
    }

    /// Adds a refresher of your own making to a scroll view or list: a subclass, one for another edge or with other options, or one that you
    /// keep, to start, end or exhaust it by hand.
    /// - Parameters:
    ///   - refresher: The refresher. The first one counts as long as the view is there.
    ///   - action: What a load does. The newest redraw's counts.
    public func pullToRefresh(
        _ refresher: @autoclosure @escaping @MainActor () -> PullToRefresh, action: @escaping @MainActor () async throws -> Void
    ) -> RefreshingView<Self> {
        RefreshingView(self, parts: []).pullToRefresh(refresher(), action: action)
    }

    /// Loads more when a scroll view or list is scrolled near its end.
    /// - Parameters:
    ///   - animator: What is shown at the end, made once; nil for a plain spinner.
    ///   - prefetch: How near the end has to be, and how often a scroll may load. Half a viewport, and once, unless said otherwise.
    ///   - isExhausted: Whether there is no more to load.
    ///   - action: What a load does. The newest redraw's counts.
    public func loadMore(
        _ animator: @autoclosure @escaping @MainActor () -> (any RefreshAnimator)? = nil, prefetch: RefreshPrefetch = RefreshPrefetch(),
        isExhausted: Bool = false, action: @escaping @MainActor () async throws -> Void
    ) -> RefreshingView<Self> {
        RefreshingView(self, parts: []).loadMore(animator(), prefetch: prefetch, isExhausted: isExhausted, action: action)
    }
}
#endif
