internal import RefreshCore
internal import RefreshGeometry

extension MediaTimeline {
    /// The timeline standing still at a part of its way: speed 0, and filling both ways, so that its last frame is never lost.
    /// - Parameters:
    ///   - progress: The part of the way, 0…1; what is outside is held.
    ///   - reach: The active time that a progress of 1 stands for, in seconds. Default: a single duration.
    public func scrubbed(to progress: Double, of reach: Double? = nil) -> MediaTimeline {
        var timeline = self
        timeline.speed = 0
        timeline.timeOffset = (progress > 0 ? min(1, progress) : 0) * (reach ?? duration).heldTime
        timeline.fill = .both
        return timeline
    }

    /// The timeline stopped where it is at a time of the parent.
    public func paused(at parent: Double) -> MediaTimeline {
        var timeline = self
        timeline.timeOffset = activeTime(at: parent)
        timeline.speed = 0
        return timeline
    }

    /// The timeline running from where it is, from a time of the parent on: what goes on after a scrub or a pause.
    /// - Parameters:
    ///   - parent: The time of the parent from which on it runs.
    ///   - speed: How fast.
    public func running(from parent: Double, speed: Double = 1) -> MediaTimeline {
        var timeline = paused(at: parent)
        timeline.begin = parent
        timeline.speed = speed
        return timeline
    }

    /// The local time as a refresh moves it, in one line: while pulled it stands at the pull's part of a reach; while loading, and after, it runs on
    /// from there with its own speed.
    /// - Parameters:
    ///   - moment: The moment.
    ///   - reach: The active time at which the threshold is, in seconds. Default: a single duration.
    public func localTime(of moment: RefreshMoment, pulledTo reach: Double? = nil) -> Double? {
        switch moment.state {
        case .initial, .releasing: return scrubbed(to: moment.progress, of: reach).localTime(at: 0)
        case .loading, .finished:
            var timeline = scrubbed(to: 1, of: reach)
            timeline.fill = fill
            return timeline.running(from: 0, speed: speed).localTime(at: max(0, moment.loadingSeconds.finite()))
        }
    }
}
