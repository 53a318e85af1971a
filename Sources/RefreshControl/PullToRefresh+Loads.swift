public import RefreshCore

extension PullToRefresh {
    /// Starts a load by code. The state is loading when this returns, and the action has run or will as soon as the present event is over,
    /// also while the scroll view has no size or window yet.
    /// - Parameters:
    ///   - reveal: Whether to scroll to the refresher.
    ///   - isAnimated: Whether that takes the opening's time.
    ///   - isSilent: Whether only the animation is wanted, without the action.
    /// - Returns: The load's token, or why there is none.
    @discardableResult
    public final func start(reveal: RefreshReveal = .ifAtEdge, isAnimated: Bool = true, isSilent: Bool = false) -> RefreshStart {
        guard let attachment = bond.attachment else { return .refused(.detached) }
        attachment.note(.startRequested(position, reveal: reveal, isAnimated: isAnimated, isSilent: isSilent))
        var result = RefreshStart.refused(.detached)
        attachment.apply(to: self) {
            let requested = $0.startRequested(reveal: reveal, isAnimated: isAnimated, isSilent: isSilent, at: $1, pull: $2)
            result = requested.start
            return requested.actions
        }
        return result
    }

    /// Ends the load that runs. In any other state it does nothing, now or later.
    /// - Parameters:
    ///   - outcome: How it ended.
    ///   - token: The load that is meant; nil means the one that runs. Another load's token does nothing.
    public final func end(_ outcome: RefreshOutcome = .success, of token: RefreshToken? = nil) {
        bond.attachment?.note(.endRequested(position, outcome, isStale: token != nil && token != self.token))
        bond.attachment?.apply(to: self) { $0.ended(token, with: outcome, at: $1, pull: $2) }
    }

    /// Calls the load off: its async action is cancelled, and it ends at once with `cancelled`.
    public final func cancel() {
        bond.attachment?.note(.cancelRequested(position))
        bond.attachment?.apply(to: self) { $0.cancelRequested(at: $1, pull: $2) }
    }

    /// Allows pulls and starts, or forbids them. A load that runs goes on and can be ended.
    public final func setEnable(isEnabled: Bool) {
        guard let attachment = bond.attachment else { return _ = core.machine.enabled(isEnabled) }
        attachment.note(.enabled(position, isEnabled))
        attachment.change(self) { machine, _, _ in machine.enabled(isEnabled) }
    }

    /// Notes that there is no more to load. It stands, whatever ends come, until ``reset()`` or a success of the refresher at the
    /// opposite edge.
    public final func exhaust() {
        core.stage.isDirty = true
        bond.attachment?.note(.exhausted(position))
        bond.attachment?.apply(to: self) { $0.exhausted(at: $1, pull: $2) }
    }

    /// Notes that there may be more to load again, after ``exhaust()`` or a failure.
    public final func reset() {
        core.stage.isDirty = true
        bond.attachment?.note(.reset(position))
        bond.attachment?.change(self) { $0.reset(at: $1, pull: $2) }
    }

    /// Starts as for a reader who uses assistive technology: shows it, wherever the reader is.
    /// - Returns: Whether a load has begun; not while loading, disabled or exhausted.
    @discardableResult
    public final func accessibilityRefresh() -> Bool {
        if case .started = start(reveal: .always) { true } else { false }
    }
}
