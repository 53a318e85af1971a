#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The one loop that reads a clock: it feeds a stage with time and input, sixty times a second, until the reader leaves.
@MainActor
struct LiveLoop {
    private static let framesPerSecond = 60.0

    private var stage: LiveStage
    private var input = TerminalInput()
    private var last = now()
    private var next = now()

    private init(_ stage: LiveStage) {
        self.stage = stage
    }

    /// Plays a stage on a terminal.
    static func run(_ stage: LiveStage, on terminal: inout Terminal) {
        var loop = LiveLoop(stage)
        while loop.turn(on: &terminal) {}
    }

    /// Plays a stage on a terminal, and lets other work on the main actor go on between the frames.
    static func runAmongOthers(_ stage: LiveStage, on terminal: inout Terminal) async {
        var loop = LiveLoop(stage)
        while loop.turn(on: &terminal) {
            for _ in 0..<8 { await Task.yield() }  // a load goes from hand to hand some times before it is over
        }
    }

    /// Waits until a frame is due or something comes in; false when the reader has left.
    private mutating func turn(on terminal: inout Terminal) -> Bool {
        let arrival = terminal.wait(next - Self.now())
        for event in input.take(arrival.bytes, at: Self.now()) + input.expire(at: Self.now()) { stage.handle(event) }
        if arrival.isClosed { return false }
        if arrival.needsRedraw { stage.resize(columns: terminal.columns, rows: terminal.rows) }
        if stage.wantsSuspension {
            stage.wantsSuspension = false
            TerminalGuard.suspend()
        }
        let time = Self.now()
        if time >= next {
            terminal.send(stage.frame(after: time - last))
            last = time
            next = max(next + 1 / Self.framesPerSecond, time)
        }
        return !stage.isOver
    }

    /// The seconds of the monotonic clock.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
