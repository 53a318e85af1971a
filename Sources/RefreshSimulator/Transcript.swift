public import RefreshControl
public import RefreshGeometry

/// What has happened to a simulated scroll view and what its refreshers did to it.
///
/// Counts are kept always, entries only while it records.
public struct Transcript: Sendable {
    /// Whether entries are kept.
    public var isRecording = true
    /// What has happened, in order.
    public private(set) var entries: [Entry] = []
    /// How often things have happened.
    public internal(set) var counts = Counts()

    /// Something that happened at a time.
    public struct Entry: Hashable, Sendable {
        /// The clock's time, in seconds.
        public var time: Double
        /// What happened.
        public var happening: Happening
    }

    /// What may happen.
    public enum Happening: Hashable, Sendable {
        /// The scroll view told an event, other than the change of an offset.
        case event(ScrollEvent)
        /// The offset has changed to this.
        case scrolled(to: PlanePoint)
        /// The refreshers wrote an inset, and maybe an offset with it.
        case wrote(inset: Double, at: ScrollSide, move: RefreshMove?)
        /// The refreshers wrote an offset.
        case moved(RefreshMove, along: ScrollAxis)
        /// A refresher was placed.
        case placed(RefreshEdge, in: PlaneRect)
        /// A refresher has shown a picture.
        case showed(RefreshEdge)
        /// A refresher was removed.
        case removed(RefreshEdge)
        /// A haptic was given.
        case tapped
        /// Assistive technology was told.
        case announced(RefreshAnnouncement, of: RefreshEdge)
    }

    /// How often things have happened.
    public struct Counts: Hashable, Sendable {
        /// Changes of the offset, for whatever reason.
        public var scrolls = 0
        /// Reports to the refreshers.
        public var reports = 0
        /// Insets that the refreshers wrote.
        public var insetWrites = 0
        /// Offsets that the refreshers wrote, alone or with an inset.
        public var offsetWrites = 0
        /// Placings of refreshers.
        public var places = 0
        /// Pictures.
        public var pictures = 0
        /// Refreshers that were removed.
        public var removals = 0
        /// Haptics.
        public var taps = 0
        /// Announcements.
        public var announcements = 0

        /// Makes counts of zero.
        public init() {}
    }

    /// Makes an empty transcript that records.
    public init() {}

    /// Forgets the entries and the counts.
    public mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        counts = Counts()
    }

    /// The offsets that showed, in order.
    public var offsets: [PlanePoint] {
        entries.compactMap { if case .scrolled(let offset) = $0.happening { offset } else { nil } }
    }

    /// The scroll view's events, in order, without the changes of the offset.
    public var events: [ScrollEvent] {
        entries.compactMap { if case .event(let event) = $0.happening { event } else { nil } }
    }

    mutating func record(_ happening: Happening, at time: Double) {
        entries.append(Entry(time: time, happening: happening))
    }

    /// Counts, and keeps an entry if it records.
    mutating func note(_ happening: @autoclosure () -> Happening, at time: Double, _ count: (inout Counts) -> Void) {
        count(&counts)
        if isRecording { record(happening(), at: time) }
    }
}
