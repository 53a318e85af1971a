/// What the checks hold animators, refreshers and hosts to.
public enum RefreshRule: String, Hashable, Sendable, CaseIterable {
    // Animators.
    /// The picture depends on the moment alone, whatever was drawn before.
    case pure
    /// All numbers of the picture are finite.
    case finite
    /// All ink is inside the moment's size. Of a text the height counts, since its width is the host's.
    case inside
    /// Nothing is drawn at rest, unless there is no more to load.
    case emptyAtRest
    /// While `isMoving(at:)` is false the picture stays as time passes.
    case still
    /// Drawing a moment again into the same picture allocates no storage for it and makes no new table.
    case reuse
    /// Where that is asked for: the picture is drawn under the transform that stands when `draw` is called, after what is drawn already.
    case composes

    // Refreshers.
    /// The states are told in the order releasing, loading, finished, initial.
    case states
    /// The action runs once a load, and never without one.
    case action
    /// The end and the closing are told once a load, and nothing after the removal.
    case callbacks
    /// A load holds the extent open at its own side, and with the refresher idle or removed the inset is the app's, bit for bit.
    case inset
    /// No other side's inset is written.
    case ownSide
    /// The content comes back to where it rests.
    case rest
    /// It goes with its scroll view: nothing keeps it.
    case freed

    // Hosts.
    /// The host that was given can be checked: in a window, with a size, content longer than that, and no refreshers.
    case usable
    /// An inset that was written is read back, bit for bit, and nothing else has changed.
    case write
    /// A write of an inset with an offset is one: no other offset is reported or read between them.
    case oneWrite
    /// A move is there at once without a motion; with one it is there in time.
    case move
    /// The time that was asked for is told, not before it has come, and once.
    case wake
    /// A new time replaces the former, and nil drops it.
    case wakeReplaced
    /// The present doesn't go back, and goes on.
    case now
    /// Frames come while the clock isn't paused, and only then.
    case frames
    /// A gesture is reported as touched, then scrolled, then released, each at its time, and settled once it is at rest.
    case gesture
}

extension RefreshRule: CustomStringConvertible {
    /// The rule's name.
    public var description: String { rawValue }
}
