/// Where the content stands, seen from one side: one number for how far it is pulled past its rest, whatever the side.
///
/// All lengths in points, along the side's axis, and finite whatever the metrics were.
public struct Pull: Hashable, Sendable {
    /// How far the content is past the end of its rest range at this side; negative while it is inside.
    public var distance: Double
    /// The offset at which the distance is 0.
    public var rest: Double
    /// The end of the rest range at the side across.
    public var farRest: Double
    /// What a bottom or right refresher has to hold besides its own extent so that short content rests at the viewport's end; else 0.
    public var filler: Double
    /// The viewport's length.
    public var viewport: Double
    /// The content's length.
    public var content: Double
    /// Half a pixel: within it two lengths count as equal.
    public var tolerance: Double
    /// The side. It stands last, so that no gap behind it is copied with each copy.
    public var side: ScrollSide

    /// The largest progress that is ever told: a tiny threshold must not make it infinite.
    @inlinable static var greatestProgress: Double { 1e6 }

    /// The largest sum of lengths that is reckoned with as it is. More than seven numbers that have passed `finite()` make together.
    @inlinable static var greatestSum: Double { 1e13 }

    /// Reads the metrics from a side. A number that is not finite counts as 0.
    /// - Parameters:
    ///   - side: The side.
    ///   - metrics: The scroll view's numbers.
    ///   - app: The insets that the app set, without any refresher's share. The rest range is made of these and the safe area.
    @inlinable public init(past side: ScrollSide, metrics: ScrollMetrics, app: PlaneInsets) {
        // Along one axis in plain numbers: this runs on every scroll event, for every refresher.
        let isVertical = side.axis == .vertical
        let start = isVertical ? app.top + metrics.safeArea.top : app.left + metrics.safeArea.left
        let end = isVertical ? app.bottom + metrics.safeArea.bottom : app.right + metrics.safeArea.right
        let offset = isVertical ? metrics.offset.y : metrics.offset.x
        let content = isVertical ? metrics.content.height : metrics.content.width
        let viewport = isVertical ? metrics.viewport.height : metrics.viewport.width
        // One comparison in place of ten: this sum is within bounds only if each number is, and whatever is added up from them below.
        guard abs(start) + abs(end) + abs(offset) + abs(content) + abs(viewport) <= Self.greatestSum else {
            self = Pull.mended(past: side, metrics: metrics, app: app)
            return
        }
        let length = max(0, content), room = max(0, viewport)
        let first = -start, last = max(first, length + end - room)
        self.side = side
        self.viewport = room
        self.content = length
        tolerance = metrics.halfPixel
        if side.isStart {
            rest = first
            farRest = last
            distance = first - offset
            filler = 0
        } else {
            rest = last
            farRest = first
            distance = offset - last
            filler = max(0, room - length - start - end)
        }
    }

    /// Reads numbers of which some can't be reckoned with.
    @usableFromInline static func mended(past side: ScrollSide, metrics: ScrollMetrics, app: PlaneInsets) -> Pull {
        Pull(past: side, metrics: metrics.finite(), app: app.finite())
    }

    /// The offset at a distance past the rest. One that is not finite counts as 0.
    @inlinable public func offset(at distance: Double) -> Double {
        (side.isStart ? rest - distance.finite() : rest + distance.finite()).finite(or: rest)
    }

    /// An offset, held inside the rest range. One that is not finite counts as 0.
    @inlinable public func clamped(_ offset: Double) -> Double { offset.finite().clamped(min(rest, farRest), max(rest, farRest)) }

    /// The length of content, in points, that still lies ahead before the rest at this side.
    @inlinable public var remaining: Double { -distance }

    /// The pull as a part of a threshold, 0 up to a million: 0 for a threshold that is 0, negative or not finite.
    @inlinable public func progress(threshold: Double) -> Double {
        guard threshold > 0, threshold.isFinite, distance > tolerance else { return 0 }
        return min(distance / threshold, Self.greatestProgress)
    }
}
