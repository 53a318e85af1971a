import RefreshControl
import RefreshGeometry

// Where the refreshers are seen.
extension GeometryHost {
    /// Where a refresher is seen, from the viewport's upper left corner; nil if it isn't. Under a bar that shines through nothing is.
    func place(at edge: RefreshEdge) -> PlaneRect? {
        guard let refresher = refresher(at: edge) else { return nil }
        let metrics = metrics
        var place = refreshAttachment.shownFrame(of: refresher)
        guard metrics.visibleRect.intersects(place) else { return nil }
        for axis in ScrollAxis.allCases { place.origin[axis] -= metrics.offset[axis] }
        return place
    }
}
