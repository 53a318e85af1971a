/// The seam to frames: the host's display link, or a simulator's hand.
///
/// A clock that isn't paused calls `RefreshAttachment.frameArrived()` once a frame. The host pauses it by itself, too, while nothing
/// can be seen.
#if !hasFeature(Embedded)
@MainActor
#endif
public protocol FrameClock: AnyObject {
    /// The present, in seconds from an origin of the clock's own. Never goes back.
    var now: Double { get }

    /// Whether frames are unwanted. The control sets it; it starts as true.
    var isPaused: Bool { get set }
}
