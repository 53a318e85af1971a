import RefreshControl
import RefreshCore
import RefreshGeometry

// Where the refreshers are seen.
extension GeometryHost {
    /// Where a refresher is seen, from the viewport's upper left corner; nil if it isn't. Under a bar that shines through nothing is.
    func place(at edge: RefreshEdge) -> PlaneRect? {
        guard let refresher = refresher(at: edge), var place = displays[edge]?.frame else { return nil }
        let metrics = metrics
        for axis in ScrollAxis.allCases { place.origin[axis] -= metrics.offset[axis] }
        place = pinned(place, of: refresher, metrics)
        for axis in ScrollAxis.allCases {
            let first = metrics.safeArea.start(along: axis), last = metrics.viewport[axis] - metrics.safeArea.end(along: axis)
            guard place.origin[axis] < last, place.origin[axis] + place.size[axis] > first else { return nil }
        }
        return place
    }

    /// A refresher that stays visible while it loads stands at the viewport's edge when its own place is out of sight.
    private func pinned(_ place: PlaneRect, of refresher: PullToRefresh, _ metrics: ScrollMetrics) -> PlaneRect {
        guard refresher.shouldBeVisibleWhileScrolling, refresher.state == .loading || refresher.state == .finished else { return place }
        let side = refresher.position.side(in: metrics.direction), axis = side.axis, padding = refresher.topPadding ?? 0
        var pinned = place
        if side.isStart {
            pinned.origin[axis] = max(place.origin[axis], metrics.safeArea.start(along: axis) + padding)
        } else {
            let last = metrics.viewport[axis] - metrics.safeArea.end(along: axis) - padding
            pinned.origin[axis] = min(place.origin[axis], last - place.size[axis])
        }
        return pinned
    }
}
