/// The edge of a scroll view at which a refresher is declared.
///
/// Top and bottom are sides of their own. Leading and trailing become a side through the reading direction, at the moment a pull or a
/// load starts.
public enum RefreshEdge: UInt8, Hashable, Sendable, CaseIterable {
    /// Above the content: the usual place of a refresh.
    case top
    /// Below the content: the usual place of load more.
    case bottom
    /// Where a line of text starts.
    case leading
    /// Where a line of text ends.
    case trailing

    /// The side where this edge lies in a reading direction.
    @inlinable public func side(in direction: ReadingDirection) -> ScrollSide {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading: direction == .leftToRight ? .left : .right
        case .trailing: direction == .leftToRight ? .right : .left
        }
    }

    /// The edge across.
    @inlinable public var opposite: RefreshEdge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
