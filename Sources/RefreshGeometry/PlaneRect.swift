/// A rectangle with sides along the axes, in points.
public struct PlaneRect: Hashable, Sendable {
    /// The corner with the least coordinates.
    public var origin: PlanePoint
    /// The extent to the right and downwards.
    public var size: PlaneSize

    /// Makes a rectangle from a corner and a size.
    @inlinable public init(origin: PlanePoint, size: PlaneSize) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle from four numbers.
    @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: PlanePoint(x: x, y: y), size: PlaneSize(width: width, height: height))
    }

    /// The rectangle of nothing at the origin.
    @inlinable public static var zero: PlaneRect { PlaneRect(origin: .zero, size: .zero) }

    /// The left side.
    @inlinable public var minX: Double { origin.x }
    /// The upper side.
    @inlinable public var minY: Double { origin.y }
    /// The right side.
    @inlinable public var maxX: Double { origin.x + size.width }
    /// The lower side.
    @inlinable public var maxY: Double { origin.y + size.height }
    /// The point in the middle.
    @inlinable public var center: PlanePoint { PlanePoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

    /// Whether two rectangles share more than a side.
    @inlinable public func intersects(_ other: PlaneRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
