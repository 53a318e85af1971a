import RefreshGeometry

extension RefreshMachine {
    /// The load has ended: the state is finished at once, whatever the space does.
    mutating func finish(_ loading: Loading, with outcome: RefreshOutcome, at now: Double, pull: Pull) -> RefreshActions {
        self.outcome = outcome
        if outcome == .exhausted { isExhausted = true }
        hasFailed = outcome == .failure
        // Where nothing is pulled, the next pull is another one.
        gesture.isSpent = gesture.isTracking && pull.distance > pull.tolerance
        let dwell = max(0, options.resultDwell.finite())
        let isSeen = isInSight && pull.distance > pull.tolerance
        var actions: RefreshActions
        if dwell > 0, isSeen {
            stage = .finishing(Finishing(phase: .dwelling(until: now + dwell, loading.space), returnOffset: loading.returnOffset))
            actions = tell(.finished)
        } else {
            let isMoving = loading.space.arrival != nil
            actions = startClosing(isMoving: isMoving, returnOffset: loading.returnOffset, at: now, pull: pull)
        }
        actions.finished = .init(token: loading.token, outcome: outcome)
        return actions
    }

    /// Gives the space back: with the finger while one is down, else at once, and the content follows if it was seen there.
    /// - Parameter isMoving: Whether the content is on its way to the open space and has to be stopped.
    mutating func startClosing(isMoving: Bool, returnOffset: Double?, at now: Double, pull: Pull) -> RefreshActions {
        if gesture.isTracking {
            stage = .finishing(Finishing(phase: .shrinking, returnOffset: nil))
            var actions = tell(.finished)
            let shrunk = shrunk(pull)
            actions.share = shrunk.share
            actions.closed = shrunk.closed
            actions.isSettled = shrunk.state != nil
            return actions
        }
        var actions = tell(.finished)
        hold(0, &actions)
        let present = pull.offset(at: pull.distance)
        let returns = isMoving || isAtOpenRest(pull)
        let target = pull.clamped(returns ? returnOffset ?? present : present)
        if isMoving || pull.distance > pull.tolerance {
            actions.offset = target
            let isSeen = isInSight && pull.viewport > 0 && abs(target - present) > pull.tolerance
            actions.motion = isSeen ? options.closing : .none
        }
        if let motion = actions.motion, motion.duration > 0, let offset = actions.offset {
            let isRest = abs(offset - pull.rest) <= pull.tolerance
            let way = Way(until: now + motion.duration, origin: present, target: offset)
            stage = .finishing(Finishing(phase: .closing(way, isRest: isRest), returnOffset: nil))
            return actions
        }
        let closed = close(cleanly: true)
        actions.closed = closed.closed
        actions.isSettled = closed.state != nil
        return actions
    }

    /// The finger moves the content while the space closes: the space only shrinks.
    mutating func shrunk(_ pull: Pull) -> RefreshActions {
        var actions = RefreshActions.none
        hold(min(share, pull.distance > Self.rounding ? pull.filler + pull.distance : 0), &actions)
        guard share <= 0 else { return actions }
        let closed = close(cleanly: true)
        actions.closed = closed.closed
        actions.state = closed.state
        return actions
    }

    /// The space is closed.
    mutating func close(cleanly: Bool) -> RefreshActions {
        stage = .idle
        var actions = tell(.initial)
        actions.closed = cleanly
        return actions
    }
}
