/// One of the four sides of a viewport: where a refresher really sits, whatever the reading direction.
public enum ScrollSide: UInt8, Hashable, Sendable, CaseIterable {
    /// The upper side, where the vertical axis starts.
    case top
    /// The left side, where the horizontal axis starts.
    case left
    /// The lower side, where the vertical axis ends.
    case bottom
    /// The right side, where the horizontal axis ends.
    case right

    /// The axis along which content is pulled past this side.
    @inlinable @inline(__always) public var axis: ScrollAxis {
        switch self {
        case .top, .bottom: .vertical
        case .left, .right: .horizontal
        }
    }

    /// Whether the axis starts here (top, left) and offsets past the side are less than at rest; else they are greater.
    @inlinable @inline(__always) public var isStart: Bool {
        switch self {
        case .top, .left: true
        case .bottom, .right: false
        }
    }

    /// The side across.
    @inlinable public var opposite: ScrollSide {
        switch self {
        case .top: .bottom
        case .left: .right
        case .bottom: .top
        case .right: .left
        }
    }
}
