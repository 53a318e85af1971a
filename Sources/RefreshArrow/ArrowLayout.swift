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
    static let greatestPart = 0.9
    /// How much texts may shrink to fit.
    static let leastScale = 0.85
    /// The longest side that is laid out, in points; a view that is longer, or not finite, stays empty.
    static let greatestSize = 1e6

    /// The middle of the arrow; on whole points where there is room, so that the shaft's edges lie on pixels.
    let center: PlanePoint
    /// How much larger than usual the arrow is.
    let scale: Double
    /// How much larger than usual the texts are; 0 where there are none.
    let textScale: Double
    /// Whether the note is shown.
    let hasNote: Bool
    /// Where the texts start.
    let start: Double

    /// Lays a moment out. Nil where there is no room at all, or far too much.
    @inline(__always)
    init?(_ moment: RefreshMoment, reach: Double, spacing: Double, plain: ArrowLabels.Block, noted: ArrowLabels.Block) {
        let size = moment.size
        guard Self.isRoom(size) else { return nil }
        let least = min(size.width, size.height)
        // The arrow grows with the texts, but less.
        let wanted = Self.wantedScale(moment)
        var scale = wanted.clamped(1, 1.5)
        if 2 * reach * scale > Self.greatestPart * least { scale = Self.greatestPart * least / (2 * reach) }
        self.scale = scale
        let y = Self.placed(size.height / 2, reach * scale)

        let before = (reach + spacing) * scale
        let room = size.width - 2 * Self.margin - before
        let leastWanted = Self.leastScale * min(1, wanted)
        var block = noted
        var fitting = min(wanted, room * noted.perWidth, size.height * noted.perHeight)
        hasNote = fitting >= leastWanted
        if !hasNote {
            block = plain
            fitting = min(wanted, room * plain.perWidth, size.height * plain.perHeight)
        }
        guard fitting >= leastWanted, moment.edge == .top || moment.edge == .bottom else {
            center = PlanePoint(x: Self.placed(size.width / 2, reach * scale), y: y)
            textScale = 0
            start = 0
            return
        }
        textScale = fitting
        let centered = (size.width - before - block.pull * fitting) / 2
        let left = max(Self.margin, min(centered, size.width - Self.margin - before - block.widest * fitting))
        let x = Self.whole(left + reach * scale + 0.5)
        let isMirrored = moment.direction == .rightToLeft
        center = PlanePoint(x: isMirrored ? size.width - x : x, y: y)
        start = isMirrored ? size.width - x - spacing * scale : x + spacing * scale
    }

    /// Whether there is room to lay anything out. None for what is not a number.
    @inline(__always) static func isRoom(_ size: PlaneSize) -> Bool {
        size.width > 0 && size.height > 0 && size.width <= greatestSize && size.height <= greatestSize
    }

    /// The scale at which a text stands alone in the middle; 0 where it doesn't fit.
    static func soloScale(_ block: ArrowLabels.Block, _ moment: RefreshMoment) -> Double {
        let wanted = wantedScale(moment)
        let fitting = min(wanted, (moment.size.width - 2 * margin) * block.perWidth, moment.size.height * block.perHeight)
        return fitting >= leastScale * min(1, wanted) ? fitting : 0
    }

    /// A place inside the greatest size, on whole points.
    @inline(__always) static func whole(_ place: Double) -> Double { Double(Int(place)) }

    /// A middle with ink on both sides, on whole points where that keeps the ink inside.
    @inline(__always) private static func placed(_ middle: Double, _ ink: Double) -> Double {
        middle - ink >= 1 ? whole(middle) : middle
    }

    @inline(__always) private static func wantedScale(_ moment: RefreshMoment) -> Double {
        moment.textScale.finite(or: 1).clamped(0.5, 4)
    }
}
