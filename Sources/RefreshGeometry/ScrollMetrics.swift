/// The numbers of a scroll view that a host reports: all that the engine knows of it.
public struct ScrollMetrics: Hashable, Sendable {
    /// The point of the content at the viewport's upper left corner.
    public var offset: PlanePoint
    /// The size of the content.
    public var content: PlaneSize
    /// The size of the visible part.
    public var viewport: PlaneSize
    /// The insets that were set on the scroll view: the app's and the refreshers' shares together, without the system's part.
    public var contentInset: PlaneInsets
    /// The system's part of the insets: bars and the safe area.
    public var safeArea: PlaneInsets
    /// How many pixels a point has, 1 or more. Offsets rest on whole pixels, and two lengths are equal within half a pixel.
    public var pixelsPerPoint: Double
    /// The direction of reading.
    public var direction: ReadingDirection

    /// Makes metrics. Nothing is checked here: numbers that are not finite are taken as 0 where they are used.
    @inlinable public init(
        offset: PlanePoint = .zero, content: PlaneSize = .zero, viewport: PlaneSize = .zero, contentInset: PlaneInsets = .zero,
        safeArea: PlaneInsets = .zero, pixelsPerPoint: Double = 1, direction: ReadingDirection = .leftToRight
    ) {
        self.offset = offset
        self.content = content
        self.viewport = viewport
        self.contentInset = contentInset
        self.safeArea = safeArea
        self.pixelsPerPoint = pixelsPerPoint
        self.direction = direction
    }

    /// Half a pixel, in points: within it two lengths count as equal.
    @inlinable public var halfPixel: Double { 0.5 / (pixelsPerPoint >= 1 && pixelsPerPoint < .infinity ? pixelsPerPoint : 1) }

    /// Whether the view has been laid out: its viewport has an area.
    @inlinable public var isLaidOut: Bool { viewport.width > 0 && viewport.height > 0 }

    /// The part of the content's plane that can be seen: the viewport between the bars. Nothing should be seen under a bar that shines
    /// through. Always finite: each number that isn't counts as 0.
    @inlinable public var visibleRect: PlaneRect {
        var rect = PlaneRect.zero
        for axis in ScrollAxis.allCases {
            let start = safeArea.start(along: axis).finite(), end = safeArea.end(along: axis).finite()
            rect.origin[axis] = offset[axis].finite() + start
            rect.size[axis] = max(0, viewport[axis].finite() - start - end)
        }
        return rect
    }

    /// The offsets along an axis at which content with these insets rests: from where it starts to where it ends.
    ///
    /// `max(start, content + end inset - viewport)` is the end, so that it is never before the start. Always finite: each number that isn't
    /// counts as 0, and so does a negative size.
    @inlinable public func restRange(insets: PlaneInsets, along axis: ScrollAxis) -> ClosedRange<Double> {
        let start = (0 - insets.start(along: axis).finite() - safeArea.start(along: axis).finite()).finite()
        let inset = insets.end(along: axis).finite() + safeArea.end(along: axis).finite()
        let end = (max(0, content[axis].finite()) + inset - max(0, viewport[axis].finite())).finite()
        return start...max(start, end)
    }

    /// The metrics, each length passed through `finite()`.
    @usableFromInline func finite() -> ScrollMetrics {
        var finite = self
        finite.offset = PlanePoint(x: offset.x.finite(), y: offset.y.finite())
        finite.content = PlaneSize(width: content.width.finite(), height: content.height.finite())
        finite.viewport = PlaneSize(width: viewport.width.finite(), height: viewport.height.finite())
        finite.contentInset = contentInset.finite()
        finite.safeArea = safeArea.finite()
        return finite
    }
}
