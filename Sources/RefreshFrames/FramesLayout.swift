import RefreshAnimation
import RefreshGeometry

extension RefreshMoment {
    /// The longest side that a frame is placed in, in points; a view that is longer, or not finite, stays empty.
    private static let greatestSize = 1e6

    /// Where a frame of a size stands: in the middle, up to half as large again with the reader's text size, smaller where it doesn't fit; in its own
    /// size on whole points. Nil where there is no room, or nothing to place.
    func place(of frame: PlaneSize) -> PlaneRect? {
        guard size.width > 0, size.height > 0, size.width <= Self.greatestSize, size.height <= Self.greatestSize,
            frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite
        else { return nil }
        let scale = min(textScale.finite(or: 1).clamped(1, 1.5), size.width / frame.width, size.height / frame.height)
        let (width, height) = (frame.width * scale, frame.height * scale)
        let (left, top) = ((size.width - width) / 2, (size.height - height) / 2)
        guard scale == 1 else { return PlaneRect(x: left, y: top, width: width, height: height) }
        return PlaneRect(x: left.rounded(.down), y: top.rounded(.down), width: width, height: height)
    }
}
