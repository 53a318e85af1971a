import RefreshAnimation
import RefreshCore
import RefreshGeometry

extension ArrowAnimator {
    /// Draws the arrow as it stands and turns, or its two positions.
    final func drawTurned(_ moment: RefreshMoment, _ phases: ArrowPhases, _ layout: ArrowLayout, into picture: inout Picture) {
        guard moment.reducesMotion else {
            draw(turned: ArrowPhases.eased(moment.arming), phases.arrow, moment, layout, into: &picture)
            return
        }
        // 0.15 of the 0.2 s.
        let armed = ArrowPhases.part(moment.arming, of: 0.75)
        if armed < 1 { draw(turned: 0, phases.arrow * (1 - armed), moment, layout, into: &picture) }
        if armed > 0 { draw(turned: 1, phases.arrow * armed, moment, layout, into: &picture) }
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
            let sine = Maths.sin(angle), cosine = Maths.cos(angle)
            tip = PlanePoint(x: first.x * cosine - first.y * sine, y: first.x * sine + first.y * cosine)
        }
        tip = tip * layout.scale
        let place = PlaneTransform(a: tip.y, b: -tip.x, c: tip.x, d: tip.y, tx: layout.center.x, ty: layout.center.y)
        picture.transformed(by: place) { picture in
            picture.faded(by: opacity) { drawArrow(moment, into: &$0) }
        }
    }

    /// Draws the text of the state, and the note below it.
    final func drawTexts(_ moment: RefreshMoment, _ phases: ArrowPhases, _ layout: ArrowLayout, into picture: inout Picture) {
        let title: PictureText =
            switch phases.title {
            case .pull: labels.pull
            case .release: labels.release
            case .loading: labels.loading
            case .result: moment.outcome == .failure ? labels.failed : labels.done
            }
        let size = style.textSize * layout.textScale
        let noteSize = layout.hasNote ? style.noteSize * layout.textScale : 0
        // The two lines are centred as the blocks that they are.
        let shift = ArrowLabels.lineHeight / 2
        let middle = moment.size.height / 2
        draw(title, size, at: PlanePoint(x: layout.start, y: middle - shift * noteSize), phases.titleOpacity, moment, into: &picture)
        if layout.hasNote {
            draw(labels.note, noteSize, at: PlanePoint(x: layout.start, y: middle + shift * size), phases.note, moment, into: &picture)
        }
    }

    private final func draw(
        _ text: PictureText, _ size: Double, at point: PlanePoint, _ opacity: Double, _ moment: RefreshMoment, into picture: inout Picture
    ) {
        guard opacity > 0 else { return }
        let textStyle = PictureTextStyle(size: size, alignment: .leading, direction: moment.direction)
        let baseline = PlanePoint(x: point.x, y: textStyle.baseline(centeredOn: point.y).rounded(.down))
        picture.text(text, at: baseline, style: textStyle, ink: style.textInk.opacity(opacity))
    }

    /// Draws that there is no more: the text alone in the middle, or a dot where no text fits or stands.
    final func drawEnd(_ moment: RefreshMoment, _ phases: ArrowPhases, _ layout: ArrowLayout, into picture: inout Picture) {
        let middle = PlanePoint(x: moment.size.width / 2, y: moment.size.height / 2)
        if moment.edge == .top || moment.edge == .bottom, let ending = labels.ending {
            let scale = ArrowLayout.soloScale(ending, moment)
            if scale > 0 {
                let textStyle = PictureTextStyle(size: style.textSize * scale, direction: moment.direction)
                let baseline = PlanePoint(x: middle.x, y: textStyle.baseline(centeredOn: middle.y).rounded(.down))
                picture.text(labels.noMore, at: baseline, style: textStyle, ink: style.textInk.opacity(phases.noMore))
                return
            }
        }
        picture.circle(center: middle, radius: style.lineWidth * layout.scale, fill: style.textInk.opacity(phases.noMore))
    }

    /// Draws a tick or a cross as a pen would; with less motion it fades in.
    final func drawSign(
        _ sign: PicturePath, _ ink: PictureInk, _ moment: RefreshMoment, into picture: inout Picture
    ) {
        let drawn = ArrowPhases.drawn(moment)
        guard drawn > 0 else { return }
        if moment.reducesMotion {
            picture.path(sign, stroke: PictureStroke(ink.opacity(drawn), width: style.lineWidth))
        } else {
            picture.path(sign, to: drawn, stroke: PictureStroke(ink, width: style.lineWidth))
        }
    }
}
