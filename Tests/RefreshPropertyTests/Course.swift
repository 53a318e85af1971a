import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator

/// How a run ended.
struct EndState: Equatable {
    let states: [RefreshEdge: RefreshState]
    let calls: [RefreshEdge: Int]
    let inset: PlaneInsets

    @MainActor init(_ run: ScriptRun) {
        states = run.refreshers.mapValues(\.state)
        calls = run.calls
        // What was found by a difference is right but for its last digits.
        inset = run.view.metrics.contentInset.rounded
    }
}

/// What refreshers told and wrote in a run, in order.
struct Course {
    enum Event {
        case told(RefreshEdge, RefreshState)
        case wrote(ScrollSide, Double, to: Double?)
        case moved(ScrollAxis, Double)
        case finished(RefreshEdge, RefreshOutcome)
        case closed(RefreshEdge, Bool)
    }

    private var events: [(time: Double, event: Event)]

    @MainActor init(_ run: ScriptRun) {
        var progress: [RefreshEdge: Double] = [:]
        events = run.entries.compactMap { entry in
            // Told again with another last digit.
            if case .told(let edge, .releasing(let new)) = entry.event {
                if let former = progress[edge], abs(former - new) < 1e-9 { return nil }
                progress[edge] = new
            } else if case .told(let edge, _) = entry.event {
                progress[edge] = nil
            }
            let event: Event? =
                switch entry.event {
                case .told(let edge, let state): .told(edge, state)
                case .wrote(let inset, let side, let move): .wrote(side, inset, to: move?.offset)
                case .moved(let move, let axis): .moved(axis, move.offset)
                case .finished(let edge, let outcome): .finished(edge, outcome)
                case .closed(let edge, let isInterrupted): .closed(edge, isInterrupted)
                default: nil
                }
            return event.map { (entry.time, $0) }
        }
    }

    @MainActor func mirrored(by mirror: Mirror) -> Course {
        func offset(_ offset: Double) -> Double { mirror == .across ? ScriptRun.length - ScriptRun.viewport - offset : offset }
        var course = self
        course.events = events.map { time, event in
            switch event {
            case .told(let edge, let state): (time, .told(mirror.edge(edge), state))
            case .wrote(let side, let inset, let move): (time, .wrote(mirror.side(side), inset, to: move.map(offset)))
            case .moved(let way, let move): (time, .moved(mirror.axis(way), offset(move)))
            case .finished(let edge, let outcome): (time, .finished(mirror.edge(edge), outcome))
            case .closed(let edge, let flag): (time, .closed(mirror.edge(edge), flag))
            }
        }
        return course
    }

    /// The first place where two differ by more than rounding.
    func difference(from other: Course) -> String? {
        for (one, two) in zip(events, other.events) where !Self.same(one, two) { return "\(one), mirrored \(two)" }
        return events.count == other.events.count ? nil : "\(events.count) events, mirrored \(other.events.count)"
    }

    private static func same(_ one: (time: Double, event: Event), _ two: (time: Double, event: Event)) -> Bool {
        guard abs(one.time - two.time) < 1e-6, one.event.words == two.event.words else { return false }
        return zip(one.event.numbers, two.event.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
    }
}

extension Course.Event {
    /// What is the same to the letter.
    fileprivate var words: String {
        switch self {
        case .told(let edge, .releasing): "told \(edge) releasing"
        case .told(let edge, let state): "told \(edge) \(state)"
        case .wrote(let side, _, let move): "wrote \(side) \(move == nil)"
        case .moved(let axis, _): "moved \(axis)"
        case .finished(let edge, let outcome): "finished \(edge) \(outcome)"
        case .closed(let edge, let isInterrupted): "closed \(edge) \(isInterrupted)"
        }
    }

    /// What is the same but for rounding.
    fileprivate var numbers: [Double] {
        switch self {
        case .told(_, .releasing(let progress)): [progress]
        case .wrote(_, let inset, let move): [inset, move ?? 0]
        case .moved(_, let offset): [offset]
        default: []
        }
    }
}

extension PlaneInsets {
    /// To a millionth of a point.
    fileprivate var rounded: PlaneInsets {
        var insets = self
        for side in ScrollSide.allCases { insets[side] = (self[side] * 1e6).rounded() / 1e6 }
        return insets
    }
}
