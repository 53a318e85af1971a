public import RefreshGeometry

/// What keyframes can hold: a value between two of which there are others.
public protocol MediaValue: Sendable {
    /// The value at a part of the straight way to another; below 0 and beyond 1 the way goes on.
    func moved(to other: Self, by part: Double) -> Self
    /// How far it is to another, 0 or more: the measure of an even pace.
    func distance(to other: Self) -> Double
}

extension Double: MediaValue {
    /// The number at a part of the way to another.
    public func moved(to other: Double, by part: Double) -> Double { part == 1 ? other : self + (other - self) * part }
    /// The difference without its sign.
    public func distance(to other: Double) -> Double { abs(other - self) }
}

extension PlanePoint: MediaValue {
    /// The point at a part of the straight line to another.
    public func moved(to other: PlanePoint, by part: Double) -> PlanePoint {
        PlanePoint(x: x.moved(to: other.x, by: part), y: y.moved(to: other.y, by: part))
    }
    /// The length of the straight line to another, in points.
    public func distance(to other: PlanePoint) -> Double { (other - self).length }
}

extension PlaneSize: MediaValue {
    /// The size at a part of the way to another, side by side.
    public func moved(to other: PlaneSize, by part: Double) -> PlaneSize {
        PlaneSize(width: width.moved(to: other.width, by: part), height: height.moved(to: other.height, by: part))
    }
    /// The length of the vector of differences, in points.
    public func distance(to other: PlaneSize) -> Double {
        PlanePoint(x: other.width - width, y: other.height - height).length
    }
}

extension PlaneRect: MediaValue {
    /// The rectangle at a part of the way to another, its origin and its size each.
    public func moved(to other: PlaneRect, by part: Double) -> PlaneRect {
        PlaneRect(origin: origin.moved(to: other.origin, by: part), size: size.moved(to: other.size, by: part))
    }
    /// The length of the ways of origin and size, taken as sides of a right angle, in points.
    public func distance(to other: PlaneRect) -> Double {
        PlanePoint(x: origin.distance(to: other.origin), y: size.distance(to: other.size)).length
    }
}
