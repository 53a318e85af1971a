/// What one event asks of the world. A nil or a false asks for nothing; the control performs the rest in the order in which the initialiser
/// names it, with `begin` last, so that the state has been told before the action runs.
///
/// One is handed back on every scroll event, and nearly always asks for little. So it is kept flat, with a bit for each thing that is asked
/// for: of a machine's step, ten optionals with a tag and a gap each took nearly half of the instructions.
public struct RefreshActions: Hashable, Sendable {
    // A figure that nobody asks for is 0, so that equal actions are equal in all fields.
    @usableFromInline var asked: Asked = []
    @usableFromInline var shareLength = 0.0
    @usableFromInline var offsetLength = 0.0
    @usableFromInline var motionAsked = RefreshMotion.none
    @usableFromInline var progressAsked = 0.0
    @usableFromInline var outcomeAsked = RefreshOutcome.success
    @usableFromInline var finishedToken = RefreshToken(0)
    @usableFromInline var cancelToken = RefreshToken(0)
    @usableFromInline var beginToken = RefreshToken(0)

    /// A load and its outcome.
    public struct Finished: Hashable, Sendable {
        /// The load.
        public var token: RefreshToken
        /// How it ended.
        public var outcome: RefreshOutcome
        /// Makes the pair.
        @inlinable public init(token: RefreshToken, outcome: RefreshOutcome) {
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
        @inlinable public init(token: RefreshToken, isSilent: Bool = false) {
            self.token = token
            self.isSilent = isSilent
        }
    }

    /// Nothing to do.
    @inlinable public static var none: RefreshActions { RefreshActions() }

    /// Whether it asks for nothing. A motion alone asks for nothing.
    @inlinable public var isNone: Bool { asked.subtracting(.motion).isEmpty }

    /// Whether it asks for more than a write and a state to tell.
    @inlinable package var asksForMoreThanState: Bool { !asked.isSubset(of: [.share, .offset, .motion, .states]) }

    @inlinable init() {}

    /// Makes actions; what is not named asks for nothing.
    @inlinable public init(
        share: Double? = nil, offset: Double? = nil, motion: RefreshMotion? = nil, state: RefreshState? = nil, isArming: Bool = false,
        finished: Finished? = nil, isSettled: Bool = false, closed: Bool? = nil, cancel: RefreshToken? = nil, begin: Begin? = nil
    ) {
        self.share = share
        self.offset = offset
        self.motion = motion
        self.state = state
        self.isArming = isArming
        self.finished = finished
        self.isSettled = isSettled
        self.closed = closed
        self.cancel = cancel
        self.begin = begin
    }
}
