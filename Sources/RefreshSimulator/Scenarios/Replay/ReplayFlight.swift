import RefreshControl
import RefreshCore

/// A load of a scenario whose action has not done its part yet.
@MainActor
final class ReplayFlight {
    let refresher: ReplayRefresher
    let token: RefreshToken?
    let action: ScenarioAction
    /// The time at which it does its part; nil while it waits to be resumed.
    private(set) var due: Double?
    /// How often it still has to be resumed.
    private var resumes = 0
    /// The end that the scenario has given it when it was resumed.
    private(set) var outcome: RefreshOutcome?

    init(_ action: ScenarioAction, of refresher: ReplayRefresher, at now: Double) {
        self.refresher = refresher
        self.action = action
        token = refresher.token
        switch action.moment {
        case .atOnce: due = now
        case .after(let seconds): due = now + seconds
        case .resumed(let count): resumes = count
        }
    }

    /// Whether it waits to be resumed.
    var isWaiting: Bool { due == nil }

    /// The scenario resumes it.
    func resume(with outcome: RefreshOutcome?, at now: Double) {
        resumes -= 1
        self.outcome = outcome ?? self.outcome
        if resumes <= 0 { due = now }
    }
}
