// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// These are Apple's declarations, in our own transcription; the bodies are a model.
@MainActor open class UIResponder: NSObject { open var next: UIResponder? { nil } }
@MainActor open class UIEvent: NSObject {}

extension UIView {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = Self(rawValue: 1), flexibleWidth = Self(rawValue: 2)
        public static let flexibleRightMargin = Self(rawValue: 4), flexibleTopMargin = Self(rawValue: 8)
        public static let flexibleHeight = Self(rawValue: 16), flexibleBottomMargin = Self(rawValue: 32)
    }
}

@MainActor open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment {
    open class var layerClass: AnyClass { CALayer.self }
    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }
    public override convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init() }
    nonisolated open func encode(with coder: NSCoder) {}

    public let layer = CALayer()
    open var isUserInteractionEnabled = true
    open var tag = 0
    open var frame: CGRect {
        get { layer.frame }
        set {
            let old = layer.bounds.size
            CATransaction.quietly { layer.frame = newValue }
            resized(from: old)
        }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = layer.bounds.size
            CATransaction.quietly { layer.bounds = newValue }
            resized(from: old)
        }
    }
    open var center: CGPoint {
        get { layer.position }
        set { CATransaction.quietly { layer.position = newValue } }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { CATransaction.quietly { layer.setAffineTransform(newValue) } }
    }
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { CATransaction.quietly { layer.opacity = Float(newValue) } }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { CATransaction.quietly { layer.isHidden = newValue } }
    }
    open var isOpaque = true
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            everyView { $0.tintColorDidChange() }
        }
    }
    private var ownTint: UIColor?
    open func tintColorDidChange() {}
    open var autoresizesSubviews = true
    open var autoresizingMask: UIView.AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
    open var traitCollection: UITraitCollection { standInTraits ?? superview?.traitCollection ?? UITraitCollection() }
    @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Use the trait change registration APIs")
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open func safeAreaInsetsDidChange() {}

    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }
    open override var next: UIResponder? { superview }
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) {
        let former = view.window
        let isNew = view.superview !== self
        if isNew {
            view.willMove(toSuperview: self)
            view.superview?.willRemoveSubview(view)
        }
        view.superview?.subviews.removeAll { $0 === view }
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        layer.insertSublayer(view.layer, at: UInt32(min(index, layer.sublayers?.count ?? 0)))
        guard isNew else { return }
        didAddSubview(view)
        view.didMoveToSuperview()
        if former !== window { view.everyView { $0.didMoveToWindow() } }
    }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insertSubview(view, at: subviews.count) } }
    open func removeFromSuperview() {
        guard let former = superview else { return }
        let window = window
        willMove(toSuperview: nil)
        former.willRemoveSubview(self)
        former.subviews.removeAll { $0 === self }
        superview = nil
        layer.removeFromSuperlayer()
        didMoveToSuperview()
        if window != nil { everyView { $0.didMoveToWindow() } }
    }
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func setNeedsLayout() {}
    /// The model lays out at once when a size changes.
    open func layoutIfNeeded() { everyView { $0.layoutSubviews() } }
    open func layoutSubviews() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    open var gestureRecognizers: [UIGestureRecognizer]?
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

    // In the SDK the following are an informal protocol of NSObject.
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    open var accessibilityElementsHidden = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    // MARK: the model
    private var standInTraits: UITraitCollection?
    private var traitHandlers: [(UITraitCollection) -> Void] = []

    private func resized(from old: CGSize) {
        let size = layer.bounds.size
        guard size != old else { return }
        for view in subviews where autoresizesSubviews && view.translatesAutoresizingMaskIntoConstraints {
            var frame = view.frame
            if view.autoresizingMask.contains(.flexibleWidth) { frame.size.width += size.width - old.width }
            if view.autoresizingMask.contains(.flexibleHeight) { frame.size.height += size.height - old.height }
            if frame != view.frame { view.frame = frame }
        }
        layoutSubviews()
    }
    func everyView(_ body: (UIView) -> Void) {
        body(self)
        for view in subviews { view.everyView(body) }
    }
    /// Changes the traits here and below.
    @_spi(StandIn) public func standIn(traits edit: (inout UITraitCollection.Values) -> Void) {
        let former = traitCollection
        var values = former.values
        edit(&values)
        standInTraits = UITraitCollection(values: values)
        everyView { view in view.traitHandlers.forEach { $0(former) } }
    }
    /// Changes the safe area as far as the views here and below are told of it.
    @_spi(StandIn) public func standInTellSafeArea() { everyView { $0.safeAreaInsetsDidChange() } }
    private final class Registration: NSObject, UITraitChangeRegistration {}
}

@available(iOS 17.0, *) extension UIView: UITraitChangeObservable {
    @discardableResult public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        traitHandlers.append { [weak self] former in
            if let environment = self as? TraitEnvironment { handler(environment, former) }
        }
        return Registration()
    }
}

extension CATransaction {
    /// A view's own properties animate only inside an animation block.
    static func quietly(_ body: () -> Void) {
        begin()
        setDisableActions(true)
        body()
        commit()
    }
}

@MainActor open class UIWindow: UIView {
    open weak var windowScene: UIWindowScene?
}
