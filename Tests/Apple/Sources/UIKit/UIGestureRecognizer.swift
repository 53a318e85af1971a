// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// These are Apple's declarations, in our own transcription; the bodies are a model.
@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }
    #if canImport(ObjectiveC)
    public init(target: Any?, action: Selector?) {}
    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?, action: Selector?) {}
    #else
    /// Linux has no selectors: a recogniser calls closures there.
    @_spi(StandIn) public var standInTargets: [(target: ObjectIdentifier, action: (UIGestureRecognizer) -> Void)] = []
    #endif
    public override init() {}
    public internal(set) var state: UIGestureRecognizer.State = .possible
    open var isEnabled = true
    open internal(set) weak var view: UIView?
    open var cancelsTouchesInView = true
    open func location(in view: UIView?) -> CGPoint { .zero }
}
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}
