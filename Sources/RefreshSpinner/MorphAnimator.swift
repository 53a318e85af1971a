public import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// A shape that changes: with the pull from a circle to a burst, turning back; while loading from shape to shape on a spring, turning on.
///
/// These are the shapes, the beat and the spring of Material 3's loading indicator, all equally large by their area. At the end the shape gives
/// way to a tick or a cross, or a dash where nothing was new, or shrinks with the closing space. With less motion asked for, a burst fades in with the pull, pulses in 2 s and
/// fades out. Where there is no more to load, a dot stands. It suits waits of some seconds.
///
/// Change it by its style, or in a subclass by its ink.
open class MorphAnimator: RefreshAnimator {
    /// How it looks and moves.
    public final let style: MorphStyle
    final let sequence: MorphSequence
    final let signs: PictureSigns
    final let table: PictureTable

    /// Makes an animator. The shapes are worked out here, which takes some milliseconds; drawing takes none of it.
    public init(style: MorphStyle = MorphStyle()) {
        let style = style.checked
        self.style = style
        sequence = MorphSequence(radius: style.radius)
        var builder = PictureTable.Builder()
        signs = PictureSigns(radius: 0.6 * style.radius, width: style.lineWidth, in: &builder)
        table = builder.table()
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

    /// The ink of the shape. Default: the style's, fainter until it is armed.
    open func ink(at moment: RefreshMoment) -> PictureInk {
        IndicatorStage.ink(style.ink, unarmed: style.unarmedOpacity, at: moment)
    }

    private final func drawPull(_ moment: RefreshMoment, into picture: inout Picture) {
        let progress = moment.progress.clamped(0, 1)
        guard progress > 0 || moment.isExhausted, let stage = IndicatorStage(moment, radius: style.radius) else { return }
        guard !moment.isExhausted else { return stage.drawDot(style.ink, into: &picture) }
        // It has come into sight at 35 % of the threshold.
        let shown = Easing.smooth(at: moment.reducesMotion ? progress : progress / 0.35)
        let ink = ink(at: moment)
        stage.draw(into: &picture, scaledBy: moment.reducesMotion ? 1 : 0.6 + 0.4 * progress) { picture in
            picture.faded(by: shown) { picture in
                if moment.reducesMotion {
                    draw(sequence.opening, at: 1, turned: 0, ink, into: &picture)
                } else {
                    draw(sequence.opening, at: progress, turned: -progress / 2, ink, into: &picture)
                }
            }
        }
    }

    private final func drawLoad(_ moment: RefreshMoment, into picture: inout Picture) {
        guard let stage = IndicatorStage(moment, radius: style.radius) else { return }
        let presence = IndicatorStage.presence(moment)
        guard presence > 0 else { return }
        stage.draw(into: &picture) { picture in
            picture.faded(by: presence) { drawChanging(moment, into: &$0) }
        }
    }

    private final func drawEnd(_ moment: RefreshMoment, into picture: inout Picture) {
        guard let stage = IndicatorStage(moment, radius: style.radius), stage.open > 0 || moment.outcome == .exhausted else { return }
        picture.use(table)
        let end = IndicatorEnd(moment, on: stage, in: 0.15)
        if end.successor == .dot, end.way > 0 { stage.drawDot(style.ink.opacity(end.way), into: &picture) }
        let size = moment.reducesMotion ? 1 : end.size * (1 - end.way)
        if end.opacity > 0, size > 0 {
            stage.draw(into: &picture, scaledBy: size) { picture in
                picture.faded(by: end.opacity) { drawChanging(moment, into: &$0) }
            }
        }
        guard end.successor == .sign else { return }
        stage.draw(into: &picture) { picture in
            picture.faded(by: end.signOpacity) {
                signs.draw(
                    moment, success: style.successInk, failure: style.failureInk, nothingNew: ink(at: moment), into: &$0)
            }
        }
    }

    /// Draws the shape of the time of the load.
    private final func drawChanging(_ moment: RefreshMoment, into picture: inout Picture) {
        let ink = ink(at: moment)
        guard !moment.reducesMotion else {
            return draw(sequence.opening, at: 1, turned: 0, ink.opacity(IndicatorStage.pulse(moment)), into: &picture)
        }
        let time = IndicatorStage.time(moment)
        let changes = (time / style.beat).rounded(.down)
        let way = MorphSequence.spring.progress(at: time - changes * style.beat)
        // Where the pull ended, a quarter turn more for each change, and the even turn.
        let turns = -0.5 + (changes + way) / 4 + time / style.period
        draw(sequence.steps[Int(changes) % sequence.steps.count], at: way, turned: turns, ink, into: &picture)
    }

    private final func draw(_ step: MorphStep, at way: Double, turned turns: Double, _ ink: PictureInk, into picture: inout Picture) {
        picture.transformed(by: .rotation(2 * .pi * (turns - turns.rounded(.down)))) { picture in
            picture.add(step.from, towards: step.to, at: way)
            picture.outline(fill: ink)
        }
    }
}
