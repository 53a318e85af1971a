import RefreshAnimation
import RefreshGeometry

/// Draws a bar that grows with the pull.
final class PageAnimator: RefreshAnimator {
    func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        let y = moment.size.height / 2
        let end = PlanePoint(x: moment.size.width * min(1, moment.progress), y: y)
        picture.line(from: PlanePoint(x: 0, y: y), to: end, stroke: PictureStroke(.tint, width: 2))
    }
}
