public import RefreshAnimation
import RefreshCore
import RefreshGeometry

extension RefreshMoment {
    /// Moments of all kinds: every state, edge, outcome and direction, progress up to far beyond the threshold, times up to an hour, usual and
    /// large text, all and less motion, lists of some ages. Some hundreds.
    /// - Parameters:
    ///   - length: The length of the edge, in points.
    ///   - extent: The refresher's extent, in points.
    public static func grid(length: Double = 320, extent: Double = 60) -> [RefreshMoment] {
        RefreshEdge.allCases.flatMap { edge in
            ReadingDirection.allCases.flatMap { direction in
                [(false, 1.0, nil), (true, 1.0, 200), (false, 2.0, 90_000)].flatMap { (reducesMotion, textScale, age: Double?) in
                    course(extent: extent).map { moment in
                        var moment = moment
                        let isVertical = edge == .top || edge == .bottom
                        moment.size = PlaneSize(width: isVertical ? length : extent, height: isVertical ? extent : length)
                        moment.edge = edge
                        moment.direction = direction
                        moment.reducesMotion = reducesMotion
                        moment.textScale = textScale
                        moment.age = age
                        return moment
                    }
                }
            }
        }
    }

    /// The course of loads, at one edge.
    private static func course(extent: Double) -> [RefreshMoment] {
        var moments = [RefreshMoment(), RefreshMoment(outcome: .success)]
        for progress in [0.001, 0.25, 0.5, 0.75, 0.999, 1, 1.6, 4] {
            for arming in progress < 1 ? [0, 0.5] : [0, 0.5, 1] {
                moments.append(
                    RefreshMoment(
                        state: .releasing(progress: min(1, progress)), progress: progress, velocity: progress < 1 ? -2 : 3,
                        seconds: progress,
                        isArmed: progress >= 1, arming: arming, shown: progress * extent))
            }
            moments.append(RefreshMoment(progress: progress, outcome: .exhausted, isExhausted: true, shown: progress * extent))
        }
        for seconds in [0, 0.016, 0.2, 1, 7.3, 3600] {
            for wasPulled in [false, true] {
                moments.append(
                    RefreshMoment(
                        state: .loading, progress: 1, seconds: seconds, wasPulled: wasPulled, arming: wasPulled ? 1 : 0, shown: extent))
            }
        }
        for outcome in RefreshOutcome.allCases {
            for (seconds, part) in [(0.0, 1.0), (0.1, 0.7), (0.35, 0), (5, 0.5)] {
                for foundNothingNew in [false, true] {
                    moments.append(
                        RefreshMoment(
                            state: .finished, progress: 1, seconds: seconds, loadingSeconds: 2 + seconds, wasPulled: true, arming: 1,
                            outcome: outcome, foundNothingNew: foundNothingNew, isExhausted: outcome == .exhausted, shown: part * extent))
                }
            }
        }
        return moments
    }

    /// The moment in a few words, for a finding.
    var words: String {
        var words = ["\(state)"]
        if progress != 1 || state == .initial { words.append("progress \(progress)") }
        words += ["\(seconds) s", "\(edge)", "\(size.width) by \(size.height)"]
        if isArmed || arming > 0 { words.append("arming \(arming)") }
        if let outcome { words.append("outcome \(outcome)") }
        if isExhausted { words.append("exhausted") }
        if wasPulled { words.append("pulled") }
        if shown > 0 { words.append("shown \(shown)") }
        if direction == .rightToLeft { words.append("right to left") }
        if reducesMotion { words.append("reduced motion") }
        if let age { words.append("\(age) s old") }
        if textScale != 1 { words.append("text scale \(textScale)") }
        return words.joined(separator: ", ")
    }
}
