public import RefreshAnimation
public import RefreshCore
public import RefreshGeometry

/// The moments of a refresh in a strip of 320 by 60 points, for tests that say what a picture is.
extension RefreshMoment {
    /// A pull, so far as a part of the threshold; armed from there on.
    /// - Parameters:
    ///   - progress: The pull as a part of the threshold.
    ///   - arming: How far the armed look has come, 0…1.
    ///   - edge: The edge.
    public static func pulled(_ progress: Double, arming: Double = 0, edge: RefreshEdge = .top) -> RefreshMoment {
        RefreshMoment(
            state: .releasing(progress: min(1, progress)), edge: edge, progress: progress, isArmed: progress >= 1, arming: arming,
            shown: 60 * progress)
    }

    /// A load that has run for some seconds, after a pull unless said otherwise.
    public static func loading(_ seconds: Double, wasPulled: Bool = true) -> RefreshMoment {
        RefreshMoment(state: .loading, progress: 1, seconds: seconds, wasPulled: wasPulled, arming: 1, shown: 60)
    }

    /// Some seconds after the end of a load of 2 s.
    /// - Parameters:
    ///   - outcome: How it ended.
    ///   - seconds: The seconds since.
    ///   - shown: How much of the 60 points is still in sight.
    ///   - foundNothingNew: Whether it is known to have found nothing new.
    public static func finished(
        _ outcome: RefreshOutcome?, _ seconds: Double, shown: Double = 60, foundNothingNew: Bool = false
    ) -> RefreshMoment {
        RefreshMoment(
            state: .finished, progress: 1, seconds: seconds, loadingSeconds: 2 + seconds, outcome: outcome,
            foundNothingNew: foundNothingNew, shown: shown)
    }

    /// Twenty-five thousand moments, usual, odd and such as no engine tells: sizes and times that are negative, infinite or no number. An
    /// animator that draws finite pictures at all of them can't be broken by an app's mistake.
    public static func odd() -> [RefreshMoment] {
        var moments: [RefreshMoment] = []
        for edge in RefreshEdge.allCases {
            for direction in ReadingDirection.allCases {
                for (index, width) in oddSides.enumerated() {
                    let across = (index * 7 + Int(edge.rawValue) + 4 * Int(direction.rawValue)) % oddSides.count
                    let size = PlaneSize(width: width, height: oddSides[across])
                    addOdd(RefreshMoment(edge: edge, size: size, direction: direction), to: &moments)
                }
            }
        }
        return moments
    }

    private static let oddSides = [0, -4, 0.5, 20, 60, 120, 320, 1024, Double.infinity, .nan]
    private static let oddNumbers = [-1, 0, 0.04, 0.2, 0.5, 0.999, 1, 3, 1e300, Double.infinity, -.infinity, .nan]

    private static func addOdd(_ start: RefreshMoment, to moments: inout [RefreshMoment]) {
        let numbers = oddNumbers
        let outcomes: [RefreshOutcome?] = RefreshOutcome.allCases + [nil]
        var moment = start
        for state in [.initial, .releasing(progress: 0.5), .loading, .finished] as [RefreshState] {
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
                    moment.foundNothingNew = step % 4 == 3
                    moment.outcome = outcomes[step % outcomes.count]
                    moments.append(moment)
                }
            }
        }
    }
}
