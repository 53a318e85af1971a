/// What one event asks of the world. A nil or a false asks for nothing; the control performs the rest in the order of declaration,
/// with `begin` last, so that the state has been told before the action runs.
public struct RefreshActions: Hashable, Sendable {
    /// The share of the inset to hold from now on, in points.
    public var share: Double?
    /// The offset along the axis to go to, in points; it belongs to the share, and the two are one write.
    public var offset: Double?
    /// How the offset gets there; nil means at once.
    public var motion: RefreshMotion?
    /// The state to tell the animator.
    public var state: RefreshState?
    /// Whether the refresher has just armed: the moment of a light haptic.
    public var isArming = false
    /// The load that has ended, and how.
    public var finished: Finished?
    /// A second state to tell, after the end was told: initial, where nothing is left to close.
    public var settledState: RefreshState?
    /// Whether a closing is over: with true it came to rest, with false a new load cut it short. A removal tells nothing.
    public var closed: Bool?
    /// The load whose action is to be cancelled.
    public var cancel: RefreshToken?
    /// The load to begin, and whether its action is to run.
    public var begin: Begin?

    /// A load and its outcome.
    public struct Finished: Hashable, Sendable {
        /// The load.
        public var token: RefreshToken
        /// How it ended.
        public var outcome: RefreshOutcome
        /// Makes the pair.
        public init(token: RefreshToken, outcome: RefreshOutcome) {
            self.token = token
            self.outcome = outcome
        }
    }

    /// A load that begins.
    public struct Begin: Hashable, Sendable {
        /// The load.
        public var token: RefreshToken
        /// Whether only the animation is wanted, without the action.
        public var isSilent: Bool
        /// Makes the pair.
        public init(token: RefreshToken, isSilent: Bool = false) {
            self.token = token
            self.isSilent = isSilent
        }
    }

    /// Nothing to do.
    public static var none: RefreshActions { RefreshActions() }

    /// Whether it asks for nothing.
    public var isNone: Bool {
        state == nil && share == nil && offset == nil && finished == nil && closed == nil && begin == nil && cancel == nil && !isArming
            && settledState == nil
    }

    /// Makes actions; what is not named asks for nothing.
    public init(
        share: Double? = nil, offset: Double? = nil, motion: RefreshMotion? = nil, state: RefreshState? = nil, isArming: Bool = false,
        finished: Finished? = nil, settledState: RefreshState? = nil, closed: Bool? = nil, cancel: RefreshToken? = nil, begin: Begin? = nil
    ) {
        self.share = share
        self.offset = offset
        self.motion = motion
        self.state = state
        self.isArming = isArming
        self.finished = finished
        self.settledState = settledState
        self.closed = closed
        self.cancel = cancel
        self.begin = begin
    }
}
