/// A refresher's reference to the attachment that keeps it. It doesn't keep the attachment, so that a freed scroll view frees its refreshers.
#if !hasFeature(Embedded)
@MainActor
#endif
struct RefreshBond {
    #if hasFeature(Embedded)
    /// Embedded Swift has no `weak`: there the host removes its refreshers before it goes.
    unowned(unsafe) var attachment: RefreshAttachment?
    #else
    private weak var anchor: RefreshAnchor?
    /// The attachment; nil once it is gone.
    var attachment: RefreshAttachment? {
        get { anchor?.attachment }
        set { anchor = newValue?.anchor }
    }
    #endif
    /// Grows with each attachment: what was asked for before the last one is out of date.
    var number: UInt = 0

    var isHeld: Bool { attachment != nil }
}

#if !hasFeature(Embedded)
/// What is weakly referred to in an attachment's place: an object with weak references counts its strong ones in a table beside it, which
/// makes each retain slow, and an attachment is retained on every event.
///
/// The attachment is its only owner and lets it go before anything else of it goes. So whoever finds it finds the attachment whole; the
/// reference back is checked all the same.
final class RefreshAnchor: Sendable {
    unowned let attachment: RefreshAttachment

    init(_ attachment: RefreshAttachment) { self.attachment = attachment }
}
#endif
