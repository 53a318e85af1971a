public import RefreshGeometry

/// The state machine of one refresher.
///
/// A pure value: each event is a method in the past tense that changes the state and returns what has to be done. It reads no clock (the
/// time comes with the event, in seconds from any origin) and touches nothing. The scroll view comes with the event too, as a ``Pull``
/// read from the machine's ``side``.
public struct RefreshMachine: Sendable {
    /// The edge at which the refresher was declared.
    public let edge: RefreshEdge
    /// The rules. A change counts from the next event on; after one of the extent that event is ``metricsChanged(at:pull:)``.
    public var options: RefreshOptions
    /// The side where the edge lies; see ``resolve(in:)``.
    public private(set) var side: ScrollSide
    /// The share of the inset that is held, in points.
    public internal(set) var share = 0.0
    /// How the last load ended; nil before, and from the next pull or load on.
    public internal(set) var outcome: RefreshOutcome?
    /// Whether there is no more to load.
    public internal(set) var isExhausted = false
    /// Whether pulls and starts are accepted.
    public internal(set) var isEnabled = true
    /// Whether another refresher of the scroll view is busy so that this one has to wait.
    public var isExcluded = false

    var stage = Stage.idle
    var gesture = Gesture()
    var visit = Visit()
    var isInSight = true
    /// The length of the viewport when last seen.
    var viewport = 0.0
    /// The extent when last seen.
    var lastExtent = 0.0
    var hasFailed = false
    var told = RefreshState.initial
    var lastToken = RefreshToken(0)

    /// Makes a machine at rest.
    public init(edge: RefreshEdge, options: RefreshOptions = RefreshOptions(), direction: ReadingDirection = .leftToRight) {
        self.edge = edge
        self.options = options
        side = edge.side(in: direction)
    }

    /// Finds the side where the edge lies, for the events that follow. It stays where it is from the start of a pull or a load to its end.
    @discardableResult
    public mutating func resolve(in direction: ReadingDirection) -> ScrollSide {
        if case .idle = stage { side = edge.side(in: direction) }
        return side
    }
}

// MARK: - Reading

extension RefreshMachine {
    /// The state.
    public var state: RefreshState {
        switch stage {
        case .idle: .initial
        case .pulling(let pulling): .releasing(progress: min(1, pulling.progress))
        case .loading: .loading
        case .finishing: .finished
        }
    }

    /// The pull as a part of the threshold, not held at 1. It is 1 while loading and finishing, and told of an exhausted refresher too.
    public var progress: Double {
        switch stage {
        case .idle: isExhausted ? gesture.overscroll : 0
        case .pulling(let pulling): pulling.progress
        case .loading, .finishing: 1
        }
    }

    /// Whether letting go now would refresh.
    public var isArmed: Bool {
        if case .pulling(let pulling) = stage { pulling.isArmed } else { false }
    }

    /// The load that runs, if one does.
    public var token: RefreshToken? {
        if case .loading(let loading) = stage { loading.token } else { nil }
    }

    /// Whether it loads or closes.
    public var isBusy: Bool {
        switch stage {
        case .idle, .pulling: false
        case .loading, .finishing: true
        }
    }

    /// The next time at which ``timePassed(at:pull:)`` has to be called, in seconds; nil if nothing waits.
    public var deadline: Double? {
        switch stage {
        case .idle, .pulling: nil
        case .loading(let loading): loading.deadline?.finite()
        case .finishing(let finishing): finishing.deadline?.finite()
        }
    }

    /// The length to hold open, in points: the extent of the options, made sound.
    public var extent: Double { max(0, options.extent.finite()) }

    /// The pull that fires, in points; 0 if none can.
    public var threshold: Double { max(0, (options.threshold ?? options.extent).finite()) }
}
