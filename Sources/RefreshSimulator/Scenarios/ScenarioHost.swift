public import RefreshControl

/// Another host, put under the scenarios: a scroll view of some platform, or a model of one, whose content moves as a simulated one's.
///
/// It takes the numbers and the motion from a ``SimulatedScrollView`` that has no refreshers of its own, hears of each change by
/// `onReport` and `onEvent`, and does to it what its refreshers ask for. What it gives back to the simulated scroll view by `tap()` and
/// `announce(_:of:)` is found by the scenarios.
@MainActor
public protocol ScenarioHost: AnyObject {
    /// The scroll view that takes the refreshers.
    var scrolling: any RefreshScrolling { get }
    /// Whether the host itself moves the content now.
    var isMoving: Bool { get }
    /// Whether its refreshers want no frames.
    var isPaused: Bool { get }
}
