/// A finger that keys and the wheel move: it comes down with the first push, follows smoothly, and lifts after a while without one.
struct StageFinger: Equatable {
    /// What the finger does in a frame.
    enum Step: Equatable {
        /// It comes down.
        case down
        /// It is at this way from where it came down, in points.
        case moved(Double)
        /// It lifts.
        case up
    }

    /// How long a finger stays without a push, in seconds: longer than keyboards take to begin to repeat a key that is held.
    private static let patience = 0.7
    /// How fast it follows: what is left of the way falls to 1/e in this time, in seconds.
    private static let lag = 0.05

    private var target = 0.0
    private var position = 0.0
    private var lastPush = 0.0
    private var lastFrame = 0.0
    /// Whether it is down.
    private(set) var isDown = false
    private var comesDown = false
    private var lifts = false

    /// Pushes the finger on, in points.
    mutating func push(by way: Double, at time: Double) {
        if !isDown {
            self = StageFinger()
            isDown = true
            comesDown = true
            lastFrame = time
        }
        target += way
        lastPush = time
    }

    /// Has the finger lift at the next frame.
    mutating func release() { lifts = isDown }

    /// Forgets the finger: another has taken over.
    mutating func forget() { self = StageFinger() }

    /// What the finger does up to a time.
    mutating func steps(to time: Double) -> [Step] {
        guard isDown else { return [] }
        var steps: [Step] = []
        if comesDown {
            comesDown = false
            steps.append(.down)
        }
        // The first terms of the exponential's fraction: smooth enough for a finger, and never past the target.
        let part = max(0, time - lastFrame) / Self.lag
        position += (target - position) * (part / (1 + part))
        lastFrame = time
        steps.append(.moved(position))
        if lifts || time - lastPush >= Self.patience {
            steps.append(.up)
            forget()
        }
        return steps
    }
}
