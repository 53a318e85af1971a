import RefreshControl
import RefreshCore

/// Someone who waits for the outcome of a load.
@MainActor
final class ReplayWaiter {
    let refresher: ReplayRefresher
    /// The load that is waited for: not known before the call has begun, nil inside if there is none.
    var token: RefreshToken??

    init(for refresher: ReplayRefresher) { self.refresher = refresher }

    /// Whether the load is over, so that the outcome is on its way.
    var isDue: Bool {
        guard let token else { return false }
        return token == nil || token != refresher.token
    }
}
