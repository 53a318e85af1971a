import RefreshCore
import RefreshGeometry

/// What a ``GeometryHost`` asks of the layout: insets to hold, where to scroll, and how.
struct GeometryOrder: Hashable, Sendable {
    /// What the refreshers hold, besides all other insets.
    var held = PlaneInsets.zero
    /// Where to scroll; nil leaves that to the layout.
    var target: Target?
    /// How the change comes about.
    var motion = RefreshMotion.none

    /// Where content is sent.
    enum Target: Hashable, Sendable {
        /// To the rest at a side, with the insets held there.
        case side(ScrollSide)
        /// To an offset along an axis.
        case offset(Double, along: ScrollAxis)
    }
}
