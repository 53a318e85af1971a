/// How an offset gets to where it goes: a damped spring that is given its whole time.
///
/// Duration, damping ratio and initial velocity mean what they mean in `UIView.animate(withDuration:…usingSpringWithDamping:…)`.
public struct RefreshMotion: Hashable, Sendable {
    /// The time until rest, in seconds. 0, less or not finite: at once.
    public var duration: Double
    /// The damping ratio: 1 comes to rest without overshoot, less swings. Held between 0.05 and 1.
    public var damping: Double
    /// The velocity at the start, in whole distances a second, towards the target. Not finite: 0.
    public var initialVelocity: Double

    /// Makes a motion.
    @inlinable public init(duration: Double, damping: Double = 1, initialVelocity: Double = 0) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.damping = damping.isFinite ? min(1, max(0.05, damping)) : 1
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// No motion: at the target at once.
    @inlinable public static var none: RefreshMotion { RefreshMotion(duration: 0) }
}
