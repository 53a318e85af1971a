import RefreshCore
import RefreshGeometry

/// What moves the content along one axis while no finger does: a chain of motions in closed form, each with the time when it began.
enum AxisMotion: Hashable, Sendable {
    /// Nothing.
    case none
    /// Thrown, inside the range.
    case decelerating(Stretch)
    /// Past an end, on the way back. The position is the distance past the end, and the velocity grows it.
    case bouncing(Stretch, isAtStart: Bool)
    /// Sent by code.
    case animating(Journey)

    /// A motion from where it began.
    struct Stretch: Hashable, Sendable {
        var start: Double
        var position: Double
        var velocity: Double
    }

    /// A damped way from one offset to another.
    struct Journey: Hashable, Sendable {
        var start: Double
        var origin: Double
        var target: Double
        var motion: RefreshMotion
        var spring: SpringMotion

        /// When it arrives.
        var end: Double { start + motion.duration }

        init(from origin: Double, to target: Double, by motion: RefreshMotion, at start: Double) {
            self.start = start
            self.origin = origin
            self.target = target
            self.motion = motion
            spring = SpringMotion(duration: motion.duration, dampingRatio: motion.damping, initialVelocity: motion.initialVelocity)
        }

        func state(at time: Double) -> (position: Double, velocity: Double) {
            let elapsed = time - start
            let way = target - origin
            let left = spring.value(at: elapsed, from: 1, velocity: -motion.initialVelocity)
            return (target - way * left, -way * spring.velocity(at: elapsed, from: 1, velocity: -motion.initialVelocity))
        }
    }

    /// What the content may do along the axis.
    struct Limits {
        var range: ClosedRange<Double>
        var halfPixel: Double
        var physics: ScrollPhysics
    }

    /// The motion of content that is left to itself.
    init(at time: Double, position: Double, velocity: Double, in limits: Limits) {
        let edge = position.clamped(limits.range.lowerBound, limits.range.upperBound)
        let least = max(limits.physics.stopVelocity.finite(or: 13), limits.physics.startVelocity.finite())
        if abs(position - edge) > limits.halfPixel {
            let isAtStart = position < edge
            let outward = isAtStart ? -velocity : velocity
            self = .bouncing(Stretch(start: time, position: abs(position - edge), velocity: outward), isAtStart: isAtStart)
        } else if abs(velocity) > least {
            self = .decelerating(Stretch(start: time, position: edge, velocity: velocity))
        } else {
            self = .none
        }
    }

    /// Whether it is content that was thrown or comes back, rather than one that code has sent.
    var isDeceleration: Bool {
        switch self {
        case .decelerating, .bouncing: true
        case .none, .animating: false
        }
    }

    /// Goes on to a time, over ends of the content where they lie between, and tells the offset and the velocity there.
    /// - Returns: Nil if nothing moves. At the last moment of a motion it tells where that ends, and is `none` from then on.
    mutating func advance(to time: Double, in limits: Limits) -> (position: Double, velocity: Double)? {
        // Each pass leaves one stretch for the next. Devices need two or three; the bound is for constants that never come to rest.
        for _ in 0..<16 {
            switch self {
            case .none:
                return nil
            case .animating(let journey):
                return time < journey.end ? journey.state(at: time) : stop(at: journey.target)
            case .decelerating(let stretch):
                if let state = decelerate(stretch, to: time, in: limits) { return state }
            case .bouncing(let stretch, let isAtStart):
                if let state = bounce(stretch, isAtStart: isAtStart, to: time, in: limits) { return state }
            }
        }
        return stop(at: limits.range.lowerBound)
    }

    private mutating func stop(at position: Double) -> (position: Double, velocity: Double) {
        self = .none
        return (position, 0)
    }

    /// Nil where the content has met an end of the range: it goes on as a bounce, with the velocity that it has there.
    private mutating func decelerate(_ stretch: Stretch, to time: Double, in limits: Limits) -> (position: Double, velocity: Double)? {
        let decay = limits.physics.deceleration
        let elapsed = time - stretch.start
        let stopTime = decay.time(from: stretch.velocity, to: limits.physics.stopVelocity.finite(or: 13))
        let isAtStart = stretch.velocity < 0
        let edge = isAtStart ? limits.range.lowerBound : limits.range.upperBound
        if let crossing = decay.time(toTravel: edge - stretch.position, velocity: stretch.velocity), crossing <= min(elapsed, stopTime) {
            guard limits.physics.bounces else { return stop(at: edge) }
            let speed = abs(decay.velocity(at: crossing, velocity: stretch.velocity))
            self = .bouncing(Stretch(start: stretch.start + crossing, position: 0, velocity: speed), isAtStart: isAtStart)
            return nil
        }
        if elapsed >= stopTime {
            return stop(at: decay.value(at: stopTime, from: stretch.position, velocity: stretch.velocity))
        }
        return (
            decay.value(at: elapsed, from: stretch.position, velocity: stretch.velocity),
            decay.velocity(at: elapsed, velocity: stretch.velocity)
        )
    }

    /// Nil where the content was thrown back so hard that it has come inside the range: it goes on as a throw.
    private mutating func bounce(
        _ stretch: Stretch, isAtStart: Bool, to time: Double, in limits: Limits
    ) -> (position: Double, velocity: Double)? {
        let spring = limits.physics.bounce
        let edge = isAtStart ? limits.range.lowerBound : limits.range.upperBound
        let outward = isAtStart ? -1.0 : 1.0
        let elapsed = time - stretch.start
        let distance = spring.value(at: elapsed, from: stretch.position, velocity: stretch.velocity)
        let velocity = spring.velocity(at: elapsed, from: stretch.position, velocity: stretch.velocity)
        if distance < 0 {
            let crossing = crossingTime(of: stretch, before: elapsed, by: spring)
            let inward = outward * spring.velocity(at: crossing, from: stretch.position, velocity: stretch.velocity)
            self = .init(at: stretch.start + crossing, position: edge, velocity: inward, in: limits)
            return self == .none ? (edge, 0) : nil
        }
        let stopVelocity = limits.physics.stopVelocity.finite(or: 13)
        if distance < limits.halfPixel, abs(velocity) <= stopVelocity { return stop(at: edge) }
        return (edge + outward * distance, outward * velocity)
    }

    /// The time at which the spring passes the end on the way back, by halving.
    private func crossingTime(of stretch: Stretch, before elapsed: Double, by spring: SpringMotion) -> Double {
        var (low, high) = (0.0, elapsed)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if spring.value(at: middle, from: stretch.position, velocity: stretch.velocity) >= 0 { low = middle } else { high = middle }
        }
        return high
    }
}
