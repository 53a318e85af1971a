import RefreshGeometry

/// What SwiftUI tells of a scroll view at one instant, in plain numbers. Lengths in points.
struct ScrollReading: Hashable, Sendable {
    /// The point of the content at the upper left corner of the scroll view.
    var offset = PlanePoint.zero
    /// The size of the content.
    var content = PlaneSize.zero
    /// The size of the scroll view.
    var viewport = PlaneSize.zero
    /// All insets of the content: bars, the safe area, the app's margins, and what the refreshers hold.
    var insets = PlaneInsets.zero
    /// How many pixels a point has.
    var pixelsPerPoint = 1.0
    /// The direction of reading.
    var direction = ReadingDirection.leftToRight

    /// Whether nothing but the offset is another one.
    func isElsewhere(than other: ScrollReading) -> Bool {
        var moved = self
        moved.offset = other.offset
        return moved == other
    }
}
