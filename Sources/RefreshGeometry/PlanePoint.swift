/// A point of the plane, in points; x grows to the right and y downwards.
public struct PlanePoint: Hashable, Sendable {
    /// The distance from the origin to the right.
    public var x: Double
    /// The distance from the origin downwards.
    public var y: Double

    /// Makes a point.
    @inlinable public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    @inlinable public static var zero: PlanePoint { PlanePoint(x: 0, y: 0) }

    /// The coordinate along an axis.
    @inlinable public subscript(_ axis: ScrollAxis) -> Double {
        get { axis == .vertical ? y : x }
        set { if axis == .vertical { y = newValue } else { x = newValue } }
    }

    /// The sum of two points, taken as vectors.
    @inlinable public static func + (left: PlanePoint, right: PlanePoint) -> PlanePoint {
        PlanePoint(x: left.x + right.x, y: left.y + right.y)
    }

    /// The vector from the right point to the left one.
    @inlinable public static func - (left: PlanePoint, right: PlanePoint) -> PlanePoint {
        PlanePoint(x: left.x - right.x, y: left.y - right.y)
    }

    /// The vector made longer by a factor.
    @inlinable public static func * (vector: PlanePoint, factor: Double) -> PlanePoint {
        PlanePoint(x: vector.x * factor, y: vector.y * factor)
    }

    /// The distance from the origin.
    @inlinable public var length: Double { (x * x + y * y).squareRoot() }
}
