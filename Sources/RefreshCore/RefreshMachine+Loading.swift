public import RefreshGeometry

extension RefreshMachine {
    /// The app or the reader, by a tap or by assistive technology, wants a load.
    /// - Parameters:
    ///   - reveal: Whether to scroll to the refresher.
    ///   - isAnimated: Whether that takes the opening's time.
    ///   - isSilent: Whether only the animation is wanted, without the action.
    /// - Returns: What came of it, and what has to be done.
    public mutating func startRequested(
        reveal: RefreshReveal = .ifAtEdge, isAnimated: Bool = true, isSilent: Bool = false, at now: Double, pull: Pull
    ) -> (start: RefreshStart, actions: RefreshActions) {
        if let refusal { return (.refused(refusal), .none) }
        let wantsReveal = reveal == .always || (reveal == .ifAtEdge && pull.distance >= -pull.tolerance)
        let canReveal = isInSight && pull.viewport > 0
        let offset = wantsReveal && canReveal ? pull.offset(at: extent) : nil
        let actions = begin(
            at: now, pull: pull, offset: offset, motion: isAnimated ? options.opening : .none, isSilent: isSilent,
            dueReveal: wantsReveal && (!canReveal || gesture.isTracking) ? reveal : .never,
            returnOffset: wantsReveal ? pull.offset(at: pull.distance) : nil)
        return (.started(lastToken), actions)
    }

    /// Why a start would be refused now; nil if it wouldn't.
    public var refusal: RefreshRefusal? {
        if case .loading = stage { return .loading }
        if !isEnabled { return .disabled }
        if isExhausted { return .exhausted }
        return isExcluded ? .excluded : nil
    }

    /// A load has ended.
    /// - Parameter token: The load that is meant; nil means the one that runs. A token of any other load does nothing.
    public mutating func ended(_ token: RefreshToken?, with outcome: RefreshOutcome, at now: Double, pull: Pull) -> RefreshActions {
        guard case .loading(var loading) = stage, token == nil || token == loading.token else { return .none }
        guard loading.waitingEnd == nil else { return .none }  // the first end counts
        let earliest = loading.beganAt + max(0, options.minimumLoadingTime.finite())
        guard now < earliest else { return finish(loading, with: outcome, at: now, pull: pull) }
        loading.waitingEnd = (outcome, earliest)
        stage = .loading(loading)
        return .none
    }

    /// The app calls the load off. Its action is cancelled, and it ends at once, whatever the minimum time.
    public mutating func cancelRequested(at now: Double, pull: Pull) -> RefreshActions {
        guard case .loading(let loading) = stage else { return .none }
        var actions = finish(loading, with: .cancelled, at: now, pull: pull)
        actions.cancel = loading.token
        return actions
    }

    /// Begins a load, from any stage but loading.
    /// - Parameter offset: Where to scroll so that the refresher is seen; nil leaves the content where it is.
    mutating func begin(
        at now: Double, pull: Pull, offset: Double?, motion: RefreshMotion? = nil, isSilent: Bool = false,
        dueReveal: RefreshReveal = .never,
        returnOffset: Double? = nil
    ) -> RefreshActions {
        lastToken = RefreshToken(lastToken.number &+ 1)
        noteContent(pull)
        viewport = pull.viewport
        lastExtent = extent
        var loading = Loading(token: lastToken, beganAt: now)
        loading.dueReveal = dueReveal
        loading.returnOffset = returnOffset
        loading.timesOutAt = options.timeOut.flatMap { $0.isFinite ? now + max(0, $0) : nil }
        let delay = max(0, options.spinnerDelay.finite())
        if delay > 0 { loading.spinnerAt = now + delay }
        var actions = RefreshActions(begin: .init(token: lastToken, isSilent: isSilent))
        if case .finishing = stage { actions.closed = false }
        outcome = nil
        hasFailed = false
        let isHeld = gesture.isTracking && pull.distance > pull.tolerance
        if gesture.isTracking, offset != nil || isHeld {
            loading.space = .awaitingLift
        } else {
            loading.space = open(to: offset, motion: motion ?? options.opening, at: now, pull: pull, &actions)
        }
        stage = .loading(loading)
        if delay <= 0 { actions.state = tell(.loading).state }
        return actions
    }

    /// Takes the space, and sends the content to its rest there if it is to be seen.
    mutating func open(to offset: Double?, motion: RefreshMotion, at now: Double, pull: Pull, _ actions: inout RefreshActions) -> Space {
        guard let offset else {
            // Nothing opens, so that what follows the reader does so from here on, and not only in answer to its own write.
            let stand = stand(pull)
            hold(opened(pull, isAtRest: stand != nil), &actions)
            return .open(stand)
        }
        hold(extent + pull.filler, &actions)
        actions.offset = offset
        actions.motion = motion
        return motion.duration > 0
            ? .opening(Way(until: now + motion.duration, origin: pull.offset(at: pull.distance), target: offset))
            : .open(.at(offset))
    }

    /// The finger is up while it loads or finishes: what waited for that is done.
    mutating func lifted(at now: Double, pull: Pull) -> RefreshActions {
        switch stage {
        case .loading(var loading):
            let isRevealed = loading.dueReveal == .always || (loading.dueReveal == .ifAtEdge && pull.distance >= -pull.tolerance)
            guard case .awaitingLift = loading.space else {
                // It came into sight under the finger.
                return isRevealed && isInSight && pull.viewport > 0 ? revealed(loading, pull: pull) : .none
            }
            var actions = RefreshActions.none
            let isSeen = pull.distance > pull.tolerance
            loading.dueReveal = .never
            // The finger has moved the reader since the start.
            loading.returnOffset = isRevealed && !isSeen ? pull.offset(at: pull.distance) : nil
            loading.space = open(
                to: isSeen || isRevealed ? pull.offset(at: extent) : nil, motion: isInSight ? options.opening : .none, at: now, pull: pull,
                &actions)
            stage = .loading(loading)
            return actions
        case .finishing(let finishing):
            guard case .shrinking = finishing.phase else { return .none }
            return startClosing(isMoving: false, returnOffset: finishing.returnOffset, at: now, pull: pull)
        case .idle, .pulling: return .none
        }
    }

    /// Notes a share and asks for it, if it is another one.
    mutating func hold(_ points: Double, _ actions: inout RefreshActions) {
        guard isOther(points) else { return }
        share = points
        actions.share = points
    }

    /// Whether a share isn't the one that is held. Far down in the content an offset's last digits are lost: what differs by them only is
    /// the same; but nothing is nothing.
    private func isOther(_ points: Double) -> Bool { points == 0 ? share != 0 : abs(points - share) > Self.rounding }

    /// What sums of offsets may be off by, in points.
    static var rounding: Double { 1e-6 }

    /// Whether the reader stands at the rest of the open space.
    func isAtOpenRest(_ pull: Pull) -> Bool { abs(pull.distance - extent) <= 2 * pull.tolerance }

    /// How the reader stands at the rest of the open space; nil if he doesn't.
    func stand(_ pull: Pull) -> Stand? {
        isAtOpenRest(pull) ? Stand(rest: pull.offset(at: extent), offset: pull.offset(at: pull.distance)) : nil
    }

    /// The share that follows the reader's scrolling, if it has to and is another one. A running bounce is left alone.
    mutating func followedShare(_ pull: Pull) -> Double? {
        guard options.followsScroll, gesture.isTracking || pull.distance <= 0 else { return nil }
        let points = opened(pull, isAtRest: false)
        guard isOther(points) else { return nil }
        share = points
        return points
    }
}
