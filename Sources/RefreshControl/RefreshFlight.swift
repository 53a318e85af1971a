#if !hasFeature(Embedded)
import RefreshCore
import RefreshGeometry

/// A load under way that something waits for: its async action's task, and who awaits its outcome.
struct RefreshFlight: Sendable {
    let edge: RefreshEdge
    let token: RefreshToken
    var task: Task<Void, Never>?
    var waiters: [CheckedContinuation<RefreshOutcome, Never>] = []

    /// Cancels the task and answers all who wait, for a load that nobody will end any more.
    func end(with outcome: RefreshOutcome) {
        task?.cancel()
        for waiter in waiters { waiter.resume(returning: outcome) }
    }
}
#endif
