public import RefreshCore
public import RefreshGeometry

/// A scroll view that takes refreshers: what an app writes, the same on every host, under the names of Yalantis' PullToRefresh.
///
/// A host's scroll view conforms by giving its attachment.
#if !hasFeature(Embedded)
@MainActor
#endif
public protocol RefreshScrolling: AnyObject {
    /// The scroll view's bond with its refreshers, made when it is first asked for.
    var refreshAttachment: RefreshAttachment { get }
}

extension RefreshScrolling {
    /// The refresher at the top.
    public var topPullToRefresh: PullToRefresh? { refresher(at: .top) }

    /// The refresher at the bottom.
    public var bottomPullToRefresh: PullToRefresh? { refresher(at: .bottom) }

    /// The refresher at an edge.
    public func refresher(at position: Position) -> PullToRefresh? { refreshAttachment.refresher(at: position) }

    /// Adds a refresher whose load ends by hand, with ``endRefreshing(at:)``.
    public func addPullToRefresh(_ pullToRefresh: PullToRefresh, action: @escaping () -> Void) {
        pullToRefresh.action = action
        refreshAttachment.add(pullToRefresh)
    }

    /// Adds a refresher as it is.
    public func addPullToRefresh(_ pullToRefresh: PullToRefresh) { refreshAttachment.add(pullToRefresh) }

    #if !hasFeature(Embedded)
    /// Adds a refresher whose load ends by itself: with success, failure or cancelled, as the action returns, throws or is cancelled.
    public func addPullToRefresh(_ pullToRefresh: PullToRefresh, action: @escaping @MainActor () async throws -> Void) {
        pullToRefresh.setAction(action)
        refreshAttachment.add(pullToRefresh)
    }
    #endif

    /// Removes the refresher at an edge, in whatever state.
    public func removePullToRefresh(at position: Position) { refreshAttachment.remove(at: position) }

    /// Removes all refreshers.
    public func removeAllPullToRefresh() { refreshAttachment.removeAll() }

    /// Starts the refresher at an edge.
    /// - Returns: The load's token, or why there is none; `detached` without a refresher there.
    @discardableResult
    public func startRefreshing(at position: Position = .top) -> RefreshStart {
        refresher(at: position)?.start() ?? .refused(.detached)
    }

    /// Ends the load of the refresher at an edge.
    public func endRefreshing(at position: Position, _ outcome: RefreshOutcome = .success) { refresher(at: position)?.end(outcome) }

    /// Ends whatever loads.
    public func endRefreshing() { endAllRefreshing() }

    /// Ends whatever loads.
    public func endAllRefreshing() {
        for edge in RefreshEdge.allCases { endRefreshing(at: edge) }
    }

    /// The app's own insets. Set these instead of the scroll view's while a refresher may be open, and they are never misread.
    public var baseInset: PlaneInsets {
        get { refreshAttachment.baseInset }
        set { refreshAttachment.baseInset = newValue }
    }
}
