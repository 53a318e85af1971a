import RefreshControl
import RefreshCore
import RefreshGeometry

/// What the refreshers of a trace did, as expectations at its end: states, ends and closings of those that were never replaced, all writes,
/// and the insets, bit for bit.
struct TraceExpectations {
    private let trace: RefreshTrace

    init(_ trace: RefreshTrace) { self.trace = trace }

    var steps: [String] {
        guard let last = trace.entries.last else { return [] }
        var fields = edges.map { ($0.word, course(of: $0)) }
        fields.append(("writes", TraceJSON.list(trace.entries.compactMap { write($0.event) })))
        var inset = last.metrics.contentInset
        if case .wrote(let figure, let side, _) = last.event { inset[side] = figure }
        fields.append(
            (
                "inset",
                TraceJSON.object(Words.sides.map { ($0.0, TraceJSON.object([("exactly", TraceJSON.number(inset[$0.1]))])) })
            ))
        return [TraceJSON.object([("expect", TraceJSON.object(fields))])]
    }

    /// The edges where one refresher was all the time.
    private var edges: [RefreshEdge] {
        trace.beginning.refreshers.map(\.edge).filter { edge in
            !trace.entries.contains { entry in
                if case .added(let setup) = entry.event { setup.edge == edge } else { false }
            }
        }
    }

    private func course(of edge: RefreshEdge) -> String {
        var log: [String] = [], finished: [String] = [], closed: [String] = []
        for entry in trace.entries {
            switch entry.event {
            case .told(edge, let state):
                let word = if case .releasing = state { TraceJSON.text("releasing") } else { TraceJSON.text(state.description) }
                // One stands for one or more.
                if case .releasing = state, log.last == word { continue }
                log.append(word)
            case .finished(edge, let outcome): finished.append(TraceJSON.text(outcome.description))
            case .closed(edge, let isInterrupted): closed.append(TraceJSON.text(isInterrupted ? "interrupted" : "clean"))
            default: break
            }
        }
        return TraceJSON.object([
            ("log", TraceJSON.list(log)), ("finished", TraceJSON.list(finished)), ("closed", TraceJSON.list(closed)),
        ])
    }

    private func write(_ event: RefreshTraceEvent) -> String? {
        switch event {
        case .wrote(let inset, let side, let move):
            let word = Words.sides.first { $0.1 == side }?.0 ?? ""
            return TraceJSON.object([(word, TraceJSON.number(inset))] + fields(of: move, along: side.axis))
        case .moved(let move, let axis): return TraceJSON.object(fields(of: move, along: axis))
        default: return nil
        }
    }

    private func fields(of move: RefreshMove?, along axis: ScrollAxis) -> [(String, String)] {
        guard let move else { return [] }
        return [(axis == .vertical ? "y" : "x", TraceJSON.number(move.offset)), ("seconds", TraceJSON.number(move.motion.duration))]
    }
}
