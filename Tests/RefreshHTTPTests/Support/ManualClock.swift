import RefreshHTTP

/// A clock that stands until the test moves it.
@MainActor
final class ManualClock {
    /// 14 November 2023, 22:13:20 GMT.
    nonisolated static let now = 1_700_000_000.0

    private(set) var sleeps: [Double] = []
    private var time = 0.0
    private var sleepers: [Int: (due: Double, continuation: CheckedContinuation<Void, any Error>)] = [:]

    /// The clock as a source takes it, with a jitter that is always the same.
    nonisolated func clock(jitter: Double = 0.5) -> HTTPClock {
        HTTPClock(now: { Self.now }, sleep: { try await self.sleep($0) }, random: { jitter })
    }

    /// Waits until somebody sleeps so long, and then lets that time pass.
    func pass(_ seconds: Double) async {
        await fallen(asleepFor: seconds)
        time += seconds
        for (key, sleeper) in sleepers where sleeper.due <= time {
            sleepers[key] = nil
            sleeper.continuation.resume()
        }
    }

    /// Waits until somebody sleeps so long.
    func fallen(asleepFor seconds: Double) async {
        while !sleepers.values.contains(where: { $0.due == time + seconds }), !Task.isCancelled { await Task.yield() }
    }

    private func sleep(_ seconds: Double) async throws {
        let key = sleeps.count
        sleeps.append(seconds)
        try await withTaskCancellationHandler {
            try Task.checkCancellation()
            try await withCheckedThrowingContinuation { sleepers[key] = (time + seconds, $0) }
        } onCancel: {
            Task { @MainActor in self.sleepers.removeValue(forKey: key)?.continuation.resume(throwing: CancellationError()) }
        }
    }
}
