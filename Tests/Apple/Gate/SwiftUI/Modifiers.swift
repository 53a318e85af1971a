// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NoLeadingUnderscores
public import CoreGraphics

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>
}
public struct _ViewModifier_Content<Modifier>: PrimitiveView {}
public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: 3)
}
@available(iOS 17.0, *) public struct SensoryFeedback: Equatable, Sendable {
    public struct Weight: Equatable, Sendable { public static let light = Weight(), medium = Weight() }
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { fatalError() }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        EmptyView()
    }
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { EmptyView() }
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }
    nonisolated public func clipped(antialiased: Bool = false) -> some View { EmptyView() }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView() }
    nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }
    @available(iOS 14.0, *) nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { EmptyView() }
    @available(iOS 14.0, *) nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { EmptyView() }
    @available(iOS 14.0, *) nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
    {
        EmptyView()
    }
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
    @available(iOS 15.0, *) nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        EmptyView()
    }
    @available(iOS 15.0, *) nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { EmptyView() }
    @available(iOS 15.0, *) nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { EmptyView() }
    @available(iOS 15.0, *) nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { EmptyView() }
    @available(iOS 16.0, *) nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View
    {
        EmptyView()
    }
    @available(iOS 17.0, *) nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { EmptyView() }
    @available(iOS 17.0, *) nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        EmptyView()
    }
    @available(iOS 17.0, *) nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { EmptyView() }
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { EmptyView() }
}
