import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// What a refresher shows that was given no animator: eight spokes that appear with the pull and step round while it loads.
///
/// Proportions, opacities and the period are those of the system's activity indicator since iOS 14: spokes from a third of the radius to
/// the whole, a fifth of it wide; 147/255 for the leader, 25 less a spoke behind it, 47 at least; a turn a second in eight steps.
final class PlainSpinner: RefreshAnimator {
    private static let spokes = 8
    private static let radius = 10.0

    func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        let center = PlanePoint(x: moment.size.width / 2, y: moment.size.height / 2)
        let extent = min(moment.size.width, moment.size.height)
        let isTurning = moment.state == .loading
        let reveal = moment.state == .initial ? 0 : min(1, moment.progress)
        // The end shrinks it with the closing gap.
        let scale = moment.state == .finished && extent > 0 ? min(1, moment.shown / extent) : 1
        let radius = min(Self.radius, extent / 2) * scale
        guard reveal > 0, radius > 0 else { return }
        let step = isTurning && !moment.reducesMotion ? Int((moment.seconds * 8).clamped(0, 1e9)) : 0
        let fade = min(1, reveal / 0.35) * (isTurning && moment.reducesMotion ? 0.725 + 0.275 * Maths.cos(.pi * moment.seconds) : 1)
        for spoke in 0..<Self.spokes where Double(spoke) < Double(Self.spokes) * reveal {
            let behind = (step + Self.spokes - spoke) % Self.spokes
            let alpha = isTurning && !moment.reducesMotion ? max(47, 147 - 25 * behind) : 147
            let angle = Double(spoke) * 2 * .pi / Double(Self.spokes)
            let direction = PlanePoint(x: Maths.sin(angle), y: -Maths.cos(angle))
            // The round caps are part of the length.
            picture.line(
                from: center + direction * (radius * (1 / 3 + 0.1)), to: center + direction * (radius * 0.9),
                stroke: PictureStroke(.primary.opacity(fade * Double(alpha) / 255), width: radius / 5))
        }
    }
}
