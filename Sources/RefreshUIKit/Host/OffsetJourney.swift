#if canImport(UIKit)
import RefreshCore
import RefreshGeometry

/// The way of an offset to where the refreshers send it.
///
/// The host walks it frame by frame, as a scroll view does with a bounce of its own: the content that comes into sight is laid out on the
/// way, and a finger finds the offset where the eye sees it. In an animation block the offset would be at its end at once.
struct OffsetJourney {
    private let start: Double
    private let origin: Double
    private let initialVelocity: Double
    private let spring: SpringMotion
    /// Where it ends.
    let target: Double
    /// When it ends, in seconds.
    let end: Double

    init(from origin: Double, to target: Double, by motion: RefreshMotion, at start: Double) {
        self.start = start
        self.origin = origin
        self.target = target
        end = start + motion.duration
        initialVelocity = motion.initialVelocity
        spring = SpringMotion(duration: motion.duration, dampingRatio: motion.damping, initialVelocity: motion.initialVelocity)
    }

    /// The rest of the way from another offset, in the rest of the time; without a swing.
    func diverted(from origin: Double, at time: Double) -> OffsetJourney {
        OffsetJourney(from: origin, to: target, by: RefreshMotion(duration: end - time), at: time)
    }

    /// The offset at a time.
    func offset(at time: Double) -> Double {
        guard time < end else { return target }
        return target - (target - origin) * spring.value(at: time - start, from: 1, velocity: -initialVelocity)
    }
}
#endif
