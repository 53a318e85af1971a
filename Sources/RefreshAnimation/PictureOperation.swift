public import RefreshGeometry

/// What an operation draws. Lengths in points, angles in radians, clockwise from three o'clock. Trivial: no case refers to anything.
public enum PictureShape: Hashable, Sendable {
    /// A straight line.
    case line(from: PlanePoint, to: PlanePoint)
    /// A rectangle, its corners rounded by circles of a radius (0 for sharp ones, at most half of the shorter side).
    case rect(PlaneRect, cornerRadius: Double)
    /// The ellipse inside a rectangle.
    case ellipse(PlaneRect)
    /// A part of a circle: from an angle, along a sweep (negative: anticlockwise; a turn or more: the whole circle). Filled: with its chord.
    case arc(center: PlanePoint, radius: Double, start: Double, sweep: Double)
    /// A path of the table. Its stroke is drawn from one part of its length to another, each within 0…1; its fill is whole.
    case path(PicturePath, from: Double, to: Double)
    /// Steps that the picture itself holds: for shapes that change.
    case outline(PictureOutline)
    /// A text of the table; the point is where its baseline has the end or middle that the style's alignment names.
    case text(PictureText, at: PlanePoint, style: PictureTextStyle)
    /// An image of the table, stretched into a rectangle. With a fill its opacity is a stencil for that ink.
    case image(PictureImage, in: PlaneRect)
}

/// Where in a picture the steps and points of an outline stand.
public struct PictureOutline: Hashable, Sendable {
    @usableFromInline let firstVerb: UInt32
    @usableFromInline let verbCount: UInt32
    @usableFromInline let firstPoint: UInt32
    @usableFromInline let pointCount: UInt32

    @usableFromInline init(firstVerb: Int, verbCount: Int, firstPoint: Int, pointCount: Int) {
        self.firstVerb = UInt32(truncatingIfNeeded: firstVerb)
        self.verbCount = UInt32(truncatingIfNeeded: verbCount)
        self.firstPoint = UInt32(truncatingIfNeeded: firstPoint)
        self.pointCount = UInt32(truncatingIfNeeded: pointCount)
    }

    /// The places of its steps in `Picture.verbs`.
    public var verbs: Range<Int> { Int(firstVerb)..<Int(firstVerb) + Int(verbCount) }
    /// The places of its points in `Picture.points`.
    public var points: Range<Int> { Int(firstPoint)..<Int(firstPoint) + Int(pointCount) }
}

/// One entry of a picture: a shape, what it is painted with, and where it stands. Trivial.
///
/// A shape with both is filled first, then stroked, and faded as a whole by its opacity.
public struct PictureOperation: Sendable {
    /// What is drawn.
    public let shape: PictureShape
    /// What its inside is painted with; nil for nothing. The ink of a text.
    public let fill: PictureInk?
    /// The line along it; nil for none. Texts and images have none.
    public let stroke: PictureStroke?
    /// How opaque it is as a whole, 0…1.
    public let opacity: Double
    /// The place of its map in its picture, counted from 1; 0 is the identity. `Picture.transform(of:)` reads it.
    @usableFromInline let transform: Int

    @inlinable init(shape: PictureShape, fill: PictureInk?, stroke: PictureStroke?, opacity: Double, transform: Int) {
        self.shape = shape
        self.fill = fill
        self.stroke = stroke
        self.opacity = opacity
        self.transform = transform
    }
}
