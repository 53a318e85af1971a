/// Timelines that run in the time of one: `CAAnimationGroup` as a value.
///
/// The children's parent time is the group's local time, paced by the group's curve. They are cut off at its duration, not scaled to it, and
/// repeat and reverse with it.
public struct MediaGroup: Hashable, Sendable {
    /// The timeline of the group.
    public var timeline: MediaTimeline
    /// The timelines inside.
    public var children: [MediaTimeline]

    /// Makes a group.
    public init(_ timeline: MediaTimeline, children: [MediaTimeline]) {
        self.timeline = timeline
        self.children = children
    }

    /// The time that passes inside, from 0 to the group's duration, at a time of the parent; nil where the group shows nothing.
    public func time(at parent: Double) -> Double? {
        guard timeline.curve != .linear else { return timeline.localTime(at: parent) }
        guard let progress = timeline.progress(at: parent) else { return timeline.localTime(at: parent) }
        return progress * timeline.duration
    }

    /// The local time of a child at a time of the group's parent; nil where it or the group shows nothing, or there is no such child.
    public func localTime(of child: Int, at parent: Double) -> Double? {
        guard children.indices.contains(child), let time = time(at: parent) else { return nil }
        return children[child].localTime(at: time)
    }

    /// The paced progress of a child at a time of the group's parent; nil where it or the group shows nothing, or there is no such child.
    public func progress(of child: Int, at parent: Double) -> Double? {
        guard children.indices.contains(child), let time = time(at: parent) else { return nil }
        return children[child].progress(at: time)
    }
}
