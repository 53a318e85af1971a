import RefreshControl
import RefreshCore

/// What an async action throws that a scenario has fail.
struct ScenarioFault: Error {}

extension ReplayStage {
    /// The callback form of an action.
    func call(_ action: ScenarioAction, of refresher: ReplayRefresher, in world: ReplayWorld) {
        let flight = begin(action, of: refresher)
        guard let due = flight.due else { return }
        if due <= clock.now { return land(flight) }
        clock.schedule(at: due) { [weak self] in self?.land(flight) }
    }

    /// Does an action's part, and ends its load if it has to.
    private func land(_ flight: ReplayFlight) {
        flights.removeAll { $0 === flight }
        guard !isOver else { return }
        flight.action.steps.forEach(perform)
        if let outcome = flight.outcome ?? flight.action.end { flight.refresher.end(outcome, of: flight.token) }
    }

    private func begin(_ action: ScenarioAction, of refresher: ReplayRefresher) -> ReplayFlight {
        refresher.record.calls += 1
        refresher.tell("action")
        let flight = ReplayFlight(action, of: refresher, at: clock.now)
        flights.append(flight)
        return flight
    }

    /// The scenario resumes the oldest action of a refresher that waits for it.
    func resume(_ refresher: ReplayRefresher, with outcome: RefreshOutcome?) {
        guard let flight = flights.first(where: { $0.refresher === refresher && $0.isWaiting }) else { return }
        flight.resume(with: outcome, at: clock.now)
        if !flight.action.isAsync, !flight.isWaiting { land(flight) }
    }
}

// MARK: - Async

extension ReplayStage {
    /// The async form of an action.
    func perform(_ action: ScenarioAction, of refresher: ReplayRefresher, in world: ReplayWorld) async throws {
        let flight = begin(action, of: refresher)
        note(awake: 1)
        defer {
            flights.removeAll { $0 === flight }
            note(awake: -1)
        }
        var isNoted = false
        while true {
            if isOver { throw CancellationError() }
            if Task.isCancelled, !isNoted {
                isNoted = true
                refresher.record.cancellations += 1
                refresher.tell("action was cancelled")
                if action.heedsCancellation { throw CancellationError() }
            }
            if let due = flight.due, due <= clock.now { break }
            await withCheckedContinuation { sleeper in
                sleepers.append(sleeper)
                awake -= 1
            }
        }
        action.steps.forEach(perform)
        switch flight.outcome ?? action.end {
        case .success, nil: return
        case .failure: throw ScenarioFault()
        case .cancelled: throw CancellationError()
        case .exhausted: refresher.end(.exhausted, of: flight.token)
        }
    }

    /// Calls the awaitable form, and notes what it returns.
    func refresh(_ refresher: ReplayRefresher) {
        hasAsync = true
        let waiter = ReplayWaiter(for: refresher)
        waiters.append(waiter)
        Task {
            let outcome = await refresher.refresh()
            waiters.removeAll { $0 === waiter }
            activity += 1
            guard !isOver else { return }
            refresher.record.awaited.append(outcome)
            refresher.tell("awaited: \(outcome)")
        }
    }

    private func note(awake change: Int) {
        awake += change
        activity += 1
    }

    /// Lets async actions go on until none does so by itself.
    func settle() async {
        guard hasAsync else { return }
        var before: Int
        repeat {
            before = activity
            let woken = sleepers
            sleepers = []
            awake += woken.count
            for sleeper in woken { sleeper.resume() }
            // Tasks begin in the order in which they were made: after two turns what was asked for has begun, and the load with it.
            for _ in 0..<2 { await turn() }
            for waiter in waiters where waiter.token == nil { waiter.token = .some(waiter.refresher.token) }
            // Where a task goes on that waited has no such order.
            var patience = 1_000_000
            while awake > 0 || waiters.contains(where: \.isDue), patience > 0 {
                await turn()
                patience -= 1
            }
            if patience == 0 { waiters.removeAll { $0.isDue } }
        } while activity != before
    }

    /// A turn of the main actor.
    private func turn() async {
        await withCheckedContinuation { waiter in
            Task { waiter.resume() }
        }
    }

    /// Ends the run: nobody waits on.
    func end() async {
        lines = collectLines()
        isOver = true
        for world in worlds { world.scrolling.removeAllPullToRefresh() }
        await settle()
    }
}
