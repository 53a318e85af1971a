/// A frame clock for a host that makes its frames itself: it tells when they are wanted.
#if !hasFeature(Embedded)
@MainActor
#endif
public final class FrameFlag: FrameClock {
    /// Called when frames have begun or ceased to be wanted.
    public var onChange: (() -> Void)?

    /// Whether frames are unwanted. It starts as true.
    public var isPaused = true {
        didSet { if isPaused != oldValue { onChange?() } }
    }

    /// Makes a flag that wants no frames yet.
    public init() {}
}
