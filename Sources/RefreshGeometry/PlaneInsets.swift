/// Four distances from the sides of a rectangle inwards, in points.
public struct PlaneInsets: Hashable, Sendable {
    /// The distance from the upper side.
    public var top: Double
    /// The distance from the left side.
    public var left: Double
    /// The distance from the lower side.
    public var bottom: Double
    /// The distance from the right side.
    public var right: Double

    /// Makes insets; what is not named is 0.
    @inlinable public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No insets.
    @inlinable public static var zero: PlaneInsets { PlaneInsets() }

    /// The inset of a side.
    @inlinable public subscript(_ side: ScrollSide) -> Double {
        get {
            switch side {
            case .top: top
            case .left: left
            case .bottom: bottom
            case .right: right
            }
        }
        set {
            switch side {
            case .top: top = newValue
            case .left: left = newValue
            case .bottom: bottom = newValue
            case .right: right = newValue
            }
        }
    }

    /// The inset where an axis starts (top or left).
    @inlinable public func start(along axis: ScrollAxis) -> Double { axis == .vertical ? top : left }
    /// The inset where an axis ends (bottom or right).
    @inlinable public func end(along axis: ScrollAxis) -> Double { axis == .vertical ? bottom : right }

    /// The sum of two insets, side by side.
    @inlinable public static func + (a: PlaneInsets, b: PlaneInsets) -> PlaneInsets {
        PlaneInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    /// The insets, each passed through `finite()`.
    @usableFromInline func finite() -> PlaneInsets {
        PlaneInsets(top: top.finite(), left: left.finite(), bottom: bottom.finite(), right: right.finite())
    }
}
