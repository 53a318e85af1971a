import RefreshControl

/// The frames of one simulated scroll view, on the beat of its ``ManualClock``.
@MainActor
final class SimulatedFrameClock: FrameClock {
    private let clock: ManualClock
    /// Called when the control has begun or ceased to want frames.
    var onChange: (@MainActor () -> Void)?

    init(clock: ManualClock) {
        self.clock = clock
    }

    /// The present, in seconds: the manual clock's.
    var now: Double { clock.now }

    /// Whether frames are unwanted. It starts as true.
    var isPaused = true {
        didSet { if isPaused != oldValue { onChange?() } }
    }
}
