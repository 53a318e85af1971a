import RefreshCore
import RefreshGeometry

/// What a refresher keeps for its pictures between two events: times, the last moment, and the picture that is drawn over and over.
struct RefreshStage {
    var frame = PlaneRect.zero
    /// When the state last began.
    var stateBegan = 0.0
    /// When the last load began.
    var loadBegan = 0.0
    /// Whether the last load began under a pull that the animator had been told of.
    var wasPulled = false
    /// The state as drawn: with the progress left out, a change of it begins a new count of seconds.
    var kind = Kind.initial
    var arming = Arming()
    var velocity = 0.0
    var lastProgress = 0.0
    var lastProgressAt = 0.0
    /// Whether the last load found nothing new.
    var foundNothingNew = false
    /// Whether the pull or the load has shown an age. If not, its end shows none either, since a line that comes in would move the others.
    var hasAge = false
    /// When the age that was drawn last is told in another way, in the host's seconds.
    var ageTurnsAt = Double.infinity
    var isDirty = true
    var isMoving = false
    /// Whether it has to be drawn at the next frame.
    @inline(__always) var wantsFrame: Bool { isMoving || isDirty }

    enum Kind { case initial, releasing, loading, finished }

    /// A value that runs to 1 when armed, and back to 0 from where it is.
    struct Arming {
        /// The way from 0 to 1 takes 0.2 s, the time of the turn of an arrow in the libraries that people know.
        static let seconds = 0.2
        var from = 0.0
        var began = 0.0
        var isArmed = false

        func value(at now: Double) -> Double {
            guard from != (isArmed ? 1 : 0) else { return from }
            let way = max(0, now - began) / Self.seconds
            return isArmed ? min(1, from + way) : max(0, from - way)
        }

        /// Whether a value that it had is on the way, also at the very moment of arming.
        func isUnderWay(at value: Double) -> Bool { value != (isArmed ? 1 : 0) }

        /// Ends the way at once.
        mutating func settle() { from = isArmed ? 1 : 0 }

        @inline(never) mutating func set(_ isArmed: Bool, at now: Double) {
            from = value(at: now)
            began = now
            self.isArmed = isArmed
        }
    }

    /// Notes a new progress, and how fast it came.
    mutating func note(_ progress: Double, at now: Double) {
        guard progress != lastProgress else { return }
        let seconds = now - lastProgressAt
        // The quotient needs no progress, so that the processor has it before that is known.
        velocity = (progress - lastProgress) * (seconds > 0 && seconds < 0.25 ? 1 / seconds : 0)
        lastProgress = progress
        lastProgressAt = now
        isDirty = true
    }

    /// Notes whether it is armed, or loads and so was.
    @inline(__always) mutating func note(isArmed: Bool, at now: Double) {
        guard isArmed != arming.isArmed else { return }
        arming.set(isArmed, at: now)
        isDirty = true
    }

    /// Notes a state that the animator hears.
    mutating func note(_ state: RefreshState, at now: Double) {
        isDirty = true
        let kind: Kind =
            switch state {
            case .initial: .initial
            case .releasing: .releasing
            case .loading: .loading
            case .finished: .finished
            }
        guard kind != self.kind else { return }
        // A load that was over before the animator heard of it began when it ended.
        if self.kind != .loading { loadBegan = now }
        if kind == .loading { wasPulled = self.kind == .releasing }
        self.kind = kind
        stateBegan = now
    }

    /// Notes an age before it is drawn, and when the next minute of it is full: a millisecond after that, since sums of times are rounded.
    /// - Returns: The age to draw.
    @inline(__always) mutating func shown(age: Double?, at now: Double) -> Double? {
        if age == nil, !hasAge, ageTurnsAt == .infinity { return nil }
        if kind != .finished { hasAge = age != nil }
        guard kind != .initial, hasAge, let age else {
            ageTurnsAt = .infinity
            return hasAge ? age : nil
        }
        ageTurnsAt = now + ((age / 60).rounded(.down) + 1) * 60 - age + 0.001
        return age
    }
}
