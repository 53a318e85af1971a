// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NoLeadingUnderscores
public import CoreGraphics

@available(iOS 16.4, *) public struct ScrollBounceBehavior: Sendable {
    public static var automatic: ScrollBounceBehavior { fatalError() }
    public static var always: ScrollBounceBehavior { fatalError() }
    public static var basedOnSize: ScrollBounceBehavior { fatalError() }
}
@available(iOS 18.0, *) public struct ScrollGeometry: Equatable, Sendable {
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) { fatalError() }
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize
    public var visibleRect: CGRect { fatalError() }
    public var bounds: CGRect { fatalError() }
}
@available(iOS 18.0, *) @frozen public enum ScrollPhase: Equatable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { fatalError() }
}
@available(iOS 18.0, *) public struct ScrollPhaseChangeContext {
    public var geometry: ScrollGeometry { fatalError() }
    public var velocity: CGVector? { fatalError() }
}
@available(iOS 18.0, *) public struct ScrollPosition: Equatable, Sendable {
    public init(idType: (some Hashable & Sendable).Type = Never.self) { fatalError() }
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { fatalError() }
    public mutating func scrollTo(edge: Edge) {}
    public mutating func scrollTo(x: CGFloat) {}
    public mutating func scrollTo(y: CGFloat) {}
    public mutating func scrollTo(x: CGFloat, y: CGFloat) {}
    public var isPositionedByUser: Bool {
        get { fatalError() }
        set {}
    }
}

extension View {
    @available(iOS 16.4, *) nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { EmptyView() }
    @available(iOS 18.0, *) nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        EmptyView()
    }
    @available(iOS 18.0, *) nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { EmptyView() }
    @available(iOS 18.0, *) nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { EmptyView() }
    @available(iOS 18.0, *) nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View { EmptyView() }
}
