import RefreshControl

/// The wish for frames: a view that draws reads it, and gives the frames.
@MainActor
final class FrameFlag: FrameClock {
    /// Called when frames are wanted or unwanted from now on.
    var onChange: (@MainActor () -> Void)?

    var isPaused = true {
        didSet { if isPaused != oldValue { onChange?() } }
    }
}
