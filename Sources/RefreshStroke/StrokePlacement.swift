internal import RefreshAnimation
internal import RefreshGeometry

/// Where a line stands in a moment's size: in the middle, its baseline on a whole point, made smaller where it doesn't fit.
struct StrokePlacement {
    let transform: PlaneTransform

    /// Nil where nothing fits.
    init?(_ ink: PlaneRect, _ moment: RefreshMoment) {
        let isUpwards = moment.edge == .leading || moment.edge == .trailing
        let (width, height) = isUpwards ? (moment.size.height, moment.size.width) : (moment.size.width, moment.size.height)
        // A point is kept free all round: the baseline is moved by up to half of one.
        let fit = min((width - 2) / ink.size.width, (height - 2) / ink.size.height)
        let scale = min(Self.textScale(moment), fit)
        guard scale > 0, scale.isFinite, width.isFinite, height.isFinite else { return nil }
        let middle = ink.center * scale
        if isUpwards {
            transform = PlaneTransform(
                a: 0, b: -scale, c: scale, d: 0, tx: (moment.size.width / 2 - middle.y + 0.5).rounded(.down),
                ty: moment.size.height / 2 + middle.x)
        } else {
            transform = PlaneTransform(
                a: scale, b: 0, c: 0, d: scale, tx: moment.size.width / 2 - middle.x,
                ty: (moment.size.height / 2 - middle.y + 0.5).rounded(.down))
        }
    }

    /// The reader's text size, within reason.
    static func textScale(_ moment: RefreshMoment) -> Double { moment.textScale.finite(or: 1).clamped(0, 10) }
}
