public import RefreshControl
public import RefreshCore
public import RefreshGeometry
public import RefreshSimulator

/// A refresher on a scroll view of its own, to be pulled in a test.
///
/// ```swift
/// let pull = RefreshPull(of: MyRefresher())
/// pull.drag(to: 1.2)
/// pull.lift()
/// // pull.refresher.state == .loading, pull.states == [.releasing(progress: 1), .loading]
/// ```
@MainActor
public final class RefreshPull {
    /// The scroll view. It may be changed as one likes.
    public let view: SimulatedScrollView
    /// The refresher.
    public let refresher: PullToRefresh

    /// Puts a refresher on a scroll view, and the content to rest at its edge. A trace is recorded.
    /// - Parameters:
    ///   - refresher: The refresher. On another scroll view it leaves that.
    ///   - view: The scroll view; unless given one with content twice as long as the viewport both ways.
    public init(of refresher: PullToRefresh, on view: SimulatedScrollView? = nil) {
        let view = view ?? SimulatedScrollView(content: PlaneSize(width: 750, height: 1334))
        self.view = view
        self.refresher = refresher
        view.addPullToRefresh(refresher)
        var offset = view.metrics.offset
        offset[axis] = rest
        view.scroll(to: offset)
        view.refreshAttachment.beginTrace()
    }

    /// The side where the refresher lies.
    public var side: ScrollSide { refresher.position.side(in: view.direction) }

    /// Drags the content evenly until the pull is so large a part of the threshold, in a tenth of a second. The finger stays down.
    /// - Parameter progress: 1 is the threshold. Not finite: 0.
    public func drag(to progress: Double) {
        let start = view.metrics.offset[axis]
        let way = progress.finite() * threshold
        let end = side.isStart ? rest - way : rest + way
        for step in 1...6 {
            view.clock.advance(by: 1 / 60)
            view.drag(to: step == 6 ? end : start + (end - start) * Double(step) / 6, along: axis)
        }
    }

    /// Lifts the finger, and waits until the content has come to rest.
    public func lift() {
        view.release(settling: false)
        if !view.isMoving { view.settle() }
        wait(1)
    }

    /// Lets time pass: frames, deadlines and motions come at their times.
    /// - Parameter seconds: The time, at most an hour. Less than 0 or not finite: 0.
    public func wait(_ seconds: Double) { view.clock.advance(by: min(3600, seconds.finite())) }

    /// What was recorded up to here.
    public var trace: RefreshTrace? { view.refreshAttachment.trace }

    /// The states that the animator was told, where they follow each other the last of those that differ in progress only.
    public var states: [RefreshState] {
        var states: [RefreshState] = []
        for entry in trace?.entries ?? [] {
            guard case .told(refresher.position, let state) = entry.event else { continue }
            if case .releasing = state, case .releasing? = states.last { states.removeLast() }
            states.append(state)
        }
        return states
    }

    /// How the loads ended, in order.
    public var outcomes: [RefreshOutcome] {
        (trace?.entries ?? []).compactMap { if case .finished(refresher.position, let outcome) = $0.event { outcome } else { nil } }
    }

    private var axis: ScrollAxis { side.axis }
    private var rest: Double { side.isStart ? view.range(along: axis).lowerBound : view.range(along: axis).upperBound }
    private var threshold: Double { max(0, (refresher.options.threshold ?? refresher.options.extent).finite()) }
}
