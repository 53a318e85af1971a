#if canImport(UIKit)
import QuartzCore
import RefreshAnimation
import RefreshControl
import RefreshGeometry
import UIKit

/// The host of a `UIScrollView`: a hidden subview of it, as large as the visible part, so that it goes where the scroll view goes and
/// hears of its window, size and traits.
///
/// It observes by key-value observing and as a target of the pan gesture, and leaves the delegate to the app. The scroll view keeps it, it
/// keeps the bond with the refreshers, and its own reference to the scroll view is weak: whichever is freed first, nothing is left behind.
@MainActor final class ScrollViewHost: UIView, RefreshHost {
    weak var scrollView: UIScrollView?
    private(set) lazy var attachment = RefreshAttachment(host: self)
    /// The refreshers' views, by the refresher.
    var views: [ObjectIdentifier: RefresherView] = [:]
    /// The numbers when the refreshers last heard of them: those of a scroll view that is gone, and what a change is told by.
    var lastMetrics = ScrollMetrics()
    var lastSurroundings = RefreshSurroundings()
    var isForeground = true

    // Touch.
    /// Whether the refreshers know of a finger.
    var isTouched = false
    /// Whether they are being told of its lift: the scroll view's own throw or bounce isn't there yet.
    var isLifting = false
    /// Whether the content may still move after a lift.
    var isSettling = false

    // Motion.
    var verticalJourney: OffsetJourney?
    var horizontalJourney: OffsetJourney?
    /// How many writes of our own are under way: what is observed then is their echo.
    var writes = 0
    let frames = FrameFlag()
    private(set) lazy var link = FrameLink { [weak self] in self?.frameArrived() }
    private(set) lazy var wakeAlarm = Alarm { [weak self] in self?.deadlineArrived() }
    private(set) lazy var journeyAlarm = Alarm { [weak self] in self?.walk() }

    /// Whether it is in its scroll view and hears of everything.
    private(set) var isObserving = false
    private var observations: [NSKeyValueObservation] = []
    private var notifications: [NotificationToken] = []
    private var pan: PanSignal?
    private(set) lazy var haptics = LightTap(in: self)

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(frame: CGRect(origin: .zero, size: scrollView.bounds.size))
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.insertSubview(self, at: 0)
        frames.onChange = { [weak self] in self?.updateLink() }
        observations = observe(scrollView)
        notifications = observeNotifications()
        pan = PanSignal(scrollView.panGestureRecognizer) { [weak self] in self?.panChanged(to: $0) }
        observeTraits()
        isForeground = isSceneInForeground
        lastMetrics = read(scrollView)
        lastSurroundings = surroundings
        // From here on the refreshers may be told.
        isObserving = true
        _ = attachment
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The host of a scroll view, if it has one.
    static func host(of scrollView: UIScrollView) -> ScrollViewHost? {
        for case let host as ScrollViewHost in scrollView.subviews { return host }
        return nil
    }

    // MARK: In the view hierarchy

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard newSuperview !== scrollView else { return }
        // Somebody takes all subviews away, or the scroll view itself goes: in that case it isn't there any more.
        attachment.removeAll()
        isObserving = false
        observations = []
        notifications = []
        pan?.invalidate()
        pan = nil
        scrollView = nil
        link.isPaused = true
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { isForeground = isSceneInForeground }
        surroundingsMayHaveChanged()
        metricsMayHaveChanged()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        metricsMayHaveChanged()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        metricsMayHaveChanged()
    }

    @available(iOS, deprecated: 17.0, message: "observeTraits() registers for them")
    @available(tvOS, deprecated: 17.0, message: "observeTraits() registers for them")
    @available(visionOS, deprecated: 1.0, message: "observeTraits() registers for them")
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #available(iOS 17.0, tvOS 17.0, *) { return }
        traitsChanged()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for view in views.values { view.repaint() }
    }
}
#endif
