import RefreshGeometry

/// A clock that starts at zero and moves only when it is told to: the time of all that is simulated with it.
///
/// What is scheduled runs in the order of its times, and at one time in the order in which it was scheduled. Several scroll views may
/// share a clock; each has frames of its own, on the clock's common beat.
@MainActor
public final class ManualClock {
    /// The present, in seconds.
    public private(set) var now = 0.0
    /// How many frames a second has: 1 up to 1000.
    public let framesPerSecond: Double
    private var alarms: [Alarm] = []
    private var lastNumber: UInt64 = 0

    /// Something that was scheduled, to be cancelled by.
    public struct Ticket: Hashable, Sendable {
        fileprivate let number: UInt64
    }

    private struct Alarm {
        let time: Double
        let number: UInt64
        let action: @MainActor () -> Void
    }

    /// Makes a clock at zero.
    /// - Parameter framesPerSecond: How many frames a second has, held between 1 and 1000. Not finite: 60.
    public init(framesPerSecond: Double = 60) {
        self.framesPerSecond = framesPerSecond.finite(or: 60).clamped(1, 1000)
    }

    /// Has something done once the clock reaches a time.
    /// - Parameter time: In seconds. One that has passed, or is not finite, counts as now: it is done as soon as the clock is moved.
    @discardableResult
    public func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> Ticket {
        lastNumber += 1
        let alarm = Alarm(time: max(now, time.finite(or: now)), number: lastNumber, action: action)
        let place = alarms.lastIndex { $0.time <= alarm.time }.map { $0 + 1 } ?? 0
        alarms.insert(alarm, at: place)
        return Ticket(number: lastNumber)
    }

    /// Has something done after some seconds.
    @discardableResult
    public func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> Ticket {
        schedule(at: now + seconds.finite(), action)
    }

    /// Takes back what was scheduled. Does nothing if it is done or was taken back.
    public func cancel(_ ticket: Ticket) {
        alarms.removeAll { $0.number == ticket.number }
    }

    /// The time of the next thing that is scheduled.
    public var nextTime: Double? { alarms.first?.time }

    /// The time of the next frame, in seconds: always later than now.
    public var nextFrame: Double {
        // The millionth of a frame keeps a frame from being its own successor by rounding.
        ((now * framesPerSecond + 1e-6).rounded(.down) + 1) / framesPerSecond
    }

    /// Moves the clock on, doing what is scheduled on the way.
    /// - Parameter seconds: Less than 0 or not finite counts as 0; then only what is due is done.
    public func advance(by seconds: Double) {
        advance(to: now + max(0, seconds.finite()))
    }

    /// Moves the clock on to a time, doing what is scheduled on the way. It never goes back.
    /// - Parameter time: In seconds, held below 10⁹. Not finite: now.
    public func advance(to time: Double) {
        let target = min(max(now, time.finite(or: now)), Double.longestTime)
        while let alarm = alarms.first, alarm.time <= target {
            alarms.removeFirst()
            now = max(now, alarm.time)
            alarm.action()
        }
        now = max(now, target)
    }
}
