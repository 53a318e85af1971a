import RefreshCore
public import RefreshGeometry

extension RefreshAttachment {
    /// Adds a refresher at its edge. Another one there is removed first; the same one stays as it is; one of another scroll view leaves that
    /// as it was.
    public func add(_ refresher: PullToRefresh) {
        guard refresher.bond.attachment !== self else { return }
        refresher.bond.attachment?.remove(at: refresher.position)
        remove(at: refresher.position)
        readInsets(host.metrics, host)
        refresher.bond.attachment = self
        refresher.bond.number &+= 1
        // A scroll view that was freed has left it as it stood.
        _ = refresher.core.machine.removed(
            at: host.now, pull: Pull(past: refresher.core.machine.side, metrics: host.metrics, app: ledger.app))
        refresher.core.machine.isExcluded = false
        refresher.core.stage = RefreshStage()
        refresher.core.stage.stateBegan = host.now
        if refresher.animator == nil, refresher.viewAnimator == nil, !refresher.isDrawing { refresher.animator = refresher.makeAnimator() }
        refresher.speak()
        refresher.timeRecord?.read()
        note(.added(setup(of: refresher)))
        refreshers.append(refresher)
        place(refresher, host.metrics, host)
        let isInSight = surroundings.isInSight, isTracking = isTracking
        apply(to: refresher) { machine, now, pull in
            var actions = machine.sightChanged(isInSight, at: now, pull: pull)
            // A finger that is down already is one for it, too. A machine at rest has nothing to do for that.
            if isTracking { _ = machine.touched(at: now, pull: pull) }
            if actions.isNone { actions = machine.metricsChanged(at: now, pull: pull) }
            return actions
        }
    }

    /// Removes the refresher at an edge. What it held is given back exactly, its load is cancelled, and nothing is told it any more; who waits
    /// for its outcome hears `cancelled`. Without one there it does nothing.
    public func remove(at edge: RefreshEdge) {
        guard let index = refreshers.firstIndex(where: { $0.position == edge }) else { return }
        note(.removed(edge))
        let refresher = refreshers.remove(at: index)
        defer {
            refresher.bond.attachment = nil
            refresher.bond.number &+= 1
        }
        let host = host
        let metrics = host.metrics
        readInsets(metrics, host)
        var side = refresher.core.machine.side
        let pull = Pull(past: side, metrics: metrics, app: ledger.app)
        var actions = refresher.core.machine.removed(at: host.now, pull: pull)
        // What it has given back already may still wait to be performed, and goes with it.
        if actions.share == nil, let held = ledger.side(heldBy: edge) {
            actions.share = 0
            side = held
        }
        write(actions, of: refresher, at: side, host)
        // Among one nobody waits for another.
        refresher.core.machine.isExcluded = false
        if refreshers.count == 1 { refreshers[0].core.machine.isExcluded = false }
        cancelFlights(of: refresher)
        host.remove(refresher)
        // Who had to wait for it looks round.
        each { $0.scrolled(at: $1, pull: $2) }
    }

    /// Removes all refreshers.
    public func removeAll() {
        while let refresher = refreshers.last { remove(at: refresher.position) }
    }
}
