/// A width and a height, in points.
public struct PlaneSize: Hashable, Sendable {
    /// The extent along the horizontal axis.
    public var width: Double
    /// The extent along the vertical axis.
    public var height: Double

    /// Makes a size. Nothing is checked: who uses a size sanitises it.
    @inlinable public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size of nothing.
    @inlinable public static var zero: PlaneSize { PlaneSize(width: 0, height: 0) }

    /// The extent along an axis.
    @inlinable public subscript(_ axis: ScrollAxis) -> Double {
        get { axis == .vertical ? height : width }
        set { if axis == .vertical { height = newValue } else { width = newValue } }
    }
}
