internal import RefreshGeometry

/// A stretch of time inside another one: `CAMediaTiming` as a value.
///
/// A time of the parent becomes a local one in two steps:
///
///     active = (parent - begin) · speed + timeOffset      held or removed outside, as `fill` says
///     local  = active folded by the duration, and mirrored on every second way if it reverses
///
/// The formula and the two steps are those of `CAMediaTiming.h`. At the very end of the active time the timeline is over, unless it fills
/// forwards: then it shows its end rather than its start anew.
///
/// The same timeline can be scrubbed by a pull, and run on from there while loading:
///
/// ```swift
/// let word = MediaTimeline(duration: 1.4)                                  // 1 s for "Load", 0.4 s for "ing"
/// let pulled = word.scrubbed(to: 0.5, of: 1)                               // stands half way through the first second
/// let loading = word.scrubbed(to: 1, of: 1).running(from: 0)               // runs on from one second
/// pulled.localTime(at: 12)                                                 // 0.5, whatever the time is
/// loading.localTime(at: 0.25)                                              // 1.25
/// ```
///
/// An animator needs one line: `word.localTime(of: moment, pulledTo: 1)`.
///
/// Times are seconds. Numbers that are not finite count as 0, except for a duration and counts that are infinite.
public struct MediaTimeline: Hashable, Sendable {
    /// The parent's time at which it begins.
    public var begin: Double
    /// How many seconds pass in it for each of the parent's: 0 stands still at `timeOffset`, less runs backwards.
    public var speed: Double
    /// The local time at which it begins.
    public var timeOffset: Double
    /// How long it lasts once. Infinite: it has no end, repeats nothing and is active always, as a layer is. Less than 0, or not a number,
    /// counts as 0.
    public var duration: Double
    /// How often it runs, parts included; infinite for ever. 0, less or not a number counts as 1.
    public var repeatCount: Double
    /// How long it runs, instead of how often, in its active time. 0, less or not a number counts as not set.
    public var repeatDuration: Double
    /// Whether it runs back after each way there; that doubles the length of a cycle.
    public var autoreverses: Bool
    /// What it shows outside its active time.
    public var fill: MediaFill
    /// What paces it: the way from the local time to the progress.
    public var curve: MediaCurve

    /// Makes a timeline: once, from the parent's 0 on, and removed at its end, unless said otherwise.
    public init(
        begin: Double = 0, speed: Double = 1, timeOffset: Double = 0, duration: Double, repeatCount: Double = 1, repeatDuration: Double = 0,
        autoreverses: Bool = false, fill: MediaFill = .removed, curve: MediaCurve = .linear
    ) {
        self.begin = begin
        self.speed = speed
        self.timeOffset = timeOffset
        self.duration = duration
        self.repeatCount = repeatCount
        self.repeatDuration = repeatDuration
        self.autoreverses = autoreverses
        self.fill = fill
        self.curve = curve
    }

    /// Where it is at a time of the parent.
    public func phase(at parent: Double) -> MediaPhase {
        let time = activeTime(at: parent)
        if wholeDuration == .infinity { return .active }
        if time < 0 { return .before }
        let end = activeDuration
        return time < end || time == end && fill.holdsEnd ? .active : .after
    }

    /// The local time, from 0 to the duration, at a time of the parent; nil where it shows nothing.
    public func localTime(at parent: Double) -> Double? {
        let time = activeTime(at: parent)
        if wholeDuration == .infinity { return time }
        if time < 0 { return fill.holdsStart ? 0 : nil }
        if time < activeDuration { return folded(time) }
        return fill.holdsEnd ? folded(activeDuration) : nil
    }

    /// The progress, paced by the curve, at a time of the parent: 0 at the start of its duration and 1 at the end. Nil where it shows nothing,
    /// or has no end.
    public func progress(at parent: Double) -> Double? {
        guard wholeDuration < .infinity, let time = localTime(at: parent) else { return nil }
        return curve.value(at: wholeDuration > 0 ? time / wholeDuration : 1)
    }

    /// How long it runs in all, repeats and ways back included, in its own seconds.
    public var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        let cycle = wholeDuration * (autoreverses ? 2 : 1)
        return cycle > 0 ? cycle * (repeatCount > 0 ? repeatCount : 1) : 0
    }

    private var wholeDuration: Double { duration > 0 ? duration : 0 }

    func activeTime(at parent: Double) -> Double { (parent.finite() - begin.finite()) * speed.finite() + timeOffset.finite() }

    /// A time from 0 to the end of the active time, as one of a single way.
    private func folded(_ time: Double) -> Double {
        let duration = wholeDuration
        guard duration > 0 else { return 0 }
        // For ever ends nowhere: at the end of a cycle, say.
        let cycle = duration * (autoreverses ? 2 : 1)
        guard time < .infinity else { return autoreverses ? 0 : duration }
        let count = (time / cycle).rounded(.down)
        var rest = min(cycle, max(0, time - count * cycle))
        if rest == 0, count > 0, time == activeDuration { rest = cycle }
        return rest > duration ? cycle - rest : rest
    }
}
