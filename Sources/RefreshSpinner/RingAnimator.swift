public import RefreshAnimation
import RefreshCore
public import RefreshGeometry

/// A ring: an arc with an arrowhead that grows with the pull, then chases itself while loading, and closes about a tick or opens for a cross, or
/// for a dash where nothing was new.
///
/// Nothing is seen before 40 % of the threshold; at it the arc has 288 degrees and takes on its whole ink. With less motion asked for, the ring
/// closes with the pull without turning, pulses in 2 s while loading and fades out. Where there is no more to load, a dot stands.
///
/// Change it by its style, or in a subclass by its ink and its arrowhead.
open class RingAnimator: RefreshAnimator {
    /// How it looks.
    public final let style: RingStyle
    /// The tick, which has the ring about it, and the other signs, which have not.
    final let tick: PictureSigns
    final let sign: PictureSigns
    final let table: PictureTable
    /// The distance from the middle to the farthest ink.
    final let reach: Double

    /// Makes an animator.
    public init(style: RingStyle = RingStyle()) {
        let style = style.checked
        self.style = style
        var builder = PictureTable.Builder()
        tick = PictureSigns(radius: 0.6 * style.radius, width: style.lineWidth, in: &builder)
        sign = PictureSigns(radius: style.radius, width: style.lineWidth, in: &builder)
        table = builder.table()
        reach = PlanePoint(x: style.radius + style.headLength, y: style.headLength).length + style.lineWidth / 2
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

    /// The ink of the ring and its arrowhead. Default: the style's, fainter until it is armed.
    open func ink(at moment: RefreshMoment) -> PictureInk {
        IndicatorStage.ink(style.ink, unarmed: style.unarmedOpacity, at: moment)
    }

    /// Adds the arrowhead to the line that is drawn, so that both are one stroke. Default: an open angle.
    /// - Parameters:
    ///   - tip: Where the arc ends, seen from the middle of the ring.
    ///   - angle: Where the head points, in radians clockwise from three o'clock.
    ///   - scale: How large it is, 0…1.
    ///   - picture: What it is added to, as steps of an outline.
    open func addHead(at tip: PlanePoint, along angle: Double, scale: Double, to picture: inout Picture) {
        let back = PlanePoint(x: Maths.cos(angle), y: Maths.sin(angle)) * (-style.headLength * scale)
        picture.move(to: tip + back + PlanePoint(x: -back.y, y: back.x))
        picture.line(to: tip)
        picture.line(to: tip + back + PlanePoint(x: back.y, y: -back.x))
    }

    private final func drawPull(_ moment: RefreshMoment, into picture: inout Picture) {
        let grown = RingArc.grown(moment.progress)
        guard grown > 0 || moment.isExhausted, let stage = IndicatorStage(moment, radius: reach) else { return }
        guard !moment.isExhausted else { return stage.drawDot(style.ink, into: &picture) }
        stage.draw(into: &picture) { picture in
            // The dot that the arc begins as comes into sight within an eighth of its way.
            picture.faded(by: min(1, 8 * grown)) { picture in
                if moment.reducesMotion {
                    drawArc(RingArc(start: -0.25, sweep: grown), ink(at: moment), into: &picture)
                } else {
                    drawArc(.pulled(moment.progress), headed: grown, moment, into: &picture)
                }
            }
        }
    }

    private final func drawLoad(_ moment: RefreshMoment, into picture: inout Picture) {
        guard let stage = IndicatorStage(moment, radius: reach) else { return }
        let presence = IndicatorStage.presence(moment)
        guard presence > 0 else { return }
        stage.draw(into: &picture) { picture in
            picture.faded(by: presence) { picture in
                if moment.reducesMotion {
                    drawArc(RingArc(start: -0.25, sweep: 1), ink(at: moment).opacity(IndicatorStage.pulse(moment)), into: &picture)
                } else {
                    let head = moment.wasPulled ? 1 - moment.seconds / 0.1 : 0
                    drawArc(arc(moment), headed: head, moment, into: &picture)
                }
            }
        }
    }

    /// The ring closes for a success that brought something, opens for any other end but a cancelled one, and then shrinks with the space.
    private final func drawEnd(_ moment: RefreshMoment, into picture: inout Picture) {
        guard let stage = IndicatorStage(moment, radius: reach), stage.open > 0 || moment.outcome == .exhausted else { return }
        picture.use(table)
        let isClosing = moment.outcome == .success && !moment.saysNothingNew
        // The ring that closes stays; the arc that opens has to be gone before the sign has grown as far as it.
        let end = IndicatorEnd(moment, on: stage, in: isClosing ? 0.25 : 0.12)
        if end.successor == .dot, end.way > 0 { stage.drawDot(style.ink.opacity(end.way), into: &picture) }
        stage.draw(into: &picture, scaledBy: end.size) { picture in
            drawRest(moment, end.opacity, closing: isClosing ? end.way : -end.way, ink(at: moment), into: &picture)
            guard end.successor == .sign else { return }
            picture.faded(by: end.signOpacity) { picture in
                if isClosing { drawRest(moment, end.way, closing: end.way, style.successInk, into: &picture) }
                (isClosing ? tick : sign).draw(
                    moment, success: style.successInk, failure: style.failureInk, nothingNew: ink(at: moment), into: &picture)
            }
        }
    }

    /// Draws what is left of the arc that went round: closed by a part, or opened by a negative one.
    private final func drawRest(
        _ moment: RefreshMoment, _ opacity: Double, closing: Double, _ ink: PictureInk, into picture: inout Picture
    ) {
        guard opacity > 0 else { return }
        var arc = RingArc(start: -0.25, sweep: 1)
        if !moment.reducesMotion {
            arc = self.arc(moment)
            arc.sweep += closing * (closing < 0 ? arc.sweep : 1 - arc.sweep)
        }
        picture.faded(by: opacity) { drawArc(arc, ink, into: &$0) }
    }

    /// The arc of the load, which the arc of the pull goes over into.
    private final func arc(_ moment: RefreshMoment) -> RingArc {
        let time = IndicatorStage.time(moment)
        var arc = RingArc.loading(time)
        // A pull past the threshold runs back when it is let go, as far as the extent.
        if moment.wasPulled { arc.start += 0.5 * RingArc.tension(IndicatorStage.pulled(moment)) }
        guard time < 0.4 else { return arc }
        let former = moment.wasPulled ? RingArc.pulled(1).sweep : 0
        arc.sweep = former + (arc.sweep - former) * Easing.smooth(at: time / 0.4)
        return arc
    }

    private final func drawArc(_ arc: RingArc, headed: Double, _ moment: RefreshMoment, into picture: inout Picture) {
        guard headed > 0, style.headLength > 0 else { return drawArc(arc, ink(at: moment), into: &picture) }
        let tip = arc.addOutline(radius: style.radius, to: &picture)
        // The head lies along the last piece of the ring that it covers: a quarter turn on from that piece's middle.
        let along = 2 * .pi * (arc.start + arc.sweep) + .pi / 2 - style.headLength / (2 * style.radius)
        addHead(at: tip, along: along, scale: min(1, headed), to: &picture)
        picture.outline(stroke: PictureStroke(ink(at: moment), width: style.lineWidth))
    }

    private final func drawArc(_ arc: RingArc, _ ink: PictureInk, into picture: inout Picture) {
        let turns = arc.start - arc.start.rounded(.down)
        picture.arc(
            center: .zero, radius: style.radius, start: 2 * .pi * turns, sweep: 2 * .pi * arc.sweep,
            stroke: PictureStroke(ink, width: style.lineWidth))
    }
}
