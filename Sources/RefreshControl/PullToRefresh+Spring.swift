internal import RefreshCore

/// Options by the names of Yalantis' PullToRefresh. They stand for parts of ``options``.
extension PullToRefresh {
    /// How long the closing takes, in seconds.
    public final var animationDuration: Double {
        get { options.closing.duration }
        set { options.closing = RefreshMotion(duration: newValue, damping: springDamping, initialVelocity: initialSpringVelocity) }
    }

    /// How long a result stays before the space closes, in seconds.
    public final var hideDelay: Double {
        get { options.resultDwell }
        set { options.resultDwell = newValue }
    }

    /// The damping ratio of the closing: 1 comes to rest without overshoot, less swings. Held between 0.05 and 1.
    public final var springDamping: Double {
        get { options.closing.damping }
        set { options.closing = RefreshMotion(duration: animationDuration, damping: newValue, initialVelocity: initialSpringVelocity) }
    }

    /// The velocity at the start of the closing, in whole distances a second.
    public final var initialSpringVelocity: Double {
        get { options.closing.initialVelocity }
        set { options.closing = RefreshMotion(duration: animationDuration, damping: springDamping, initialVelocity: newValue) }
    }
}
