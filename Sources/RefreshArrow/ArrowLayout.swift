import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// Where the parts of an arrow's picture stand.
///
/// The arrow is before the texts, in the direction of reading, at a fixed distance, and stays there whatever the text. Both together are
/// centred as they are while it is pulled, by an estimate of the texts' width; where that is wrong the whole moves a little, and never the
/// texts against the arrow. Texts that don't fit shrink, to 0.85 of their usual size at most; then the note is left out, then the text, and
/// the arrow is centred alone. So it is at the leading and trailing edges, where the space is narrow and high.
struct ArrowLayout {
    /// The least distance of arrow and texts from the sides, in points.
    static let margin = 8.0
    /// How much of a small space the arrow takes, turning.
    static let leastPart = 0.9
    /// How much texts may shrink to fit.
    static let leastScale = 0.85

    /// The middle of the arrow; on whole points where there is room, so that the shaft's edges lie on pixels.
    var center: PlanePoint
    /// How much larger than usual the arrow is.
    var scale: Double
    /// How much larger than usual the texts are; 0 where there are none.
    var textScale = 0.0
    /// Whether the note is shown.
    var hasNote = false
    /// Where the texts start.
    var start = 0.0

    /// Lays a moment out. Nil where there is no room at all, or no finite one.
    init?(_ moment: RefreshMoment, spacing: Double, reach: Double, labels: ArrowLabels) {
        let size = moment.size
        let least = min(size.width, size.height)
        guard least > 0, size.width.isFinite, size.height.isFinite else { return nil }
        // The arrow grows with the texts, but less.
        let wanted = Self.wantedScale(moment)
        scale = wanted.clamped(1, 1.5)
        if 2 * reach * scale > Self.leastPart * least { scale = Self.leastPart * least / (2 * reach) }
        center = PlanePoint(x: size.width / 2, y: size.height / 2)
        if center.y - reach * scale >= 1 { center.y.round(.down) }
        if moment.edge == .top || moment.edge == .bottom {
            hasNote = place(labels.noted, spacing, reach, wanted, moment)
            if hasNote || place(labels.plain, spacing, reach, wanted, moment) { return }
        }
        if center.x - reach * scale >= 1 { center.x.round(.down) }
    }

    /// Puts arrow and texts side by side, if there are texts and they fit.
    private mutating func place(
        _ block: ArrowLabels.Block?, _ spacing: Double, _ reach: Double, _ wanted: Double, _ moment: RefreshMoment
    ) -> Bool {
        guard let block else { return false }
        let width = moment.size.width
        let before = (reach + spacing) * scale
        let room = width - 2 * Self.margin - before
        let fitting = min(wanted, room / block.widest, moment.size.height / block.height)
        guard fitting >= Self.leastScale * min(1, wanted) else { return false }
        textScale = fitting
        let centered = (width - before - block.pull * fitting) / 2
        let left = max(Self.margin, min(centered, width - Self.margin - before - block.widest * fitting))
        center.x = (left + reach * scale).rounded(.down)
        start = center.x + spacing * scale
        if moment.direction == .rightToLeft {
            center.x = width - center.x
            start = width - start
        }
        return true
    }

    /// The scale at which a text stands alone in the middle; 0 where it doesn't fit.
    static func soloScale(_ block: ArrowLabels.Block, _ moment: RefreshMoment) -> Double {
        let wanted = wantedScale(moment)
        let fitting = min(wanted, (moment.size.width - 2 * margin) / block.widest, moment.size.height / block.height)
        return fitting >= leastScale * min(1, wanted) ? fitting : 0
    }

    private static func wantedScale(_ moment: RefreshMoment) -> Double { moment.textScale.finite(or: 1).clamped(0.5, 4) }
}
