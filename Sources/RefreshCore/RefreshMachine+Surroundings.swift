public import RefreshGeometry

extension RefreshMachine {
    /// Sizes, insets, the safe area, the direction or the extent have changed, and perhaps the offset with them. Rests are found anew.
    public mutating func metricsChanged(at now: Double, pull: Pull) -> RefreshActions {
        noteContent(pull)
        let isResized = abs(pull.viewport - viewport) > pull.tolerance || abs(extent - lastExtent) > pull.tolerance
        viewport = pull.viewport
        lastExtent = extent
        switch stage {
        case .idle, .pulling: return scrolled(at: now, pull: pull)
        case .loading(let loading): return loadingChanged(loading, isResized: isResized, at: now, pull: pull)
        case .finishing(let finishing): return finishingChanged(finishing, isResized: isResized, at: now, pull: pull)
        }
    }

    /// The scroll view has come into sight, or gone out of it: its window or the app's foreground.
    ///
    /// Out of sight nothing is being pulled and nothing moves: a pull is called off, a motion is at its end at once.
    public mutating func sightChanged(_ isInSight: Bool, at now: Double, pull: Pull) -> RefreshActions {
        guard isInSight != self.isInSight else { return .none }
        self.isInSight = isInSight
        if isInSight { return cameIntoSight(pull) }
        gesture = Gesture()
        switch stage {
        case .idle: return .none
        case .pulling:
            stage = .idle
            return tell(.initial)
        case .loading(var loading):
            if case .opening(let way) = loading.space {
                loading.space = .open(.at(way.target))
                stage = .loading(loading)
                return RefreshActions(offset: way.target)
            }
            return lifted(at: now, pull: pull)
        case .finishing(let finishing):
            switch finishing.phase {
            case .dwelling(let until, .opening(let way)):
                stage = .finishing(Finishing(phase: .dwelling(until: until, .open(.at(way.target))), returnOffset: finishing.returnOffset))
                return RefreshActions(offset: way.target)
            case .dwelling: return .none
            case .shrinking: return lifted(at: now, pull: pull)
            case .closing(let way, _):
                var actions = close(cleanly: true)
                actions.offset = way.target
                return actions
            }
        }
    }

    /// The time of ``deadline`` has come. Called too early or late, it does what is due.
    public mutating func timePassed(at now: Double, pull: Pull) -> RefreshActions {
        switch stage {
        case .idle, .pulling: return .none
        case .loading(var loading):
            if let time = loading.timesOutAt, time <= now {
                var actions = finish(loading, with: .failure, at: now, pull: pull)
                actions.cancel = loading.token
                return actions
            }
            if let end = loading.waitingEnd, end.at <= now { return finish(loading, with: end.outcome, at: now, pull: pull) }
            var actions = RefreshActions.none
            if let time = loading.spinnerAt, time <= now {
                loading.spinnerAt = nil
                actions = tell(.loading)
            }
            if let arrival = loading.space.arrival, arrival <= now { loading.space = .open(stand(pull)) }
            stage = .loading(loading)
            return actions
        case .finishing(var finishing):
            switch finishing.phase {
            case .dwelling(let until, let space):
                let isMoving = (space.arrival ?? now) > now
                guard until > now else {
                    return startClosing(isMoving: isMoving, returnOffset: finishing.returnOffset, at: now, pull: pull)
                }
                guard case .opening = space, !isMoving else { return .none }
                finishing.phase = .dwelling(until: until, .open(stand(pull)))
                stage = .finishing(finishing)
                return .none
            case .closing(let way, _) where way.until <= now: return close(cleanly: true)
            case .closing, .shrinking: return .none
            }
        }
    }

    /// The refresher leaves its scroll view. It gives back all that it holds, cancels its load and is as new.
    public mutating func removed(at now: Double, pull: Pull) -> RefreshActions {
        var actions = RefreshActions.none
        if case .loading(let loading) = stage { actions.cancel = loading.token }
        hold(0, &actions)
        if isBusy, !gesture.isTracking, pull.distance > pull.tolerance {
            actions.offset = pull.rest
            actions.motion = isInSight ? options.closing : .none
        }
        stage = .idle
        gesture = Gesture()
        visit = Visit()
        outcome = nil
        hasFailed = false
        told = .initial
        return actions
    }
}

// MARK: - In place

extension RefreshMachine {
    /// Whether the rest of a bottom or trailing refresher has gone further out than where the content stood or goes: rows came in after the
    /// end, or a keyboard. That leaves the reader where he is; a change of the viewport doesn't.
    private func hasReceded(from offset: Double, to rest: Double, by tolerance: Double) -> Bool {
        guard edge == .bottom || edge == .trailing else { return false }
        // What counts as its rest is no way out.
        return side.isStart ? rest < offset - 2 * tolerance : rest > offset + 2 * tolerance
    }

    private mutating func loadingChanged(_ former: Loading, isResized: Bool, at now: Double, pull: Pull) -> RefreshActions {
        if former.dueReveal != .never, !gesture.isTracking, isInSight, pull.viewport > 0 { return revealed(former, pull: pull) }
        var loading = former
        var actions = RefreshActions.none
        change(&loading.space, isResized: isResized, at: now, pull: pull, &actions)
        stage = .loading(loading)
        return actions
    }

    /// Finds the rest in a held space anew, and takes along who stands or goes there.
    private mutating func change(_ space: inout Space, isResized: Bool, at now: Double, pull: Pull, _ actions: inout RefreshActions) {
        let rest = pull.offset(at: extent)
        switch space {
        case .awaitingLift: break
        case .opening(var way):
            hold(extent + pull.filler, &actions)
            guard abs(rest - way.target) > pull.tolerance else { break }
            if !isResized, hasReceded(from: way.target, to: rest, by: pull.tolerance) {
                space = .open(nil)
                break
            }
            actions.offset = rest
            actions.motion = RefreshMotion(duration: way.until - now, damping: options.opening.damping)
            way.target = rest
            space = .opening(way)
        case .open(let former):
            let isAtRest = isStanding(former, isResized: isResized, pull: pull)
            stayOpen(pull, isAtRest: isAtRest, &actions)
            space = .open(isAtRest ? Stand(rest: rest, offset: actions.offset ?? pull.offset(at: pull.distance)) : nil)
        }
    }

    /// Whether a reader at the rest of an open space still stands there, or goes along to where it is now.
    private func isStanding(_ former: Stand?, isResized: Bool, pull: Pull) -> Bool {
        guard let former else { return false }
        if isResized { return true }
        let rest = pull.offset(at: extent)
        if abs(rest - former.rest) > pull.tolerance { return !hasReceded(from: former.rest, to: rest, by: pull.tolerance) }
        // The rest is where it was. If the reader isn't, he has scrolled, and this is the echo of a write that a sibling made before this
        // refresher heard of it.
        return abs(pull.offset(at: pull.distance) - former.offset) <= pull.tolerance || isAtOpenRest(pull)
    }

    private mutating func finishingChanged(_ former: Finishing, isResized: Bool, at now: Double, pull: Pull) -> RefreshActions {
        var finishing = former
        var actions = RefreshActions.none
        switch finishing.phase {
        case .dwelling(let until, var space):
            change(&space, isResized: isResized, at: now, pull: pull, &actions)
            finishing.phase = .dwelling(until: until, space)
        case .shrinking: return shrunk(pull)
        case .closing(var way, let wasRest):
            let former = way.target, isRest = wasRest && (isResized || !hasReceded(from: former, to: pull.rest, by: pull.tolerance))
            way.target = isRest ? pull.rest : pull.clamped(former)
            finishing.phase = .closing(way, isRest: isRest)
            guard abs(way.target - former) > pull.tolerance else { break }
            actions.offset = way.target
            actions.motion = RefreshMotion(duration: way.until - now, damping: options.closing.damping)
        }
        stage = .finishing(finishing)
        return actions
    }

    /// Keeps the space, and a reader at its rest there.
    private mutating func stayOpen(_ pull: Pull, isAtRest: Bool, _ actions: inout RefreshActions) {
        hold(opened(pull, isAtRest: isAtRest), &actions)
        guard isAtRest, !gesture.isTracking, !isAtOpenRest(pull) else { return }
        actions.offset = pull.offset(at: extent)
    }

    /// What an open space holds: the same after a change of the numbers and while it follows the reader, else the two would answer each
    /// other.
    func opened(_ pull: Pull, isAtRest: Bool) -> Double {
        guard options.followsScroll else { return extent + pull.filler }
        if isAtRest || isAtOpenRest(pull) { return extent + pull.filler }
        return pull.distance > Self.rounding ? pull.filler + min(pull.distance, extent) : 0
    }

    private mutating func cameIntoSight(_ pull: Pull) -> RefreshActions {
        guard case .loading(let loading) = stage else { return .none }
        let canReveal = loading.dueReveal != .never && !gesture.isTracking && pull.viewport > 0
        var actions = canReveal ? revealed(loading, pull: pull) : .none
        // An animation that the platform dropped out of sight has to be started again.
        if loading.spinnerAt == nil { actions.state = .loading }
        return actions
    }

    /// Scrolls to a refresher that was started when nobody could see it.
    mutating func revealed(_ former: Loading, pull: Pull) -> RefreshActions {
        var loading = former
        var actions = RefreshActions.none
        loading.dueReveal = .never
        loading.returnOffset = pull.offset(at: min(0, pull.distance))
        hold(extent + pull.filler, &actions)
        let rest = pull.offset(at: extent)
        actions.offset = rest
        loading.space = .open(.at(rest))
        stage = .loading(loading)
        return actions
    }
}
