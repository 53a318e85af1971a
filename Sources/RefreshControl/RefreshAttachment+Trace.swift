import RefreshAnimation
import RefreshCore
import RefreshGeometry

extension RefreshAttachment {
    /// Begins to record what happens, from nothing. Best while no refresher is busy: what went before isn't in it.
    public func beginTrace() {
        trace = RefreshTrace(
            beginning: RefreshTrace.Beginning(
                time: host.now, metrics: host.metrics, baseInset: ledger.app, surroundings: surroundings,
                refreshers: refreshers.map(setup)))
        isTracing = true
    }

    /// Ends the recording.
    /// - Returns: What was recorded; nil if nothing was begun.
    @discardableResult
    public func endTrace() -> RefreshTrace? {
        defer { trace = nil }
        isTracing = false
        return trace
    }

    /// Records, if anybody wants it. Else it costs a branch.
    @inline(__always) func note(_ event: @autoclosure () -> RefreshTraceEvent) {
        if isTracing { record(event()) }
    }

    @inline(never) private func record(_ event: RefreshTraceEvent) {
        trace?.entries.append(RefreshTrace.Entry(time: host.now, metrics: host.metrics, event: event))
    }

    func setup(of refresher: PullToRefresh) -> RefreshTrace.Setup {
        RefreshTrace.Setup(
            edge: refresher.position, options: refresher.options, isEnabled: refresher.isEnabled, isExhausted: refresher.isExhausted)
    }
}
