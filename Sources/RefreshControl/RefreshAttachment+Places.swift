import RefreshCore
public import RefreshGeometry

extension RefreshAttachment {
    /// Where a refresher is to be seen at this instant, in the content's coordinates: in its ``PullToRefresh/frame``, or at the viewport's edge
    /// while it loads and has to stay visible. For hosts, which ask whenever the content has moved; `ScrollMetrics.visibleRect` tells whether
    /// any of it is in sight.
    public func shownFrame(of refresher: PullToRefresh) -> PlaneRect {
        let frame = refresher.frame
        guard refresher.shouldBeVisibleWhileScrolling, refresher.state == .loading || refresher.state == .finished else { return frame }
        let side = refresher.core.machine.side, axis = side.axis, padding = (refresher.topPadding ?? 0).finite()
        let visible = host.metrics.visibleRect
        var shown = frame
        if side.isStart {
            let first = visible.origin[axis] + ledger.app.start(along: axis) + padding
            shown.origin[axis] = max(frame.origin[axis], first)
        } else {
            let last = visible.origin[axis] + visible.size[axis] - ledger.app.end(along: axis) - padding
            shown.origin[axis] = min(frame.origin[axis], last - frame.size[axis])
        }
        return shown
    }

    /// Tells the host where each refresher lies, where that has changed.
    func placeAll() {
        let host = host
        let metrics = host.metrics
        for refresher in refreshers { place(refresher, metrics, host) }
    }

    func place(_ refresher: PullToRefresh, _ metrics: ScrollMetrics, _ host: any RefreshHost) {
        let frame = refresher.core.frame(in: metrics, app: ledger.app)
        guard frame != refresher.core.stage.frame else { return }
        refresher.core.stage.frame = frame
        refresher.core.stage.isDirty = true
        host.place(refresher, in: frame)
    }
}
