// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NoLeadingUnderscores
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}
@available(iOS 14.0, *) extension App { @MainActor @preconcurrency public static func main() {} }
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol Scene { associatedtype Body }
@available(iOS 14.0, *) @resultBuilder public struct SceneBuilder {
    public static func buildBlock<C: Scene>(_ content: C) -> C { content }
}
@available(iOS 14.0, *) public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}
