public import RefreshCore
public import RefreshGeometry

/// What a host has observed, what the app has called and what the refreshers did, in order: a bug that was seen, to be handed over.
///
/// `RefreshAttachment.beginTrace()` begins one. The module `RefreshSimulator` writes it as a scenario that can be replayed. Lengths in
/// points, times in seconds of the host's clock.
public struct RefreshTrace: Hashable, Sendable {
    /// The scroll view and its refreshers when it began.
    public let beginning: Beginning
    /// What has happened since, in order.
    public internal(set) var entries: [Entry] = []

    /// Something that happened at a time.
    public struct Entry: Hashable, Sendable {
        /// The host's time, in seconds.
        public let time: Double
        /// The scroll view's numbers as they were then; for what a refresher did, just before it.
        public let metrics: ScrollMetrics
        /// What happened.
        public let event: RefreshTraceEvent
    }

    /// What there was when a trace began.
    public struct Beginning: Hashable, Sendable {
        /// The host's time, in seconds.
        public let time: Double
        /// The scroll view's numbers.
        public let metrics: ScrollMetrics
        /// The app's own insets among them.
        public let baseInset: PlaneInsets
        /// What surrounded it.
        public let surroundings: RefreshSurroundings
        /// Its refreshers.
        public let refreshers: [Setup]
    }

    /// A refresher as it is set up.
    public struct Setup: Hashable, Sendable {
        /// Its edge.
        public let edge: RefreshEdge
        /// Its rules.
        public let options: RefreshOptions
        /// Whether it accepts pulls and starts.
        public let isEnabled: Bool
        /// Whether it has no more to load.
        public let isExhausted: Bool
    }
}
