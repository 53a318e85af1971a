// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These are Apple's declarations, in our own transcription; the bodies are a model.

open class CALayer: NSObject, CAMediaTiming {
    /// How many layers were ever made: to see that none is made for a frame.
    @_spi(StandIn) public nonisolated(unsafe) static var count = 0
    /// How many properties were set while implicit animations were on.
    @_spi(StandIn) public nonisolated(unsafe) static var animatedChanges = 0
    private var changes = 0 { didSet { if !CATransaction.disablesActions { Self.animatedChanges += 1 } } }

    public override init() {
        Self.count += 1
        super.init()
    }
    public init(layer: Any) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open var bounds: CGRect = .zero { didSet { if bounds.size != oldValue.size { changes += 1 } } }
    open var position: CGPoint = .zero { didSet { changes += 1 } }
    open var zPosition: CGFloat = 0
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open func affineTransform() -> CGAffineTransform { affine }
    open func setAffineTransform(_ m: CGAffineTransform) { affine = m }
    private var affine = CGAffineTransform.identity { didSet { changes += 1 } }
    open var frame: CGRect {
        get {
            CGRect(
                x: position.x - bounds.size.width * anchorPoint.x, y: position.y - bounds.size.height * anchorPoint.y,
                width: bounds.size.width, height: bounds.size.height)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.origin.x + newValue.size.width * anchorPoint.x, y: newValue.origin.y + newValue.size.height * anchorPoint.y)
        }
    }
    open var isHidden = false { didSet { changes += 1 } }
    open var opacity: Float = 1 { didSet { changes += 1 } }
    open var masksToBounds = false
    open var backgroundColor: CGColor? { didSet { changes += 1 } }
    open var cornerRadius: CGFloat = 0
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var contents: Any? { didSet { changes += 1 } }
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsScale: CGFloat = 1
    open var mask: CALayer?
    open var name: String?
    open private(set) weak var superlayer: CALayer?
    open var sublayers: [CALayer]?
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(idx), layers.count))
        sublayers = layers
        layer.superlayer = self
    }
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func presentation() -> Self? { self }
    open func model() -> Self { self }
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
    private var animations: [String: CAAnimation] = [:]
    open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? "\(ObjectIdentifier(anim))"] = anim }
    open func removeAllAnimations() { animations = [:] }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
}

open class CATransaction: NSObject {
    @_spi(StandIn) public nonisolated(unsafe) static var disablesActions = false
    private nonisolated(unsafe) static var stack: [Bool] = []
    open class func begin() { stack.append(disablesActions) }
    open class func commit() { disablesActions = stack.popLast() ?? false }
    open class func animationDuration() -> CFTimeInterval { 0.25 }
    open class func setAnimationDuration(_ dur: CFTimeInterval) {}
    open class func setDisableActions(_ flag: Bool) { disablesActions = flag }
    @preconcurrency open class func setCompletionBlock(_ block: (@Sendable () -> Void)?) {}
}
