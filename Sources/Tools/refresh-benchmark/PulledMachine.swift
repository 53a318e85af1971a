import RefreshCore
import RefreshGeometry

/// A machine under a finger that pulls to and fro below the threshold.
struct PulledMachine {
    private var machine = RefreshMachine(edge: .top)
    private var metrics = ScrollMetrics(
        content: PlaneSize(width: 375, height: 2000), viewport: PlaneSize(width: 375, height: 667), pixelsPerPoint: 3)

    init() { _ = machine.touched(at: 0, pull: Pull(past: .top, metrics: metrics, app: .zero)) }

    /// The state that a scroll event tells, another one at each call.
    @inline(__always) mutating func scroll(_ call: Int) -> RefreshState? {
        metrics.offset.y = -1 - Double(call % 50)
        return machine.scrolled(at: Double(call) / 120, pull: Pull(past: .top, metrics: metrics, app: .zero)).state
    }
}
