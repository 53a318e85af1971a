public import RefreshGeometry

/// How a progress becomes another one: what paces a timeline, or the way from one keyframe to the next.
public enum MediaCurve: Hashable, Sendable {
    /// As it is.
    case linear
    /// Along a Bézier curve.
    case eased(Easing)
    /// As a spring pulls, which has so many seconds; a spring that isn't at rest by then is cut off, as `CASpringAnimation`'s is by its
    /// `duration`. `SpringMotion.settlingTime(from:velocity:within:)` tells when it is.
    case spring(SpringMotion, seconds: Double)
    /// Not at all before the end, where it jumps: a discrete step.
    case held

    /// The progress for a part of the time.
    /// - Parameter part: 0…1; what is outside is held. Not a number: 0.
    public func value(at part: Double) -> Double {
        let part = part > 0 ? min(1, part) : 0
        switch self {
        case .linear: return part
        case .eased(let easing): return easing.value(at: part)
        case .spring(let spring, let seconds): return spring.progress(at: part * seconds.heldTime)
        case .held: return part < 1 ? 0 : 1
        }
    }
}
