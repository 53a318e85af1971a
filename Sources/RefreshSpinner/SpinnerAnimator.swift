public import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// The spokes of the system's spinner: they appear one by one with the pull, then the lead goes round them, and at the end they shrink with the
/// closing space, still turning; where nothing was new they give way to a dash.
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
        guard !moment.isExhausted else { return stage.drawDot(ink(at: moment), into: &picture) }
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

    /// It shrinks with the space, or gives way where there is something to say.
    private final func drawEnd(_ moment: RefreshMoment, into picture: inout Picture) {
        guard let stage = IndicatorStage(moment, radius: style.radius) else { return }
        let end = IndicatorEnd(moment, on: stage, in: 0.12, signsSuccess: false)
        if end.successor == .dot, end.way > 0 { stage.drawDot(ink(at: moment).opacity(end.way), into: &picture) }
        if end.opacity > 0, end.size > 0 {
            stage.draw(into: &picture, scaledBy: end.size) { picture in
                picture.faded(by: end.opacity) { drawTurning(moment, into: &$0) }
            }
        }
        guard end.successor == .sign, end.signOpacity > 0 else { return }
        stage.draw(into: &picture) { picture in
            picture.faded(by: end.signOpacity) { picture in
                PictureSigns.drawDash(
                    moment, ink(at: moment), radius: style.radius, width: style.radius * style.widthPart, into: &picture)
            }
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
