public import RefreshCore
public import RefreshGeometry

/// All that an animator may want to know of the moment that it draws. A picture is a function of this value alone.
public struct RefreshMoment: Hashable, Sendable {
    /// The state.
    public var state: RefreshState
    /// The edge at which the refresher was declared.
    public var edge: RefreshEdge
    /// The pull as a part of the threshold: 0 at rest, 1 where letting go refreshes, more beyond. 1 while loading.
    public var progress: Double
    /// How fast the pull grows, in thresholds a second; negative when it runs back.
    public var velocity: Double
    /// The seconds since the state began; a change of progress alone begins no state.
    public var seconds: Double
    /// The seconds since the load began, counted on while the state is finished, so that what turned goes on turning; else 0.
    public var loadingSeconds: Double
    /// Whether the load began under a pull, so that what the pull showed has to give way. False but while loading or finished.
    public var wasPulled: Bool
    /// Whether letting go now would refresh.
    public var isArmed: Bool
    /// How far the armed look has come: runs from 0 to 1 in 0.2 s after arming, and back from where it is after disarming. Linear.
    public var arming: Double
    /// How the last load ended; nil until one did. It stands while the state is finished, and until the next pull or load.
    public var outcome: RefreshOutcome?
    /// Whether the last load is known to have found nothing new. It stands as long as the outcome.
    public var foundNothingNew: Bool
    /// Whether there is no more to load.
    public var isExhausted: Bool
    /// How long ago the list was last refreshed with success, in seconds of the wall clock, 0 or more; nil if that isn't known.
    public var age: Double?
    /// The size to draw in, in points.
    public var size: PlaneSize
    /// How much of the refresher's extent is in sight, in points, 0 or more; beyond the extent when pulled further.
    public var shown: Double
    /// The direction of reading.
    public var direction: ReadingDirection
    /// Whether the reader asked for less motion.
    public var reducesMotion: Bool
    /// The reader's text size as a factor of the usual one, more than 0.
    public var textScale: Double

    /// Makes a moment; what is not named is at rest. The seconds since the load began are those since the state began while loading, unless
    /// named.
    @inlinable public init(
        state: RefreshState = .initial, edge: RefreshEdge = .top, progress: Double = 0, velocity: Double = 0, seconds: Double = 0,
        loadingSeconds: Double? = nil, wasPulled: Bool = false, isArmed: Bool = false, arming: Double = 0, outcome: RefreshOutcome? = nil,
        foundNothingNew: Bool = false, isExhausted: Bool = false, age: Double? = nil, size: PlaneSize = PlaneSize(width: 320, height: 60),
        shown: Double = 0,
        direction: ReadingDirection = .leftToRight, reducesMotion: Bool = false, textScale: Double = 1
    ) {
        self.state = state
        self.edge = edge
        self.progress = progress
        self.velocity = velocity
        self.seconds = seconds
        self.loadingSeconds = loadingSeconds ?? (state == .loading ? seconds : 0)
        self.wasPulled = wasPulled
        self.isArmed = isArmed
        self.arming = arming
        self.outcome = outcome
        self.foundNothingNew = foundNothingNew
        self.isExhausted = isExhausted
        self.age = age
        self.size = size
        self.shown = shown
        self.direction = direction
        self.reducesMotion = reducesMotion
        self.textScale = textScale
    }

    /// Whether the end on show is one that went well and found nothing new.
    package var saysNothingNew: Bool { foundNothingNew && outcome == .success && state == .finished }

    /// Whether a load runs, or its end is on show.
    var isBusy: Bool { state == .loading || state == .finished }
}
