import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator

/// How far the check of a run has read.
struct StepCheck {
    /// The entries that were read.
    var read = 0
    var isTracking = false
    var taps = 0
}

// What has to hold after each step.
extension ScriptRun {
    func checkStep(_ step: RandomStep) {
        // A turn of each refresher opens and closes; following the scroll it writes once an offset. Rows that come in move it once an axis.
        let writes = readEntries(), bound = refreshers.count * (4 + Int(step.seconds * 125)) + 2
        if writes > bound { note("\(writes) writes, more than \(bound)") }
        checkInsets()
        for edge in order { checkState(of: edge) }
        let isAlone = order.contains { isBusy($0) && refreshers[$0]?.options.isExclusive == true }
        if isAlone, order.count(where: isBusy) > 1 { note("one that wants to be alone isn't") }
        let taps = view.transcript.counts.taps - check.taps
        check.taps += taps
        if taps > 0, !order.contains(where: { refreshers[$0]?.options.hasHaptic == true }) { note("a haptic that nobody wants") }
        if taps > order.count * (1 + Int(step.seconds * 125)) { note("\(taps) haptics") }
    }

    /// Whether one loads or closes.
    func isBusy(_ edge: RefreshEdge) -> Bool { refreshers[edge]?.state == .loading || refreshers[edge]?.state == .finished }

    /// - Returns: How many writes there were.
    private func readEntries() -> Int {
        let new = entries[check.read...]
        check.read += new.count
        var writes = 0
        for entry in new {
            if !entry.metrics.isFinite { note("numbers aren't finite: \(entry.metrics)") }
            switch entry.event {
            case .touched: check.isTracking = true
            case .released, .touchCancelled: check.isTracking = false
            case .surroundingsChanged(let surroundings): if !surroundings.isInSight { check.isTracking = false }
            case .wrote(let inset, let side, let move):
                writes += 1
                if !inset.isFinite { note("wrote \(inset) at \(side)") }
                if !sides.contains(side), inset.bitPattern != app[side].bitPattern { note("wrote \(inset) at \(side)") }
                if move == nil, inset == entry.metrics.contentInset[side] { note("wrote \(inset) at \(side), where it was") }
                if let move { checkMove(move, along: side.axis) }
            case .moved(let move, let axis):
                writes += 1
                checkMove(move, along: axis)
            default: break
            }
        }
        return writes
    }

    private func checkMove(_ move: RefreshMove, along axis: ScrollAxis) {
        if !move.offset.isFinite { note("moved to \(move.offset)") }
        if check.isTracking { note("moved to \(move.offset) under a finger") }
        if !inserts, !sides.contains(where: { $0.axis == axis }) { note("moved the \(axis) offset") }
    }

    /// Whether rows come in before the reader, which moves the offset whoever is there.
    private var inserts: Bool { script.steps.contains { if case .insert = $0 { true } else { false } } }

    private func checkInsets() {
        let insets = view.metrics.contentInset
        let isIdle = refreshers.values.allSatisfy { $0.state == .initial }
        for side in ScrollSide.allCases where isIdle || !sides.contains(side) {
            if insets[side].bitPattern != app[side].bitPattern { note("the \(side) inset is \(insets[side]) instead of \(app[side])") }
        }
        for axis in ScrollAxis.allCases {
            let own = ScrollSide.allCases.filter { $0.axis == axis }.reduce(0) { $0 + insets[$1] - app[$1] }
            let shares = order.filter { $0.side(in: .leftToRight).axis == axis }.reduce(0) { $0 + (refreshers[$1]?.share ?? 0) }
            if abs(own - shares) > 1e-6 { note("\(own) points are held along the \(axis) axis instead of \(shares)") }
        }
    }

    private func checkState(of edge: RefreshEdge) {
        guard let refresher = refreshers[edge] else { return }
        let state = refresher.state, share = refresher.share
        if (refresher.token != nil) != (state == .loading) {
            note("the \(edge) one is \(state) with the load \(String(describing: refresher.token))")
        }
        if share < 0 || (state == .initial && share != 0) { note("the \(edge) one is \(state) and holds \(share)") }
        if case .releasing(let progress) = state, !(0...1).contains(progress) { note("the progress at \(edge) is \(progress)") }
        if !refresher.progress.isFinite || refresher.progress < 0 { note("the progress at \(edge) is \(refresher.progress)") }
    }

    /// Nothing is left, and nothing moves or is drawn any more.
    func checkRest() {
        for edge in order where refreshers[edge]?.state != .initial {
            note("the \(edge) one is \(String(describing: refreshers[edge]?.state))")
        }
        // What is drawn may take a moment to fade.
        view.clock.advance(by: 0.5)
        let counts = view.transcript.counts, offset = view.metrics.offset
        for axis in ScrollAxis.allCases {
            let range = view.range(along: axis)
            if offset[axis] < range.lowerBound - 0.51 || offset[axis] > range.upperBound + 0.51 {
                note("the content rests at \(offset), not in \(range)")
            }
        }
        view.clock.advance(by: 1)
        let new = view.transcript.counts
        if new != counts || view.metrics.offset != offset { note("it doesn't come to rest: \(counts) becomes \(new)") }
    }
}

extension ScrollMetrics {
    fileprivate var isFinite: Bool {
        offset.x.isFinite && offset.y.isFinite && ScrollSide.allCases.allSatisfy { contentInset[$0].isFinite }
    }
}
