import RefreshCore
import RefreshGeometry

/// How a later begin changes a moment.
struct AnimatorDelay {
    private let part: Double
    private let seconds: Double

    init(part: Double, seconds: Double) {
        self.part = part.finite().clamped(0, 0.9)
        self.seconds = seconds.finite().clamped(0, 1e9)
    }

    /// Whether a load runs whose time hasn't begun.
    func isWaiting(at moment: RefreshMoment) -> Bool { moment.state == .loading && moment.seconds < seconds }

    /// The moment as one sees it who began later.
    func delayed(_ moment: RefreshMoment) -> RefreshMoment {
        var moment = moment
        switch moment.state {
        case .initial, .releasing:
            // Exactly 1 at the threshold.
            moment.progress = max(0, 1 + (moment.progress - 1) / (1 - part))
            moment.velocity /= 1 - part
            if case .releasing = moment.state { moment.state = .releasing(progress: moment.progress.clamped(0, 1)) }
        case .loading:
            moment.seconds = max(0, moment.seconds - seconds)
            moment.loadingSeconds = max(0, moment.loadingSeconds - seconds)
        case .finished:
            moment.loadingSeconds = max(0, moment.loadingSeconds - seconds)
        }
        return moment
    }
}
