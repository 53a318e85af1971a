import RefreshCore
import RefreshGeometry

/// A machine on a scroll view of numbers, 375 by 667 points with 2,000 points of content, and a clock that the test moves.
struct Bench {
    var machine: RefreshMachine
    var metrics = ScrollMetrics(
        content: PlaneSize(width: 375, height: 2000), viewport: PlaneSize(width: 375, height: 667), pixelsPerPoint: 2)
    var now = 0.0

    init(_ edge: RefreshEdge = .top, _ options: RefreshOptions = .plain) {
        machine = RefreshMachine(edge: edge, options: options)
    }

    var pull: Pull { Pull(past: machine.side, metrics: metrics, app: .zero) }

    /// Moves the content so far past its rest, and reports it.
    @discardableResult
    mutating func scroll(to distance: Double) -> RefreshActions {
        machine.resolve(in: metrics.direction)
        metrics.offset[machine.side.axis] = pull.offset(at: distance)
        return machine.scrolled(at: now, pull: pull)
    }

    @discardableResult
    mutating func touch() -> RefreshActions { machine.touched(at: now, pull: pull) }

    @discardableResult
    mutating func release() -> RefreshActions { machine.released(at: now, pull: pull) }

    @discardableResult
    mutating func settle() -> RefreshActions { machine.settled(at: now, pull: pull) }

    @discardableResult
    mutating func start(_ reveal: RefreshReveal = .ifAtEdge) -> RefreshActions {
        machine.startRequested(reveal: reveal, at: now, pull: pull).actions
    }

    @discardableResult
    mutating func end(_ outcome: RefreshOutcome = .success, of token: RefreshToken? = nil) -> RefreshActions {
        machine.ended(token, with: outcome, at: now, pull: pull)
    }

    @discardableResult
    mutating func pass(_ seconds: Double) -> RefreshActions {
        now += seconds
        return machine.timePassed(at: now, pull: pull)
    }

    /// Pulls past the threshold and lets go, with the content at its rest in the open space afterwards.
    mutating func load() {
        touch()
        scroll(to: 80)
        release()
        scroll(to: 60)
        pass(0.25)
        settle()
    }
}

extension RefreshOptions {
    /// 60 points, with a quarter of a second to open and half a one to close.
    static var plain: RefreshOptions {
        var options = RefreshOptions(extent: 60)
        options.opening = RefreshMotion(duration: 0.25)
        options.closing = RefreshMotion(duration: 0.5)
        return options
    }
}
