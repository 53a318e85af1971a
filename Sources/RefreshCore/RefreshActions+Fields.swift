extension RefreshActions {
    /// The share of the inset to hold from now on, in points.
    @inlinable public var share: Double? {
        get { asked.contains(.share) ? shareLength : nil }
        set {
            ask(.share, newValue != nil)
            shareLength = newValue ?? 0
        }
    }

    /// The offset along the axis to go to, in points; it belongs to the share, and the two are one write.
    @inlinable public var offset: Double? {
        get { asked.contains(.offset) ? offsetLength : nil }
        set {
            ask(.offset, newValue != nil)
            offsetLength = newValue ?? 0
        }
    }

    /// How the offset gets there; nil means at once.
    @inlinable public var motion: RefreshMotion? {
        get { asked.contains(.motion) ? motionAsked : nil }
        set {
            ask(.motion, newValue != nil)
            motionAsked = newValue ?? RefreshMotion.none
        }
    }

    /// The state to tell the animator.
    @inlinable public var state: RefreshState? {
        get {
            if asked.contains(.releasingState) { return .releasing(progress: progressAsked) }
            if asked.isDisjoint(with: .states) { return nil }
            if asked.contains(.loadingState) { return .loading }
            return asked.contains(.initialState) ? .initial : .finished
        }
        set {
            asked.subtract(.states)
            progressAsked = 0
            switch newValue {
            case nil: break
            case .initial: asked.insert(.initialState)
            case .releasing(let progress):
                asked.insert(.releasingState)
                progressAsked = progress
            case .loading: asked.insert(.loadingState)
            case .finished: asked.insert(.finishedState)
            }
        }
    }

    /// Whether the refresher has just armed: the moment of a light haptic.
    @inlinable public var isArming: Bool {
        get { asked.contains(.arming) }
        set { ask(.arming, newValue) }
    }

    /// The load that has ended, and how.
    @inlinable public var finished: Finished? {
        get { asked.contains(.finished) ? Finished(token: finishedToken, outcome: outcomeAsked) : nil }
        set {
            ask(.finished, newValue != nil)
            finishedToken = newValue?.token ?? RefreshToken(0)
            outcomeAsked = newValue?.outcome ?? .success
        }
    }

    /// Whether the state is initial again, which is told after the end was told: nothing is left to close.
    @inlinable public var isSettled: Bool {
        get { asked.contains(.settled) }
        set { ask(.settled, newValue) }
    }

    /// Whether a closing is over: with true it came to rest, with false a new load cut it short. A removal tells nothing.
    @inlinable public var closed: Bool? {
        get { asked.contains(.closed) ? asked.contains(.cleanly) : nil }
        set {
            ask(.closed, newValue != nil)
            ask(.cleanly, newValue == true)
        }
    }

    /// The load whose action is to be cancelled.
    @inlinable public var cancel: RefreshToken? {
        get { asked.contains(.cancel) ? cancelToken : nil }
        set {
            ask(.cancel, newValue != nil)
            cancelToken = newValue ?? RefreshToken(0)
        }
    }

    /// The load to begin, and whether its action is to run.
    @inlinable public var begin: Begin? {
        get { asked.contains(.begin) ? Begin(token: beginToken, isSilent: asked.contains(.silently)) : nil }
        set {
            ask(.begin, newValue != nil)
            ask(.silently, newValue?.isSilent == true)
            beginToken = newValue?.token ?? RefreshToken(0)
        }
    }
}
