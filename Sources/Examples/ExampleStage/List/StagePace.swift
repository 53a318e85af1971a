import RefreshSimulator

/// Lets the loads of an example take their time on the stage's clock, so that they can be watched: the real ones are over in a moment.
@MainActor
public final class StagePace {
    /// How long a load waits before it begins in earnest, in seconds.
    let seconds: Double
    /// The stage's clock. Without one nobody waits.
    weak var clock: ManualClock?
    private var waiting: Set<Int> = []
    private var count = 0

    init(seconds: Double) {
        self.seconds = seconds
    }

    /// Whether a load waits for the clock.
    var isWaiting: Bool { !waiting.isEmpty }

    /// Waits for the clock. Throws a `CancellationError` when the task is cancelled.
    func pass() async throws {
        guard let clock else { return }
        count += 1
        let (number, (stream, continuation)) = (count, AsyncStream.makeStream(of: Never.self))
        waiting.insert(number)
        let ticket = clock.schedule(after: seconds) { [weak self] in
            self?.waiting.remove(number)
            continuation.finish()
        }
        for await _ in stream {}
        waiting.remove(number)
        clock.cancel(ticket)
        try Task.checkCancellation()
    }
}
