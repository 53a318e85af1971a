import RefreshAnimation
import RefreshCore
import RefreshGeometry

extension ArrowAnimator {
    /// Draws the parts that are to be seen, each in its place.
    @inline(__always) final func draw(_ phases: ArrowPhases, _ moment: RefreshMoment, into picture: inout Picture) {
        guard phases.isVisible else { return }
        tell(age: moment.age)
        guard
            let layout = ArrowLayout(moment, reach: glyphs.reach, spacing: style.spacing, plain: labels.plain, noted: labels.noted)
        else { return }
        picture.use(labels.table)
        if phases.noMore > 0 { drawEnd(moment, phases.noMore, layout, into: &picture) }
        if layout.textScale > 0 {
            drawTitle(phases.title, phases.titleOpacity, moment, layout, into: &picture)
            if layout.hasNote { drawNote(phases.note, moment, layout, into: &picture) }
        }
        if phases.arrow > 0 { drawTurned(phases.arrow, moment, layout, into: &picture) }
        guard phases.spinner > 0 || phases.outcome > 0 else { return }
        let place = PlaneTransform(
            a: layout.scale * phases.shrink, b: 0, c: 0, d: layout.scale * phases.shrink, tx: layout.center.x, ty: layout.center.y)
        picture.transformed(by: place) { picture in
            if phases.spinner > 0 { picture.faded(by: phases.spinner) { drawSpinner(moment, into: &$0) } }
            if phases.outcome > 0 { picture.faded(by: phases.outcome) { drawOutcome(moment, into: &$0) } }
        }
    }

    /// Draws the arrow as it stands and turns, or its two positions.
    private final func drawTurned(_ opacity: Double, _ moment: RefreshMoment, _ layout: ArrowLayout, into picture: inout Picture) {
        guard moment.reducesMotion else {
            draw(turned: Easing.smooth(at: moment.arming), opacity, moment, layout, into: &picture)
            return
        }
        // Within 0.15 of the 0.2 s.
        let armed = (moment.arming / 0.75).clamped(0, 1)
        if armed < 1 { draw(turned: 0, opacity * (1 - armed), moment, layout, into: &picture) }
        if armed > 0 { draw(turned: 1, opacity * armed, moment, layout, into: &picture) }
    }

    private final func draw(
        turned: Double, _ opacity: Double, _ moment: RefreshMoment, _ layout: ArrowLayout, into picture: inout Picture
    ) {
        let side = moment.edge.side(in: moment.direction)
        // Where the tip points at first. Exact where nothing turns.
        let first: PlanePoint =
            switch side {
            case .top: PlanePoint(x: 0, y: 1)
            case .left: PlanePoint(x: 1, y: 0)
            case .bottom: PlanePoint(x: 0, y: -1)
            case .right: PlanePoint(x: -1, y: 0)
            }
        var tip = first
        if turned >= 1 {
            tip = first * -1
        } else if turned > 0 {
            // Mirrored at the sides where an axis ends.
            let angle = side.isStart ? .pi * turned : -.pi * turned
            let (sine, cosine) = Maths.sincos(angle)
            tip = PlanePoint(x: first.x * cosine - first.y * sine, y: first.x * sine + first.y * cosine)
        }
        tip = tip * layout.scale
        let place = PlaneTransform(a: tip.y, b: -tip.x, c: tip.x, d: tip.y, tx: layout.center.x, ty: layout.center.y)
        picture.transformed(by: place) { picture in
            picture.faded(by: opacity) { drawArrow(moment, into: &$0) }
        }
    }

    /// Draws the text of the state. With the note below it both are centred as the block that they are.
    private final func drawTitle(
        _ title: ArrowPhases.Title, _ opacity: Double, _ moment: RefreshMoment, _ layout: ArrowLayout, into picture: inout Picture
    ) {
        let text: PictureText =
            switch title {
            case .pull: labels.ids.pull
            case .release: labels.ids.release
            case .loading: labels.ids.loading
            case .result:
                moment.outcome == .failure ? labels.ids.failed : moment.foundNothingNew ? labels.ids.nothingNew : labels.ids.done
            }
        let below = layout.hasNote ? 0.5 * ArrowLabels.lineHeight * style.noteSize * layout.textScale : 0
        draw(text, style.textSize * layout.textScale, above: below, opacity, moment, layout, into: &picture)
    }

    private final func drawNote(_ opacity: Double, _ moment: RefreshMoment, _ layout: ArrowLayout, into picture: inout Picture) {
        let above = 0.5 * ArrowLabels.lineHeight * style.textSize * layout.textScale
        draw(labels.ids.note, style.noteSize * layout.textScale, above: -above, opacity, moment, layout, into: &picture)
    }

    /// Draws a line of text, its middle so much above the middle of the space.
    private final func draw(
        _ text: PictureText, _ size: Double, above shift: Double, _ opacity: Double, _ moment: RefreshMoment, _ layout: ArrowLayout,
        into picture: inout Picture
    ) {
        guard opacity > 0 else { return }
        let textStyle = PictureTextStyle(size: size, alignment: .leading, direction: moment.direction)
        let baseline = ArrowLayout.whole(textStyle.baseline(centeredOn: moment.size.height / 2 - shift))
        picture.text(text, at: PlanePoint(x: layout.start, y: baseline), style: textStyle, ink: style.textInk.opacity(opacity))
    }

    /// Draws that there is no more: the text alone in the middle, or a dot where no text fits or stands.
    private final func drawEnd(_ moment: RefreshMoment, _ opacity: Double, _ layout: ArrowLayout, into picture: inout Picture) {
        let middle = PlanePoint(x: moment.size.width / 2, y: moment.size.height / 2)
        if moment.edge == .top || moment.edge == .bottom {
            let scale = ArrowLayout.soloScale(labels.ending, moment)
            if scale > 0 {
                let textStyle = PictureTextStyle(size: style.textSize * scale, direction: moment.direction)
                let baseline = PlanePoint(x: middle.x, y: ArrowLayout.whole(textStyle.baseline(centeredOn: middle.y)))
                picture.text(labels.ids.noMore, at: baseline, style: textStyle, ink: style.textInk.opacity(opacity))
                return
            }
        }
        picture.circle(center: middle, radius: style.lineWidth * layout.scale, fill: style.textInk.opacity(opacity))
    }
}
