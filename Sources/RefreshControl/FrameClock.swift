/// The seam to frames: the host's display link, or a simulator's hand. Times and deadlines don't come from here: they don't pause.
///
/// A clock that isn't paused calls `RefreshAttachment.frameArrived()` once a frame. The host pauses it by itself, too, while nothing
/// can be seen.
#if !hasFeature(Embedded)
@MainActor
#endif
public protocol FrameClock: AnyObject {
    /// Whether frames are unwanted. The control sets it; it starts as true.
    var isPaused: Bool { get set }
}
