public import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// The spokes of the system's spinner: they appear one by one with the pull, then the lead goes round them, and at the end they shrink with the
/// closing space, still turning.
///
/// When letting go would refresh, the ramp of opacities comes forward from the even ring, and the first step of the load is its next frame.
/// With less motion asked for, the whole ring fades in with the pull, pulses in 2 s and fades out. Where there is no more to load, a dot stands.
///
/// Change it by its style, or in a subclass by its ink.
open class SpinnerAnimator: RefreshAnimator {
    /// How it looks and turns.
    public final let style: SpinnerStyle
    final let spokes: PictureSpokes

    /// Makes an animator.
    public init(style: SpinnerStyle = SpinnerStyle()) {
        let style = style.checked
        self.style = style
        spokes = PictureSpokes(
            count: style.spokes, outer: style.radius, inner: style.radius * style.innerPart, width: style.radius * style.widthPart)
    }

    /// Draws the moment: nothing at rest, unless there is no more to load.
    open func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        switch moment.state {
        case .initial, .releasing: drawPull(moment, into: &picture)
        case .loading: drawLoad(moment, into: &picture)
        case .finished: drawEnd(moment, into: &picture)
        }
    }

    /// Whether the picture goes on changing: on arming, while loading, and until the space has closed.
    open func isMoving(at moment: RefreshMoment) -> Bool { IndicatorStage.isMoving(at: moment) }

    /// The ink of the spokes. Default: the style's.
    open func ink(at moment: RefreshMoment) -> PictureInk { style.ink }

    private final func drawPull(_ moment: RefreshMoment, into picture: inout Picture) {
        let progress = moment.progress.clamped(0, 1)
        guard progress > 0 || moment.isExhausted, let stage = IndicatorStage(moment, radius: style.radius) else { return }
        guard !moment.isExhausted else { return stage.drawEnd(ink(at: moment), into: &picture) }
        let ink = ink(at: moment)
        stage.draw(into: &picture) { picture in
            if moment.reducesMotion {
                // The last quarter comes with arming.
                picture.faded(by: progress * (0.75 + 0.25 * moment.arming.clamped(0, 1))) {
                    spokes.draw(first: spokes.count, ink: ink, into: &$0)
                }
            } else {
                // All of it has faded in at 35 % of the pull.
                picture.faded(by: Easing.smooth(at: progress / 0.35)) { picture in
                    let shown = Int((Double(spokes.count) * progress).rounded(.up))
                    if shown == spokes.count, moment.arming > 0 {
                        spokes.draw(leader: 0, onTheWay: 0, ramp: moment.arming.clamped(0, 1), ink: ink, into: &picture)
                    } else {
                        spokes.draw(first: shown, ink: ink, into: &picture)
                    }
                }
            }
        }
    }

    private final func drawLoad(_ moment: RefreshMoment, into picture: inout Picture) {
        guard let stage = IndicatorStage(moment, radius: style.radius) else { return }
        stage.draw(into: &picture) { picture in
            picture.faded(by: IndicatorStage.presence(moment)) { drawTurning(moment, into: &$0) }
        }
    }

    /// It shrinks with the space, and has gone where the load went on to no more.
    private final func drawEnd(_ moment: RefreshMoment, into picture: inout Picture) {
        guard let stage = IndicatorStage(moment, radius: style.radius) else { return }
        let isExhausted = moment.outcome == .exhausted
        let left = isExhausted ? 1 - Easing.smooth(at: moment.seconds / 0.2) : 1
        if isExhausted, left < 1 { stage.drawEnd(ink(at: moment).opacity(1 - left), into: &picture) }
        let opacity = IndicatorStage.presence(moment) * left * (moment.reducesMotion ? stage.open : 1)
        let size = moment.reducesMotion ? 1 : stage.open
        guard opacity > 0, size > 0 else { return }
        stage.draw(into: &picture, scaledBy: size) { picture in
            picture.faded(by: opacity) { drawTurning(moment, into: &$0) }
        }
    }

    private final func drawTurning(_ moment: RefreshMoment, into picture: inout Picture) {
        let ink = ink(at: moment)
        guard !moment.reducesMotion else {
            return spokes.draw(first: spokes.count, ink: ink.opacity(IndicatorStage.pulse(moment)), into: &picture)
        }
        let time = IndicatorStage.time(moment)
        // Whole turns are left out first: a count of steps has to stay a number that can be held.
        let turns = time / style.period
        let steps = (turns - turns.rounded(.down)) * Double(spokes.count)
        let leader = steps.rounded(.down)
        // The ramp comes forward in the 0.2 s of arming, or of the load.
        let ramp = moment.state == .loading ? max(moment.arming, time / 0.2).clamped(0, 1) : 1
        spokes.draw(
            leader: Int(leader), onTheWay: style.motion == .smooth ? steps - leader : 0, ramp: ramp, ink: ink, into: &picture)
    }
}
