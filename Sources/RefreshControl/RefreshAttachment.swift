import RefreshCore
public import RefreshGeometry
import RefreshAnimation

/// The bond between a scroll view's host and its refreshers: up to four, one an edge.
///
/// The host makes one, keeps it, and reports to it what happens. Nobody else may keep it: without its host it is of no use, and a call
/// to it then is an error that stops the program. It hands each event to the refreshers' machines,
/// then performs what they ask for, in the order of ``RefreshActions``. What arises while it performs waits for its turn, so that an end
/// inside an action gives loading, action, finished.
#if !hasFeature(Embedded)
@MainActor
#endif
public final class RefreshAttachment {
    // The host keeps the attachment, so that it is there as long as this is. A weak reference would make each of its retains slow, and cost
    // more than the machine.
    #if hasFeature(Embedded)
    unowned(unsafe) let host: any RefreshHost
    #else
    unowned let host: any RefreshHost
    /// The loads with an async action or a waiter. They stand here so that a freed scroll view can end them.
    var flights: [RefreshFlight] = []
    /// What its refreshers refer to.
    private(set) var anchor: RefreshAnchor?
    #endif
    // Inside an access to one of these three no code but the package's runs: the ledger is a plain value, and the lists are grown and
    // shortened only, which lets go of nobody. So no two accesses overlap, and a release build need not check that; debug builds do.
    #if !DEBUG
    @exclusivity(unchecked)
    #endif
    var ledger: InsetLedger
    #if !DEBUG
    @exclusivity(unchecked)
    #endif
    var refreshers: [PullToRefresh] = []
    #if !DEBUG
    @exclusivity(unchecked)
    #endif
    var waiting: [Order] = []
    var isInTurn = false
    /// The number of the turn.
    var turn: UInt = 0
    /// Whether a refresher looks round at the end of the turn.
    var isAnyLooking = false
    /// Whether the content may have moved since the turn began.
    var isMoved = false
    var isPerforming = false
    /// Whether a figure of the app's is being put right.
    var isAnswering = false
    var isPaused = true
    /// What surrounds the scroll view, as the host last reported.
    var surroundings: RefreshSurroundings
    /// The direction of reading by which leading and trailing are found.
    var direction: ReadingDirection
    /// The direction as last seen: in force once nothing keeps a side.
    var newestDirection: ReadingDirection
    /// When the host was asked to call; infinite: at no time.
    var wakeTime = Double.infinity
    /// The length that was inserted before the reader under a gesture, by axis: it moves the offset once the finger lifts.
    var insertion = PlanePoint.zero
    var isTracking = false
    /// Whether what happens is recorded.
    var isTracing = false
    /// What was recorded since a trace was begun; nil without one.
    public internal(set) var trace: RefreshTrace?

    /// Actions that wait for their turn.
    struct Order {
        let refresher: PullToRefresh
        let bond: UInt
        let side: ScrollSide
        var actions: RefreshActions

        /// Leaves out what a later order writes anyway: each write has its echo, and answers to two of them in turn would never come to rest.
        mutating func leaveOut(_ later: Order) {
            guard later.refresher === refresher, later.side == side else { return }
            if later.actions.share != nil { actions.share = nil }
            // Into a space that is closed by then nobody has to go.
            if later.actions.offset != nil || later.actions.closed != nil {
                actions.offset = nil
                actions.motion = nil
            }
        }
    }

    /// Makes the bond of a host, whose insets are all the app's own at this time.
    public init(host: any RefreshHost) {
        self.host = host
        ledger = InsetLedger(app: host.metrics.contentInset)
        surroundings = host.surroundings
        direction = host.metrics.direction
        newestDirection = direction
        #if !hasFeature(Embedded)
        anchor = RefreshAnchor(self)
        #endif
    }

    #if !hasFeature(Embedded)
    deinit {
        // First: what a cancelled task's handler does must find its refresher detached.
        anchor = nil
        for flight in flights { flight.end(with: .cancelled) }
    }
    #endif

    /// The app's own insets, without the refreshers' shares. Setting them is the way to change a scroll view's insets that is never
    /// misread, also during a load.
    public var baseInset: PlaneInsets {
        get {
            readInsets(host.metrics, host)
            return ledger.app
        }
        set {
            readInsets(host.metrics, host)
            note(.baseInsetSet(newValue))
            for side in ScrollSide.allCases where newValue[side].finite() != ledger.app[side] {
                let inset = ledger.appSaid(newValue[side], at: side)
                note(.wrote(inset, at: side, move: nil))
                host.write(inset, at: side, move: nil)
            }
            metricsChanged()
        }
    }

    /// Whether a refresher is one of its own.
    @inline(__always) func holds(_ refresher: PullToRefresh) -> Bool {
        for other in refreshers where other === refresher { return true }
        return false
    }

    /// The refresher at an edge.
    public func refresher(at edge: RefreshEdge) -> PullToRefresh? {
        for refresher in refreshers where refresher.position == edge { return refresher }
        return nil
    }
}
