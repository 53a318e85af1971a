import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// One event for one machine, with the time and the pull.
typealias MachineEvent = (inout RefreshMachine, Double, Pull) -> RefreshActions

extension RefreshAttachment {
    /// Hands an event to all refreshers.
    @inline(__always) func each(_ event: MachineEvent) {
        guard let host else { return }
        let metrics = host.metrics, now = host.frameClock.now
        readInsets(metrics, host)
        let isOutermost = beginTurn()
        let list = refreshers
        for refresher in list {
            hand(event, to: refresher, metrics, now, host)
        }
        if isOutermost { endTurn(at: now, host) }
    }

    /// Hands an event to one refresher, and brings back what else it has to say.
    @inline(__always) func apply(to refresher: PullToRefresh, _ event: MachineEvent) {
        guard let host else { return }
        let metrics = host.metrics, now = host.frameClock.now
        readInsets(metrics, host)
        let isOutermost = beginTurn()
        hand(event, to: refresher, metrics, now, host)
        if isOutermost { endTurn(at: now, host) }
    }

    @inline(__always) private func hand(
        _ event: MachineEvent, to refresher: PullToRefresh, _ metrics: ScrollMetrics, _ now: Double, _ host: any RefreshHost
    ) {
        let formerSide = refresher.machine.side
        let side = refresher.machine.resolve(in: metrics.direction)
        if refreshers.count > 1 { refresher.machine.isExcluded = isExcluded(refresher) }
        let actions = event(&refresher.machine, now, Pull(past: side, metrics: metrics, app: ledger.app))
        refresher.stage.note(refresher.machine.progress, at: now)
        refresher.stage.note(isArmed: refresher.machine.isArmed || refresher.machine.isBusy, at: now)
        if side != formerSide { place(refresher, metrics, host) }
        if !actions.isNone { deliver(actions, of: refresher, at: side, now: now, host) }
    }

    /// Whether another refresher is busy and one of the two wants to be alone.
    private func isExcluded(_ refresher: PullToRefresh) -> Bool {
        for other in refreshers where other !== refresher && other.machine.isBusy {
            if other.options.isExclusive || refresher.options.isExclusive { return true }
        }
        return false
    }

    private func deliver(_ actions: RefreshActions, of refresher: PullToRefresh, at side: ScrollSide, now: Double, _ host: any RefreshHost)
    {
        let order = Order(refresher: refresher, bond: refresher.bond.number, side: side, actions: actions)
        guard !isPerforming else { return waiting.append(order) }
        isPerforming = true
        perform(order, at: now, host)
        performWaiting(at: now, host)
        isPerforming = false
    }

    /// Performs what arose in the meantime, in the order in which it arose.
    private func performWaiting(at now: Double, _ host: any RefreshHost) {
        var next = 0
        while next < waiting.count {
            perform(waiting[next], at: now, host)
            next += 1
        }
        waiting.removeAll(keepingCapacity: true)
    }

    /// Begins a turn, unless one runs already that this event is part of.
    @inline(__always) func beginTurn() -> Bool {
        if isInTurn { return false }
        isInTurn = true
        return true
    }

    /// Draws what has changed, and asks the host for frames and for the next deadline.
    @inline(__always) func endTurn(at now: Double, _ host: any RefreshHost) {
        for refresher in refreshers where refresher.stage.isDirty {
            isPerforming = true
            show(refresher, at: now, host)
            if !waiting.isEmpty { performWaiting(at: now, host) }
            isPerforming = false
        }
        isInTurn = false
        askForTime(host)
    }

    private func askForTime(_ host: any RefreshHost) {
        var deadline: Double?
        var isMoving = false
        for refresher in refreshers {
            if let time = refresher.machine.deadline, time < deadline ?? .infinity { deadline = time }
            if refresher.stage.isMoving || refresher.stage.isDirty { isMoving = true }
        }
        if deadline != wakeTime {
            wakeTime = deadline
            host.wake(at: deadline)
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
            if let inset = ledger.read(metrics.contentInset[side], at: side, tolerance: metrics.halfPixel) {
                host.write(inset, at: side, move: nil)
            }
        }
    }
}
