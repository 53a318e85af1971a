import RefreshCore
import RefreshGeometry
import RefreshSimulator

@testable import RefreshSwiftUI

/// SwiftUI's part, on a scroll view of numbers: it tells a ``GeometryHost`` geometry and phases, and lays out what that asks for, at once or
/// some time later.
@MainActor
final class LayoutStandIn {
    let view: SimulatedScrollView
    let host: GeometryHost
    /// How long the layout takes to do what it was asked, in seconds.
    var lag: Double
    /// What isn't the refreshers'.
    var bars: PlaneInsets { didSet { lay(held) } }
    /// What was asked of the layout, in order.
    private(set) var orders: [GeometryOrder] = []
    private var held = PlaneInsets.zero
    private var activity = ScrollActivity.idle

    init(lag: Double = 0, bars: PlaneInsets = PlaneInsets(top: 100, bottom: 34), content: Double = 2000) {
        self.lag = lag
        self.bars = bars
        view = SimulatedScrollView(content: PlaneSize(width: 375, height: content), safeArea: bars)
        host = GeometryHost(time: ManualTime(view.clock))
        host.onOrder = { [weak self] order in self?.take(order) }
        view.onEvent = { [weak self] event in self?.hear(event) }
        host.read(reading)
    }

    var clock: ManualClock { view.clock }

    var reading: ScrollReading {
        let numbers = view.metrics
        return ScrollReading(
            offset: numbers.offset, content: numbers.content, viewport: numbers.viewport, insets: numbers.safeArea,
            pixelsPerPoint: numbers.pixelsPerPoint, direction: numbers.direction)
    }

    /// A finger pulls down by a way, and lifts.
    func pull(by way: Double) {
        view.perform(TouchScript().moved(by: PlanePoint(x: 0, y: way), in: 0.3))
    }

    /// A finger comes down, and moves nothing yet.
    func touch() {
        view.touchDown()
        activity = .tracking
        host.change(to: activity, at: reading)
    }

    /// Seconds pass, with frames where they are wanted.
    func advance(_ seconds: Double) {
        let end = clock.now + seconds
        while clock.nextFrame <= end {
            clock.advance(to: clock.nextFrame)
            host.drawFrame()
        }
        clock.advance(to: end)
    }

    private func take(_ order: GeometryOrder) {
        orders.append(order)
        if lag > 0 { clock.schedule(after: lag) { [weak self] in self?.perform(order) } } else { perform(order) }
    }

    private func perform(_ order: GeometryOrder) {
        lay(order.held)
        guard let target = order.target else { return }
        let offset: PlanePoint
        switch target {
        case .side(let side):
            let range = view.range(along: side.axis)
            offset = point(side.isStart ? range.lowerBound : range.upperBound, along: side.axis)
        case .offset(let value, let axis): offset = point(value, along: axis)
        }
        if order.motion.duration > 0, offset != view.metrics.offset {
            activity = .animating
            host.change(to: activity, at: reading)
        }
        view.scroll(to: offset, motion: order.motion)
        host.read(reading)
    }

    private func lay(_ held: PlaneInsets) {
        self.held = held
        view.safeArea = bars + held
        host.read(reading)
    }

    private func point(_ offset: Double, along axis: ScrollAxis) -> PlanePoint {
        var point = view.metrics.offset
        point[axis] = offset
        return point
    }

    private func hear(_ event: ScrollEvent) {
        switch event {
        case .willBeginDragging: activity = .interacting
        case .didScroll: return host.read(reading)
        case .willEndDragging: return
        case .didEndDragging(let willDecelerate): activity = willDecelerate ? .decelerating : .idle
        case .willBeginDecelerating: activity = .decelerating
        case .didEndDecelerating, .didEndScrollingAnimation: activity = .idle
        }
        host.change(to: activity, at: reading)
    }
}

/// The time of a manual clock.
@MainActor
final class ManualTime: HostTime {
    private let clock: ManualClock
    private var ticket: ManualClock.Ticket?

    init(_ clock: ManualClock) { self.clock = clock }

    var now: Double { clock.now }

    func wake(at time: Double?, _ action: @escaping @MainActor () -> Void) {
        if let ticket { clock.cancel(ticket) }
        ticket = time.map { clock.schedule(at: $0, action) }
    }
}
