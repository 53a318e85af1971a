import RefreshAnimation
import RefreshGeometry

/// What is shown of a refresher: its picture, and where in the content's coordinates.
struct GeometryDisplay: Sendable {
    var frame = PlaneRect.zero
    var picture = Picture()
}
