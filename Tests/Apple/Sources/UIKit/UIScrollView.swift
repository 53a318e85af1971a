// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// These are Apple's declarations, in our own transcription; the bodies are a model.
/// What moves the content of a scroll view: where a test's simulator comes in.
@_spi(StandIn) @MainActor public protocol StandInScrollModel: AnyObject {
    /// Setting it is what code does with `contentOffset`.
    var offset: CGPoint { get set }
    var contentSize: CGSize { get set }
    /// Setting it is what code does with `contentInset`: the offset may move with it.
    var contentInset: UIEdgeInsets { get set }
    var safeArea: UIEdgeInsets { get }
    var isTracking: Bool { get }
    var isDragging: Bool { get }
    var isDecelerating: Bool { get }
    /// What `setContentOffset(_:animated:)` does with false: whatever moves stops.
    func stop(at offset: CGPoint)
}

/// Numbers that stay as they are set.
@MainActor private final class StillModel: StandInScrollModel {
    var offset = CGPoint.zero { didSet { view?.standInChanged(.offset) } }
    var contentSize = CGSize.zero { didSet { view?.standInChanged(.contentSize) } }
    var contentInset = UIEdgeInsets.zero { didSet { view?.standInChanged(.contentInset) } }
    var safeArea: UIEdgeInsets { .zero }
    var isTracking: Bool { false }
    var isDragging: Bool { false }
    var isDecelerating: Bool { false }
    weak var view: UIScrollView?
    func stop(at offset: CGPoint) { self.offset = offset }
}

#if canImport(ObjectiveC)
@MainActor @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
    @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
}
#else
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}
#endif

@MainActor open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        still.view = self
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        still.view = self
    }
    open weak var delegate: (any UIScrollViewDelegate)? { didSet { standInDelegateWrites += 1 } }
    #if canImport(ObjectiveC)
    @objc open dynamic var contentOffset: CGPoint {
        get { model.offset }
        set { model.offset = newValue }
    }
    @objc open dynamic var contentSize: CGSize {
        get { model.contentSize }
        set { model.contentSize = newValue }
    }
    @objc open dynamic var contentInset: UIEdgeInsets {
        get { model.contentInset }
        set { model.contentInset = newValue }
    }
    #else
    open var contentOffset: CGPoint {
        get { model.offset }
        set { model.offset = newValue }
    }
    open var contentSize: CGSize {
        get { model.contentSize }
        set { model.contentSize = newValue }
    }
    open var contentInset: UIEdgeInsets {
        get { model.contentInset }
        set { model.contentInset = newValue }
    }
    #endif
    open var adjustedContentInset: UIEdgeInsets {
        let inset = model.contentInset, safe = model.safeArea
        return UIEdgeInsets(
            top: inset.top + safe.top, left: inset.left + safe.left, bottom: inset.bottom + safe.bottom, right: inset.right + safe.right)
    }
    open func adjustedContentInsetDidChange() {}
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isScrollEnabled = true
    open var isTracking: Bool { model.isTracking }
    open var isDragging: Bool { model.isDragging }
    open var isDecelerating: Bool { model.isDecelerating }
    public let panGestureRecognizer = UIPanGestureRecognizer()
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated { model.offset = contentOffset } else { model.stop(at: contentOffset) }
    }

    // MARK: the model
    private let still = StillModel()
    private weak var mover: (any StandInScrollModel)?
    private var model: any StandInScrollModel { mover ?? still }
    /// From now on the model moves the content. Whoever made it keeps it.
    @_spi(StandIn) public func standIn(model: any StandInScrollModel) { mover = model }
    /// How often anybody has set the delegate.
    @_spi(StandIn) public private(set) var standInDelegateWrites = 0
    @_spi(StandIn) public enum Change { case offset, contentSize, contentInset }
    /// The model has changed: who observes is told.
    @_spi(StandIn) public func standInChanged(_ change: Change) {
        switch change {
        case .offset: KVO.changed(self, \UIScrollView.contentOffset)
        case .contentSize: KVO.changed(self, \UIScrollView.contentSize)
        case .contentInset: KVO.changed(self, \UIScrollView.contentInset)
        }
    }
    /// The pan recogniser has another state: its targets are told.
    @_spi(StandIn) public func standInPan(_ state: UIGestureRecognizer.State) {
        panGestureRecognizer.state = state
        #if !canImport(ObjectiveC)
        for target in panGestureRecognizer.standInTargets { target.action(panGestureRecognizer) }
        #endif
        if state == .ended || state == .cancelled { panGestureRecognizer.state = .possible }
    }
}

@MainActor open class UITableView: UIScrollView {}
@MainActor open class UICollectionView: UIScrollView {}
@MainActor open class UITextView: UIScrollView {}
