#if canImport(UIKit)
import RefreshControl

/// What the refreshers of a scroll view say of frames: whether they want any.
@MainActor final class HostFrames: FrameClock {
    /// Called when that has changed.
    var onChange: (@MainActor () -> Void)?

    var isPaused = true {
        didSet { if isPaused != oldValue { onChange?() } }
    }
}
#endif
