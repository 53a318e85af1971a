public import RefreshAnimation
public import RefreshCore
public import RefreshGeometry
public import RefreshLanguages

/// The edge of a refresher, by the name that Yalantis' PullToRefresh made known.
public typealias Position = RefreshEdge

/// A refresher: the rules of one edge of a scroll view, its animator, and what its load does.
///
/// It works as it is. Subclass it to give it an animator of its own (`makeAnimator()`) or to hear what happens (`didChange(_:)`,
/// `didFinish(_:)`, `didClose(isInterrupted:)`); what is `public` is to call, what is `open` to override.
#if !hasFeature(Embedded)
@MainActor
#endif
open class PullToRefresh {
    /// The edge at which it is declared.
    public final let position: Position
    /// What the app does on a load. It runs when the state is loading already, and may end the refresh before it returns. The callback
    /// form doesn't end by itself.
    public final var action: (() -> Void)?
    /// Called when a load has ended, with how. The space is still open.
    public final var onFinish: ((RefreshOutcome) -> Void)?
    /// Called when the space is closed, once a load; with true a new load cut that short.
    public final var onClose: ((_ isInterrupted: Bool) -> Void)?
    /// Whether it stays in sight while it loads, at the viewport's edge over the content, when the reader scrolls away. The host sees to it.
    public final var shouldBeVisibleWhileScrolling = false
    /// With `shouldBeVisibleWhileScrolling`, how far from the edge it stays, in points; nil: at the edge.
    public final var topPadding: Double?
    /// The language in which it speaks, on the screen and to assistive technology. Nil, the usual one: that of its scroll view's host.
    public final var language: RefreshLanguage? { didSet { speak() } }
    /// Whether it loads more of a list instead of refreshing it, which is said in other words. A refresher at the bottom or the trailing edge
    /// does, unless said otherwise; one that is bound to a list is told by the list.
    public final var loadsMore: Bool { didSet { speak() } }
    /// A view of the host's kind to show instead of a picture, for a view animator.
    public final let refreshView: AnyObject?
    // What was drawn last, and is drawn into next. It is touched only by who finds that nobody draws, and reading it copies: so no two
    // accesses ever overlap, and a release build need not check that.
    #if !DEBUG
    @exclusivity(unchecked)
    #endif
    final var canvas = Picture()
    /// Whether the animator draws, or the host shows what it drew.
    final var isDrawing = false
    // A plain value, and inside an access to it nothing runs but the machine and what is kept for the pictures, which call nobody.
    #if !DEBUG
    @exclusivity(unchecked)
    #endif
    final var core: PullToRefreshCore
    final var viewAnimator: (any RefreshViewAnimator)?
    final var animator: (any RefreshAnimator)?
    final var bond = RefreshBond()
    /// Where the time of the last success is kept.
    final var timeRecord: RefreshTimeRecord? { didSet { keepsTime = timeRecord != nil } }
    /// Whether there is a record of times: asked on every event, and to ask the record itself would count a reference.
    final private(set) var keepsTime = false
    /// Whether a binding says if there is more to load: then a success at the opposite edge doesn't.
    package final var isBound = false
    #if !hasFeature(Embedded)
    final var asyncAction: (@MainActor () async throws -> Void)?
    final var lastError: (any Error)?
    #endif

    /// Makes a refresher with the animator of `makeAnimator()`.
    /// - Parameters:
    ///   - height: The extent to hold open while loading, in points, and the threshold unless the options say otherwise.
    ///   - position: The edge.
    public init(height: Double = 60, position: Position = .top) {
        self.position = position
        refreshView = nil
        core = PullToRefreshCore(edge: position, extent: height)
        loadsMore = position == .bottom || position == .trailing
    }

    /// Makes a refresher that draws with a portable animator.
    public init(animator: any RefreshAnimator, height: Double = 60, position: Position = .top) {
        self.position = position
        self.animator = animator
        refreshView = nil
        core = PullToRefreshCore(edge: position, extent: height)
        loadsMore = position == .bottom || position == .trailing
    }

    /// Makes a refresher with a view of one's own and the animator that moves it.
    /// - Parameter refreshView: A view of the host's kind, such as a `UIView`.
    public init(refreshView: AnyObject, animator: any RefreshViewAnimator, height: Double = 60, position: Position = .top) {
        self.position = position
        self.refreshView = refreshView
        viewAnimator = animator
        core = PullToRefreshCore(edge: position, extent: height)
        loadsMore = position == .bottom || position == .trailing
    }

    /// Makes the portable animator, once, when the refresher is first added to a scroll view. Default: a plain spinner.
    open func makeAnimator() -> any RefreshAnimator { PlainSpinner() }

    /// The state has changed, or the progress of the pull. Default: nothing.
    open func didChange(_ state: RefreshState) {}

    /// A load has ended. The space is still open. Default: nothing.
    open func didFinish(_ outcome: RefreshOutcome) {}

    /// The space is closed, the inset as it was; with `isInterrupted` a new load cut that short. Told once a load. Default: nothing.
    open func didClose(isInterrupted: Bool) {}

    #if !hasFeature(Embedded)
    /// What a thrown error means. Default: a `CancellationError` is `cancelled`, any other a `failure`.
    open func outcome(of error: any Error) -> RefreshOutcome { error is CancellationError ? .cancelled : .failure }
    #endif
}

extension PullToRefresh {
    /// The rules. A change counts at once, also while it loads or is pulled.
    public final var options: RefreshOptions {
        get { core.machine.options }
        set {
            let former = core.machine.options, formerExtent = core.machine.extent
            core.machine.options = newValue
            guard let attachment = bond.attachment else { return }
            attachment.note(.configured(position, newValue))
            if core.machine.extent != formerExtent {
                attachment.extentChanged(of: self)
            } else if newValue != former {
                attachment.change(self) { _, _, _ in .none }
            }
        }
    }

    /// The state; `initial` while it is on no scroll view.
    public final var state: RefreshState { bond.isHeld ? core.machine.state : .initial }

    /// The pull as a part of the threshold, not held at 1.
    public final var progress: Double { bond.isHeld ? core.machine.progress : 0 }

    /// How the last load ended; nil before, and from the next pull or load on.
    public final var outcome: RefreshOutcome? { core.machine.outcome }

    /// The load that runs, if one does.
    public final var token: RefreshToken? { bond.isHeld ? core.machine.token : nil }

    /// Whether it accepts pulls and starts. True unless said otherwise.
    public final var isEnabled: Bool { core.machine.isEnabled }

    /// Whether letting go now would refresh.
    public final var isArmed: Bool { core.machine.isArmed }

    /// Whether the load that runs, or else the last one, found nothing new. An app or a binding that knows sets it before the load ends;
    /// animators may tell it to the reader. False again when a load begins.
    public final var foundNothingNew: Bool {
        get { core.stage.foundNothingNew }
        set {
            core.stage.foundNothingNew = newValue
            core.stage.isDirty = true
        }
    }

    /// Whether there is no more to load.
    public final var isExhausted: Bool { core.machine.isExhausted }

    /// Where it lies in the content's coordinates.
    public final var frame: PlaneRect { core.stage.frame }

    /// What was drawn last; empty before the first picture, while one is being drawn, or with a view animator.
    public final var picture: Picture { isDrawing ? Picture() : canvas }

    /// The points of the inset that it holds open.
    public final var share: Double { core.machine.share }
}
