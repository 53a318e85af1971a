import RefreshGeometry

extension RefreshMachine {
    /// Where the machine stands. Each case carries just the data that exists there.
    enum Stage: Sendable {
        case idle
        case pulling(Pulling)
        case loading(Loading)
        case finishing(Finishing)
    }

    /// A pull in progress, or one that runs back.
    struct Pulling: Sendable {
        var progress = 0.0
        var isArmed = false
        /// Whether arming would give a haptic: not again before the pull has gone back a few points.
        var isHapticDue = true
    }

    /// A load that runs.
    struct Loading: Sendable {
        let token: RefreshToken
        let beganAt: Double
        var space = Space.awaitingLift
        /// The time at which the animator hears of it, while it hasn't.
        var spinnerAt: Double?
        var timesOutAt: Double?
        /// An end that waits for the minimum time.
        var waitingEnd: (outcome: RefreshOutcome, at: Double)?
        /// A scroll to the refresher that waits until it can be seen, or until the finger lifts.
        var dueReveal = RefreshReveal.never
        /// Where the reader was before a start by code scrolled, as long as nobody scrolled since.
        var returnOffset: Double?

        /// The next time at which something is due.
        var deadline: Double? {
            var next = waitingEnd?.at
            func consider(_ time: Double?) { if let time, time < next ?? .infinity { next = time } }
            consider(spinnerAt)
            consider(timesOutAt)
            consider(space.arrival)
            return next
        }
    }

    /// The space that a load takes.
    enum Space: Sendable {
        /// Not taken yet: a finger holds the content.
        case awaitingLift
        /// Taken; the content moves to its rest there.
        case opening(Way)
        /// Taken; how the reader stands there, if he stood at its rest when last seen.
        case open(Stand?)

        /// When the content is at its rest, while it moves there.
        var arrival: Double? {
            if case .opening(let way) = self { way.until } else { nil }
        }

        /// A finger has come down: the content stands where it was caught.
        mutating func catchContent() {
            if case .opening = self { self = .open(nil) }
        }
    }

    /// A reader at the rest of an open space.
    struct Stand: Sendable {
        /// The offset of that rest, and the reader's: under a finger he doesn't go along where the rest goes.
        var rest, offset: Double

        /// A reader right there.
        static func at(_ rest: Double) -> Stand { Stand(rest: rest, offset: rest) }
    }

    /// The way of the content to where it was sent.
    struct Way: Sendable {
        let until: Double
        /// The offset at which it began, and the one where it ends.
        var origin, target: Double

        /// Whether an offset is not on the way, with room for a swing of half its length: somebody else has moved the content.
        func isLeft(by pull: Pull) -> Bool {
            let offset = pull.offset(at: pull.distance), room = abs(target - origin) / 2 + 2 * pull.tolerance
            return offset < min(origin, target) - room || offset > max(origin, target) + room
        }
    }

    /// A load that has ended.
    struct Finishing: Sendable {
        var phase: Phase
        var returnOffset: Double?

        enum Phase: Sendable {
            /// The outcome is on show, in the space as the load left it; it wasn't taken if the load ended under the finger that began it.
            case dwelling(until: Double, Space)
            /// A finger holds the content: the space only shrinks, with it.
            case shrinking
            /// The content moves to a target: the rest, wherever that is by then, or where the reader was before.
            case closing(Way, isRest: Bool)
        }

        var deadline: Double? {
            switch phase {
            case .dwelling(let until, let space): min(until, space.arrival ?? until)
            case .closing(let way, _): way.until
            case .shrinking: nil
            }
        }
    }

    /// The scroll that the reader makes.
    struct Gesture: Sendable {
        /// Whether a finger holds the content.
        var isTracking = false
        /// The offset at which the finger came down; nil while nothing moves by a gesture.
        var origin: Double?
        /// Whether the content has moved since, so that the present scroll is the gesture's; true in its momentum too.
        var hasMoved = false
        /// Whether this gesture has seen an end and may not fire before the pull was back at 0.
        var isSpent = false
        /// How many automatic loads this scroll has fired.
        var automaticLoads = 0
        /// The progress of a pull at an exhausted refresher, which is shown but fires nothing.
        var overscroll = 0.0
    }

    /// A stay in the zone where load more fires by itself.
    struct Visit: Sendable {
        /// Whether this visit has fired.
        var isSpent = false
        /// The length of the content at the last look.
        var content = 0.0
        /// The items that are left, as the host reported them.
        var itemsLeft: Int?
    }
}
