import RefreshAnimation
import RefreshCore
import RefreshGeometry

extension TextStrokeAnimator {
    /// Draws the line as far as it is written.
    final func drawWriting(_ plan: StrokePlan, _ phases: TextStrokePhases, _ ink: PictureInk, into picture: inout Picture) {
        let isFirst = phases.pulled < 1 || phases.writesAll
        let isRest = phases.pulled >= 1
        let start = isFirst ? 0 : plan.split
        let end = isRest ? 1 : plan.split
        let part = isRest ? (isFirst ? plan.wholePace : plan.pace).position(at: phases.written) : phases.pulled
        guard style.order == .allAtOnce else {
            drawLine(to: start + (end - start) * part, ink: ink, into: &picture)
            return
        }
        drawLine(to: start, ink: ink, into: &picture)
        guard part > 0 else { return }
        let stroke = PictureStroke(ink, width: style.lineWidth)
        if isFirst { for letter in plan.firstLetters { picture.path(letter, to: part, stroke: stroke) } }
        if isRest { for letter in plan.restLetters { picture.path(letter, to: part, stroke: stroke) } }
    }

    /// Draws the full stop that stands where there is no more to load, in the middle.
    final func drawStop(_ moment: RefreshMoment, _ opacity: Double, into picture: inout Picture) {
        let radius = min(0.75 * style.lineWidth * StrokePlacement.textScale(moment), min(moment.size.width, moment.size.height) / 2)
        guard radius > 0, moment.size.width.isFinite, moment.size.height.isFinite else { return }
        let middle = PlanePoint(x: moment.size.width / 2, y: moment.size.height / 2)
        picture.circle(center: middle, radius: radius, fill: ink(at: moment).opacity(opacity))
    }

    /// Draws the dash that says that nothing was new, in the middle, once the word has gone and while the space is held open.
    final func drawDash(_ moment: RefreshMoment, into picture: inout Picture) {
        let open = moment.shown / moment.size[moment.edge.side(in: moment.direction).axis]
        let radius = min(10, min(moment.size.width, moment.size.height) / 2)
        var later = moment
        later.seconds -= style.fadeDuration
        guard open > 0, radius > 0, later.seconds > 0, moment.size.width.isFinite, moment.size.height.isFinite else { return }
        picture.transformed(by: .translation(x: moment.size.width / 2, y: moment.size.height / 2)) { picture in
            picture.faded(by: open / 0.6) {
                PictureSigns.drawDash(
                    later, ink(at: moment).opacity(style.restingOpacity), radius: radius, width: style.lineWidth, into: &$0)
            }
        }
    }

    /// Draws a text in the system's font: as many letters as are written, in the middle.
    final func draw(_ plain: PlainWriting, _ moment: RefreshMoment, _ phases: TextStrokePhases, into picture: inout Picture) {
        let (first, count) = (Double(plain.firstCount), Double(plain.beginnings.count))
        let start = phases.writesAll ? 0 : first
        let letters = phases.pulled < 1 ? phases.pulled * first : start + phases.written * (count - start)
        let shown = Int(letters.rounded(.up).clamped(0, count))
        let scale = StrokePlacement.textScale(moment)
        // Wherever the estimate of the width errs, a character is no wider than the size.
        let reach = max(Double(plain.characterCount) - plain.width / 2, plain.width / 2)
        let room = min(moment.size.width / (2 * reach + 1), moment.size.height / 2)
        let size = min(plain.size * scale, room)
        guard shown > 0, size > 0, moment.size.width.isFinite, moment.size.height.isFinite else { return }
        let half = plain.width * size / 2
        let x = moment.size.width / 2 + (plain.direction == .leftToRight ? -half : half)
        let textStyle = PictureTextStyle(size: size, alignment: .leading, direction: plain.direction)
        let y = textStyle.baseline(centeredOn: moment.size.height / 2).rounded(.down)
        let ink = ink(at: moment).opacity(phases.opacity * phases.breath)
        picture.text(plain.beginnings[shown - 1], at: PlanePoint(x: x, y: y), style: textStyle, ink: ink)
    }
}
