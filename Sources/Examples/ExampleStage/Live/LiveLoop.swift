#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The one loop that reads a clock: it feeds a stage with time and input, sixty times a second, until the reader leaves.
@MainActor
enum LiveLoop {
    private static let framesPerSecond = 60.0

    static func run(_ stage: consuming LiveStage, on terminal: inout Terminal) {
        var stage = stage
        var input = TerminalInput()
        var last = now()
        var next = last
        while !stage.isOver {
            let arrival = terminal.wait(next - now())
            for event in input.take(arrival.bytes, at: now()) + input.expire(at: now()) { stage.handle(event) }
            if arrival.isClosed { return }
            if arrival.needsRedraw { stage.resize(columns: terminal.columns, rows: terminal.rows) }
            if stage.wantsSuspension {
                stage.wantsSuspension = false
                TerminalGuard.suspend()
            }
            let time = now()
            guard time >= next else { continue }
            terminal.send(stage.frame(after: time - last))
            last = time
            next = max(next + 1 / framesPerSecond, time)
        }
    }

    /// The seconds of the monotonic clock.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
