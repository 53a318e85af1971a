/// What moves a scroll view: the phases that SwiftUI tells of since iOS 18.
enum ScrollActivity: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case idle
    /// A finger is down, and may begin to scroll.
    case tracking
    /// A finger scrolls.
    case interacting
    /// The content goes on after a lift, or comes back from past its end.
    case decelerating
    /// Code has sent the content somewhere.
    case animating

    /// Whether a finger is down.
    var isHeld: Bool { self == .tracking || self == .interacting }
}
