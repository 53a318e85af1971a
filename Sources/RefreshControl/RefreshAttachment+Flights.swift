import RefreshCore

#if hasFeature(Embedded)
extension RefreshAttachment {
    func run(_ token: RefreshToken, of refresher: PullToRefresh) { refresher.action?() }
    func landed(_ token: RefreshToken, of refresher: PullToRefresh, with outcome: RefreshOutcome, isCancelled: Bool) {}
    func cancelFlights(of refresher: PullToRefresh) {}
}
#else
extension RefreshAttachment {
    /// Runs what the app does on a load: the callback now, the async form as a task that ends the load by itself.
    func run(_ token: RefreshToken, of refresher: PullToRefresh) {
        refresher.lastError = nil
        refresher.action?()
        guard let action = refresher.asyncAction, refresher.token == token, refresher.bond.attachment === self else { return }
        let task = Task { [weak refresher] in
            do {
                try await action()
                refresher?.end(.success, of: token)
            } catch {
                refresher?.failed(with: error, token)
            }
        }
        if let index = flight(token, of: refresher) {
            flights[index].task = task
        } else {
            flights.append(RefreshFlight(edge: refresher.position, token: token, task: task))
        }
    }

    /// Notes who waits for the end of a load.
    func noteWaiter(_ token: RefreshToken, of refresher: PullToRefresh, _ waiter: CheckedContinuation<RefreshOutcome, Never>) {
        if let index = flight(token, of: refresher) {
            flights[index].waiters.append(waiter)
        } else {
            flights.append(RefreshFlight(edge: refresher.position, token: token, waiters: [waiter]))
        }
    }

    /// A load has ended: who waits is answered. A task that still runs is left alone, unless it is to be cancelled, and what it brings is
    /// stale.
    func landed(_ token: RefreshToken, of refresher: PullToRefresh, with outcome: RefreshOutcome, isCancelled: Bool) {
        guard let index = flight(token, of: refresher) else { return }
        let flight = flights.remove(at: index)
        if isCancelled { flight.task?.cancel() }
        for waiter in flight.waiters { waiter.resume(returning: outcome) }
    }

    /// A refresher is gone, and its load with it, also one whose end is still to be told: the action is cancelled, and who waits is told so.
    func cancelFlights(of refresher: PullToRefresh) {
        while let index = flights.firstIndex(where: { $0.edge == refresher.position }) { flights.remove(at: index).end(with: .cancelled) }
    }

    private func flight(_ token: RefreshToken, of refresher: PullToRefresh) -> Int? {
        for index in flights.indices where flights[index].token == token && flights[index].edge == refresher.position { return index }
        return nil
    }
}
#endif
