#if canImport(UIKit)
import RefreshControl
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

    init(from origin: Double, by move: RefreshMove, to target: Double, at start: Double) {
        self.start = start
        self.origin = origin
        self.target = target
        end = start + move.motion.duration
        initialVelocity = move.motion.initialVelocity
        spring = SpringMotion(
            duration: move.motion.duration, dampingRatio: move.motion.damping, initialVelocity: move.motion.initialVelocity)
    }

    /// The offset at a time.
    func offset(at time: Double) -> Double {
        guard time < end else { return target }
        return target - (target - origin) * spring.value(at: time - start, from: 1, velocity: -initialVelocity)
    }
}
#endif
