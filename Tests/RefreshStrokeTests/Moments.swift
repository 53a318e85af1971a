import RefreshCore
import RefreshGeometry

@testable import RefreshAnimation

/// Moments of a refresh at the top, in a space of 320 by 60 points.
enum Moments {
    static func pulled(_ progress: Double) -> RefreshMoment {
        RefreshMoment(state: .releasing(progress: min(1, progress)), progress: progress, isArmed: progress >= 1, shown: 60 * progress)
    }

    static func loading(_ seconds: Double) -> RefreshMoment {
        RefreshMoment(state: .loading, progress: 1, seconds: seconds, wasPulled: true, isArmed: true, arming: 1, shown: 60)
    }

    /// After a load of 2 s, or of another time, while the space closes; with all of its 60 points it is held open.
    static func finished(
        _ seconds: Double, after load: Double = 2, _ outcome: RefreshOutcome? = .success, shown: Double = 30
    ) -> RefreshMoment {
        RefreshMoment(
            state: .finished, progress: 1, seconds: seconds, loadingSeconds: load + seconds, wasPulled: true, outcome: outcome, shown: shown
        )
    }

    /// Some ten thousand moments: usual ones, odd ones, and such as no engine tells.
    static func forEach(_ body: (RefreshMoment) -> Void) {
        let sizes = [
            (320, 60), (60, 320), (20, 20), (1024, 44), (0, 60), (-4, 9), (2, 2), (Double.infinity, 60), (60, .nan), (1e300, 1e300),
        ].map { PlaneSize(width: $0.0, height: $0.1) }
        let numbers = [-1, 0, 0.03, 0.2, 0.5, 1, 3, 1e300, Double.infinity, -.infinity, .nan]
        let states: [RefreshState] = [.initial, .releasing(progress: 0.5), .loading, .finished]
        var moment = RefreshMoment()
        for edge in RefreshEdge.allCases {
            moment.edge = edge
            for size in sizes {
                moment.size = size
                for state in states {
                    moment.state = state
                    for (step, number) in (numbers + numbers).enumerated() {
                        moment.progress = number
                        moment.seconds = numbers[(step * 3 + 1) % numbers.count]
                        moment.loadingSeconds = numbers[(step * 5 + 2) % numbers.count]
                        moment.shown = 60 * numbers[(step * 7 + 5) % numbers.count]
                        moment.textScale = numbers[(step * 4 + 5) % numbers.count]
                        moment.reducesMotion = step.isMultiple(of: 3)
                        moment.isExhausted = step.isMultiple(of: 7)
                        moment.direction = step.isMultiple(of: 2) ? .leftToRight : .rightToLeft
                        moment.wasPulled = step % 5 < 3
                        moment.outcome = step.isMultiple(of: 4) ? .failure : .success
                        body(moment)
                    }
                }
            }
        }
    }
}
