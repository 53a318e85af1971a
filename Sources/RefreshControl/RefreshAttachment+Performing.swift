import RefreshAnimation
import RefreshCore
import RefreshGeometry

extension RefreshAttachment {
    /// Does what a machine asked for, in the order of ``RefreshActions``. After each call into the app's code it looks
    /// whether the refresher is still here: of one that is gone nothing more is told.
    @inline(__always) func perform(
        _ actions: RefreshActions, of refresher: PullToRefresh, bond: UInt, at side: ScrollSide, now: Double, _ host: any RefreshHost
    ) {
        // Leaving and coming back give it another bond.
        guard refresher.bond.number == bond else { return }
        if actions.share != nil || actions.offset != nil { write(actions, of: refresher, at: side, host) }
        if let state = actions.state {
            tell(state, to: refresher, at: now)
            guard refresher.bond.number == bond else { return }
        }
        // What a scroll event seldom asks for.
        if actions.asksForMoreThanState { performRest(actions, of: refresher, bond: bond, now: now, host) }
    }

    @inline(never) private func performRest(
        _ actions: RefreshActions, of refresher: PullToRefresh, bond: UInt, now: Double, _ host: any RefreshHost
    ) {
        func isHere() -> Bool { refresher.bond.number == bond }
        if actions.isArming { host.tap() }
        if let finished = actions.finished {
            finish(finished, of: refresher, isCancelled: actions.cancel == finished.token, host)
            guard isHere() else { return }
        }
        if actions.isSettled {
            tell(.initial, to: refresher, at: now)
            guard isHere() else { return }
        }
        if let isClean = actions.closed {
            note(.closed(refresher.position, isInterrupted: !isClean))
            refresher.didClose(isInterrupted: !isClean)
            refresher.onClose?(!isClean)
            guard isHere() else { return }
        }
        if let begin = actions.begin {
            refresher.foundNothingNew = false
            host.announce(.started, of: refresher)
            if !begin.isSilent { run(begin.token, of: refresher) }
        }
    }

    /// Makes one write of a share and the offset that belongs to it.
    @inline(never) func write(_ actions: RefreshActions, of refresher: PullToRefresh, at side: ScrollSide, _ host: any RefreshHost) {
        if actions.share != nil || actions.offset != nil { isMoved = true }
        let move = actions.offset.map { RefreshMove(to: $0, motion: motion(actions.motion ?? .none)) }
        if let share = actions.share {
            let former = ledger.total[side]
            let inset = ledger.hold(share, for: refresher.position, at: side)
            // Taken and given back before its turn came.
            if move == nil, inset == former { return }
            note(.wrote(inset, at: side, move: move))
            host.write(inset, at: side, move: move)
        } else if let move {
            note(.moved(move, along: side.axis))
            host.move(move, along: side.axis)
        }
    }

    /// With less motion wanted, a motion gets short and flat.
    private func motion(_ motion: RefreshMotion) -> RefreshMotion {
        surroundings.reducesMotion ? RefreshMotion(duration: min(motion.duration, 0.1)) : motion
    }

    @inline(__always) private func tell(_ state: RefreshState, to refresher: PullToRefresh, at now: Double) {
        note(.told(refresher.position, state))
        // Another refresher, or another app of the same group, may have kept a time meanwhile.
        if refresher.core.stage.kind == .initial { refresher.timeRecord?.read() }
        refresher.core.stage.note(state, at: now)
        refresher.viewAnimator?.animate(state)
        refresher.didChange(state)
    }

    private func finish(
        _ finished: RefreshActions.Finished, of refresher: PullToRefresh, isCancelled: Bool, _ host: any RefreshHost
    ) {
        note(.finished(refresher.position, finished.outcome))
        switch finished.outcome {
        case .success, .exhausted:
            if refresher.keepsTime { refresher.lastUpdated = refresher.timeRecord?.store.now }
            host.announce(.done, of: refresher)
        case .failure: host.announce(.failed, of: refresher)
        case .cancelled: break
        }
        landed(finished.token, of: refresher, with: finished.outcome, isCancelled: isCancelled)
        refresher.didFinish(finished.outcome)
        refresher.onFinish?(finished.outcome)
        guard finished.outcome == .success, let opposite = self.refresher(at: refresher.position.opposite) else { return }
        // Load more refreshes nothing, wherever it lies: two of them would set each other off for ever.
        if case .automatic = refresher.options.trigger { return }
        guard !opposite.isBound else { return }
        change(opposite) { $0.reset(at: $1, pull: $2) }
        opposite.core.stage.isDirty = true
    }
}

// MARK: - Pictures

extension RefreshAttachment {
    /// Draws the moment and shows it. What an animator that draws brings about is drawn afterwards, also on another scroll view that it
    /// has moved its refresher to: nobody draws into a picture that is being drawn.
    func show(
        _ refresher: PullToRefresh, at now: Double, distance: Double, direction: ReadingDirection, _ host: any RefreshHost
    ) {
        guard !refresher.isDrawing else { return }
        refresher.core.stage.isDirty = false
        // Taken out while it draws, which spares a count of references.
        guard surroundings.isInSight, let animator = refresher.animator.take() else {
            refresher.core.stage.isMoving = false
            refresher.core.stage.arming.settle()
            refresher.core.stage.ageTurnsAt = .infinity
            return
        }
        let age = refresher.core.stage.shown(age: refresher.keepsTime ? refresher.timeRecord?.age : nil, at: now)
        let moment = refresher.core.moment(at: now, distance: distance, direction: direction, surroundings, age: age)
        refresher.isDrawing = true
        refresher.canvas.removeAll()
        animator.draw(moment, into: &refresher.canvas)
        let isMoving = animator.isMoving(at: moment)
        refresher.animator = consume animator
        refresher.core.stage.isMoving = isMoving || refresher.core.stage.arming.isUnderWay(at: moment.arming)
        // A language that was chosen while it drew didn't find it.
        if refresher.core.stage.isDirty { refresher.speak() }
        show(&refresher.canvas, of: refresher, host)
        refresher.isDrawing = false
    }

    /// Handed on as what may be changed: what a host is shown of a property would be a copy.
    @inline(__always) private func show(_ picture: inout Picture, of refresher: PullToRefresh, _ host: any RefreshHost) {
        host.show(picture, of: refresher)
    }
}
