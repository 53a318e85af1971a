import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// Moments of a refresh at an edge, in a space of 60 by 60 points.
enum Moments {
    static let size = PlaneSize(width: 60, height: 60)

    static func pulled(_ progress: Double, arming: Double = 0, edge: RefreshEdge = .top) -> RefreshMoment {
        RefreshMoment(
            state: .releasing(progress: min(1, progress)), edge: edge, progress: progress, isArmed: progress >= 1, arming: arming,
            size: size,
            shown: 60 * progress)
    }

    static func loading(_ seconds: Double, wasPulled: Bool = true) -> RefreshMoment {
        RefreshMoment(state: .loading, progress: 1, seconds: seconds, wasPulled: wasPulled, arming: 1, size: size, shown: 60)
    }

    /// After a load of 2 s.
    static func finished(_ outcome: RefreshOutcome?, _ seconds: Double, shown: Double = 60) -> RefreshMoment {
        RefreshMoment(
            state: .finished, progress: 1, seconds: seconds, loadingSeconds: 2 + seconds, outcome: outcome, size: size, shown: shown)
    }

    /// Twenty-five thousand moments, usual, odd and impossible.
    static func forEach(_ body: (RefreshMoment) -> Void) {
        let sides = [0, -4, 0.5, 20, 60, 120, 320, 1024, Double.infinity, .nan]
        let numbers = [-1, 0, 0.04, 0.2, 0.5, 0.999, 1, 3, 1e300, Double.infinity, -.infinity, .nan]
        let states: [RefreshState] = [.initial, .releasing(progress: 0.5), .loading, .finished]
        let outcomes: [RefreshOutcome?] = RefreshOutcome.allCases + [nil]
        var moment = RefreshMoment()
        for edge in RefreshEdge.allCases {
            moment.edge = edge
            for direction in ReadingDirection.allCases {
                moment.direction = direction
                for (index, width) in sides.enumerated() {
                    let across = (index * 7 + Int(edge.rawValue) + 4 * Int(direction.rawValue)) % sides.count
                    moment.size = PlaneSize(width: width, height: sides[across])
                    for state in states {
                        moment.state = state
                        // Only a pull has a progress.
                        for number in state == .loading || state == .finished ? [1] : numbers {
                            moment.progress = number
                            for (step, seconds) in numbers.enumerated() {
                                moment.seconds = seconds
                                moment.loadingSeconds = numbers[(step * 5 + 2) % numbers.count]
                                moment.arming = numbers[(step * 7 + 1) % numbers.count]
                                moment.shown = 60 * numbers[(step * 7 + 5) % numbers.count]
                                moment.textScale = numbers[(step * 5 + 4) % numbers.count]
                                moment.wasPulled = step % 4 < 2
                                moment.isArmed = step.isMultiple(of: 2)
                                moment.reducesMotion = step.isMultiple(of: 3)
                                moment.isExhausted = step.isMultiple(of: 5)
                                moment.outcome = outcomes[step % outcomes.count]
                                body(moment)
                            }
                        }
                    }
                }
            }
        }
    }
}
