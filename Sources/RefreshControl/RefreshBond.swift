/// A refresher's reference to the attachment that keeps it. It doesn't keep the attachment, so that a freed scroll view frees its refreshers.
struct RefreshBond {
    #if hasFeature(Embedded)
    /// Embedded Swift has no `weak`: there the host removes its refreshers before it goes.
    unowned(unsafe) var attachment: RefreshAttachment?
    #else
    weak var attachment: RefreshAttachment?
    #endif
    /// Grows with each attachment: what was asked for before the last one is out of date.
    var number: UInt = 0

    var isHeld: Bool { attachment != nil }
}
