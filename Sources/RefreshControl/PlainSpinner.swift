import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// What a refresher shows that was given no animator: the system's eight spokes (`PictureSpokes`), which appear with the pull, step round while it
/// loads, eight times a second, and shrink with the closing space.
final class PlainSpinner: RefreshAnimator {
    private static let radius = 10.0
    private let spokes = PictureSpokes(count: 8, outer: radius, inner: radius / 3, width: radius / 5)

    func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        let extent = min(moment.size.width, moment.size.height)
        // The end shrinks it with the closing gap.
        let open = moment.state == .finished && extent > 0 ? min(1, moment.shown / extent) : 1
        let scale = min(1, extent / 2 / Self.radius) * open
        let progress = moment.state == .initial ? 0 : min(1, moment.progress)
        guard progress > 0, scale > 0 else { return }
        let place = PlaneTransform(a: scale, b: 0, c: 0, d: scale, tx: moment.size.width / 2, ty: moment.size.height / 2)
        picture.transformed(by: place) { picture in
            picture.faded(by: progress / 0.35) { draw(moment, progress, into: &$0) }
        }
    }

    private func draw(_ moment: RefreshMoment, _ progress: Double, into picture: inout Picture) {
        let seconds = moment.loadingSeconds.finite().clamped(0, 1e9)
        let isTurning = moment.state == .loading || moment.state == .finished
        guard isTurning, !moment.reducesMotion else {
            let pulse = isTurning ? 0.725 + 0.275 * Maths.cos(.pi * seconds) : 1
            let shown = Int((Double(spokes.count) * progress).rounded(.up))
            return spokes.draw(first: shown, ink: .secondary.opacity(pulse), into: &picture)
        }
        spokes.draw(leader: Int(8 * seconds), ink: .secondary, into: &picture)
    }
}
