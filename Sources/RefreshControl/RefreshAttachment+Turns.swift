import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// One event for one machine, with the time and the pull.
typealias MachineEvent = (inout RefreshMachine, Double, Pull) -> RefreshActions

extension RefreshAttachment {
    /// Hands an event to all refreshers.
    @inline(__always) func each(_ event: MachineEvent) {
        let host = host
        let metrics = host.metrics, now = host.now
        readInsets(metrics, host)
        newestDirection = metrics.direction
        let isOutermost = beginTurn()
        if refreshers.count == 1 {
            let refresher = refreshers[0]
            hand(event, to: refresher, metrics, now, host)
            // The usual case, drawn while it is at hand.
            if isOutermost, !isAnyLooking, refreshers.count == 1, refreshers[0] === refresher {
                if refresher.core.stage.isDirty { refreshPicture(of: refresher, at: now, metrics.direction, host) }
                if refreshers.count == 1 {
                    isInTurn = false
                    return askForTime(refresher.core.deadline, isMoving: refresher.core.stage.wantsFrame, host)
                }
            }
        } else {
            // A copy: what one is told may add or remove another.
            let list = refreshers
            for refresher in list where holds(refresher) {
                // What one brings about may move the content before the next one's turn.
                hand(event, to: refresher, isMoved ? host.metrics : metrics, now, host, isEcho: !isOutermost)
            }
        }
        if isOutermost { endTurn(at: now, metrics.direction, host) }
    }

    /// Hands an event to one refresher, and brings back what else it has to say.
    @inline(__always) func apply(to refresher: PullToRefresh, _ event: MachineEvent) {
        let host = host
        let metrics = host.metrics, now = host.now
        readInsets(metrics, host)
        newestDirection = metrics.direction
        let isOutermost = beginTurn()
        hand(event, to: refresher, metrics, now, host)
        if isOutermost { endTurn(at: now, metrics.direction, host) }
    }

    /// Hands a change that the app makes to one refresher, which then looks where the content is: it counts at once, and not only with the
    /// next report, of which nobody knows when it comes.
    func change(_ refresher: PullToRefresh, _ event: MachineEvent) {
        letLookRound(refresher)
        apply(to: refresher, event)
    }

    @inline(__always) private func hand(
        _ event: MachineEvent, to refresher: PullToRefresh, _ metrics: ScrollMetrics, _ now: Double, _ host: any RefreshHost,
        isEcho: Bool = false
    ) {
        followDirection()
        if refreshers.count > 1 { exclude(refresher, isEcho: isEcho) }
        let isMoved = refresher.core.resolve(in: direction)
        let actions = refresher.core.take(event, at: now, metrics: metrics, app: ledger.app, in: turn)
        if isMoved { place(refresher, metrics, host) }
        if actions.closed == true { letLookRound(refresher) }
        if !actions.isNone { deliver(actions, of: refresher, now: now, host) }
    }

    /// Takes up the newest direction of reading, once no refresher along that axis is pulled or busy: the sides of two edges change at one
    /// time, so that they are never the same.
    @inline(__always) func followDirection() {
        if newestDirection != direction { takeUpDirection() }
    }

    /// Whoever isn't handed this event looks round at its end, from the new side. If a side is kept it is asked again for the next refresher
    /// and at the end: what keeps it may be over by then, and no report need follow.
    private func takeUpDirection() {
        isAnyLooking = true
        for refresher in refreshers where refresher.core.machine.side.axis == .horizontal && refresher.core.machine.state != .initial {
            return
        }
        direction = newestDirection
        for refresher in refreshers where refresher.core.machine.side.axis == .horizontal { refresher.core.isLooking = true }
    }

    /// Notes whether a refresher has to wait for another one. A report inside a turn doesn't end that, nor does it let begin what has just
    /// closed, so that the echo of a write makes no difference: who waits looks round at the end of the turn, each in its place.
    private func exclude(_ refresher: PullToRefresh, isEcho: Bool) {
        let wasExcluded = refresher.core.machine.isExcluded
        let waits = isEcho && (wasExcluded || refresher.core.isLooking)
        let isExcluded = waits || isExcluded(refresher)
        refresher.core.machine.isExcluded = isExcluded
        if wasExcluded, !isExcluded { letLookRound(refresher) }
    }

    /// Whether another refresher is busy and one of the two wants to be alone.
    private func isExcluded(_ refresher: PullToRefresh) -> Bool {
        for other in refreshers where other !== refresher && other.core.reading.isBusy {
            if other.options.isExclusive || refresher.options.isExclusive { return true }
        }
        return false
    }

    @inline(__always) private func deliver(_ actions: RefreshActions, of refresher: PullToRefresh, now: Double, _ host: any RefreshHost) {
        let bond = refresher.bond.number, side = refresher.core.machine.side
        guard !isPerforming else {
            return waiting.append(Order(refresher: refresher, bond: bond, side: side, actions: actions))
        }
        isPerforming = true
        perform(actions, of: refresher, bond: bond, at: side, now: now, host)
        if !waiting.isEmpty { performWaiting(at: now, host) }
        isPerforming = false
    }

    /// Performs what arose in the meantime, in the order in which it arose.
    private func performWaiting(at now: Double, _ host: any RefreshHost) {
        var next = 0
        while next < waiting.count {
            var order = waiting[next]
            next += 1
            for later in waiting[next...] { order.leaveOut(later) }
            perform(order.actions, of: order.refresher, bond: order.bond, at: order.side, now: now, host)
        }
        // Taken out first: with the orders a refresher may go whose `deinit` is the app's, and that has no place inside an access.
        var done: [Order] = []
        swap(&done, &waiting)
    }

    /// Begins a turn, unless one runs already that this event is part of.
    @inline(__always) func beginTurn() -> Bool {
        // What comes inside a turn may have moved the content since the turn looked at it.
        isMoved = isInTurn
        if isInTurn { return false }
        isInTurn = true
        turn &+= 1
        return true
    }

    /// Draws what has changed, and asks the host for frames and for the next deadline.
    @inline(__always) func endTurn(at now: Double, _ direction: ReadingDirection, _ host: any RefreshHost) {
        if isAnyLooking || refreshers.count > 1 { lookRound(at: now, host) }
        var index = 0
        while index < refreshers.count {
            if refreshers[index].core.stage.isDirty { refreshPicture(of: refreshers[index], at: now, direction, host) }
            index += 1
        }
        isInTurn = false
        askForTime(host)
    }

    /// Draws a refresher, and performs what that brought about.
    @inline(__always) private func refreshPicture(
        of refresher: PullToRefresh, at now: Double, _ direction: ReadingDirection, _ host: any RefreshHost
    ) {
        isPerforming = true
        var distance = refresher.core.distance, direction = direction
        if isMoved || refresher.core.turn != turn { (distance, direction) = look(at: refresher, host) }
        show(refresher, at: now, distance: distance, direction: direction, host)
        if !waiting.isEmpty { performWaiting(at: now, host) }
        isPerforming = false
    }

    /// How far a refresher's content is pulled at this instant, and the direction of reading there.
    @inline(never) private func look(at refresher: PullToRefresh, _ host: any RefreshHost) -> (Double, ReadingDirection) {
        let metrics = host.metrics
        return (Pull(past: refresher.core.machine.side, metrics: metrics, app: ledger.app).distance, metrics.direction)
    }

    /// What stood in a refresher's way is over, its own closing or another one's load: it looks where the content is at the end of the turn.
    /// A report of the scroll view's would do as well, but there may be none.
    private func letLookRound(_ refresher: PullToRefresh) {
        refresher.core.isLooking = true
        isAnyLooking = true
    }

    @inline(never) private func lookRound(at now: Double, _ host: any RefreshHost) {
        isAnyLooking = false
        followDirection()
        var index = 0
        while index < refreshers.count {
            let refresher = refreshers[index]
            index += 1
            guard refresher.core.isLooking || (refresher.core.machine.isExcluded && !isExcluded(refresher)) else { continue }
            refresher.core.isLooking = false
            refresher.core.machine.isExcluded = isExcluded(refresher)
            hand({ $0.scrolled(at: $1, pull: $2) }, to: refresher, host.metrics, now, host)
        }
    }

    private func askForTime(_ host: any RefreshHost) {
        var deadline = Double.infinity
        var isMoving = false
        for refresher in refreshers {
            deadline = min(deadline, refresher.core.deadline)
            if refresher.core.stage.wantsFrame { isMoving = true }
        }
        askForTime(deadline, isMoving: isMoving, host)
    }

    /// Asks the host for a call at a time, infinite for none, and for frames, where that is another wish than the last one.
    @inline(__always) private func askForTime(_ deadline: Double, isMoving: Bool, _ host: any RefreshHost) {
        if deadline != wakeTime {
            wakeTime = deadline
            host.wake(at: deadline < .infinity ? deadline : nil)
        }
        if isPaused == isMoving {
            isPaused = !isMoving
            host.frameClock.isPaused = isPaused
        }
    }

    /// Compares the insets with what the ledger knows, and takes what is new as the app's.
    @inline(__always) func readInsets(_ metrics: ScrollMetrics, _ host: any RefreshHost) {
        if !ledger.knows(metrics.contentInset) { readChangedInsets(metrics, host) }
    }

    private func readChangedInsets(_ metrics: ScrollMetrics, _ host: any RefreshHost) {
        for side in ScrollSide.allCases where metrics.contentInset[side] != ledger.total[side] {
            guard let inset = ledger.read(metrics.contentInset[side], at: side, tolerance: metrics.halfPixel), !isAnswering else {
                continue
            }
            // One answer an event: a scroll view that keeps to a figure of its own would be written to for ever.
            isAnswering = true
            note(.wrote(inset, at: side, move: nil))
            host.write(inset, at: side, move: nil)
            isAnswering = false
        }
    }
}
