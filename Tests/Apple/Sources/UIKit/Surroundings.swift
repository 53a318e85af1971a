// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// These are Apple's declarations, in our own transcription; the bodies are a model.
@MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
    open var activationState: UIScene.ActivationState { standInState }
    @_spi(StandIn) public var standInState = ActivationState.foregroundActive
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { .init("UISceneDidEnterBackgroundNotification") }
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name { .init("UISceneWillEnterForegroundNotification") }
}
@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {}
    @available(iOS 17.5, *) public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
        self.init(style: style)
    }
    open func impactOccurred() { Self.standInTapped?(self) }
    @_spi(StandIn) public static var standInTapped: ((UIFeedbackGenerator) -> Void)?
}

public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

public struct UIAccessibility {
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let layoutChanged = Self(rawValue: 1001), announcement = Self(rawValue: 1008)
    }
    @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        standInPosted?(notification, argument)
    }
    @MainActor public static var isReduceMotionEnabled: Bool { standInReducesMotion }
    @MainActor public static var isVoiceOverRunning: Bool { false }
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name("UIAccessibilityReduceMotionStatusDidChange")
    @_spi(StandIn) @MainActor public static var standInReducesMotion = false
    @_spi(StandIn) @MainActor public static var standInPosted: ((Notification, Any?) -> Void)?
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    open var name: String
    open var actionHandler: UIAccessibilityCustomAction.Handler?
    public init(name: String, actionHandler: UIAccessibilityCustomAction.Handler?) {
        self.name = name
        self.actionHandler = actionHandler
    }
}
