import RefreshControl
import RefreshCore
import RefreshGeometry

/// Writes a trace as a scenario. What the trace tells by the numbers after a change is told by the change.
struct TraceWriter {
    private let trace: RefreshTrace
    private var steps: [String] = []
    /// The time up to which the steps have come.
    private var time: Double
    /// The numbers as they are after the steps.
    private var known: ScrollMetrics
    private var surroundings: RefreshSurroundings
    private var isTracking = false
    /// Whether content goes on to move by itself, thrown or sent by the refreshers.
    private var isMoving = false

    init(_ trace: RefreshTrace) {
        self.trace = trace
        time = trace.beginning.time
        known = trace.beginning.metrics
        surroundings = trace.beginning.surroundings
    }

    mutating func text(title: String) -> String {
        for refresher in trace.beginning.refreshers where refresher.isExhausted { step("exhaust", TraceJSON.edge(refresher.edge)) }
        for index in trace.entries.indices { write(trace.entries[index], at: index) }
        let expectations = TraceExpectations(trace).steps
        let all = (steps + expectations).map { "        \($0)" }.joined(separator: ",\n")
        return "{\n    \"title\": \(TraceJSON.text(title)),\n    \"world\": \(world),\n    \"steps\": [\n\(all)\n    ]\n}\n"
    }

    private var world: String {
        let beginning = trace.beginning, metrics = beginning.metrics, surroundings = beginning.surroundings
        return TraceJSON.object([
            ("viewport", TraceJSON.size(metrics.viewport)), ("content", TraceJSON.size(metrics.content)),
            ("inset", TraceJSON.insets(beginning.baseInset)), ("safeArea", TraceJSON.insets(metrics.safeArea)),
            ("offset", TraceJSON.point(metrics.offset)), ("pixelsPerPoint", TraceJSON.number(metrics.pixelsPerPoint)),
            ("direction", TraceJSON.word(metrics.direction, of: Words.directions)), ("window", "\(surroundings.isInWindow)"),
            ("foreground", "\(surroundings.isForeground)"), ("reducesMotion", "\(surroundings.reducesMotion)"),
            ("textScale", TraceJSON.number(surroundings.textScale)),
            (
                "refreshers",
                TraceJSON.object(beginning.refreshers.map { ($0.edge.word, TraceJSON.setup($0)) })
            ),
        ])
    }

    private mutating func step(_ verb: String, _ value: String = "true") { steps.append(TraceJSON.object([(verb, value)])) }

    private mutating func advance(to now: Double) {
        guard now > time else { return }
        step("advance", TraceJSON.number(now - time))
        time = now
    }

    private mutating func write(_ entry: RefreshTrace.Entry, at index: Int) {
        advance(to: entry.time)
        writeChanges(to: entry.metrics, at: index)
        switch entry.event {
        case .touched:
            step("touch")
            (isTracking, isMoving) = (true, false)
        case .scrolled: writeOffset(entry.metrics.offset)
        case .released:
            step("lift")
            (isTracking, isMoving) = (false, true)
        case .touchCancelled:
            step("loseTouch")
            (isTracking, isMoving) = (false, true)
        case .settled:
            if isMoving { step("settle") }
            isMoving = false
        case .wrote(let inset, let side, let move):
            known.contentInset[side] = inset
            if let move { noteMove(move) }
        case .moved(let move, _): noteMove(move)
        case .surroundingsChanged(let new): writeSurroundings(new)
        case .metricsChanged, .frameArrived, .deadlineArrived, .accessibilityScrolled, .told, .finished, .closed: break
        case .inserted(let length, let axis):
            // Rows that came in were told with the content's growth.
            guard length < 0 else { return }
            step("insert", TraceJSON.object([(axis == .vertical ? "y" : "x", TraceJSON.number(length))]))
            known.content[axis] = max(0, known.content[axis] + length)
        default: writeCall(entry.event)
        }
    }

    private mutating func noteMove(_ move: RefreshMove) {
        if move.motion.duration > 0, !isTracking, surroundings.isInSight { isMoving = true }
    }

    private mutating func writeOffset(_ offset: PlanePoint) {
        step(isTracking ? "drag" : isMoving ? "fling" : "offset", TraceJSON.point(offset))
        known.offset = offset
    }

    /// What the host's numbers say that the app or the system has changed.
    private mutating func writeChanges(to metrics: ScrollMetrics, at index: Int) {
        for axis in ScrollAxis.allCases where metrics.content[axis] != known.content[axis] {
            let length = metrics.content[axis] - known.content[axis]
            guard length > 0, isInserted(length, along: axis, after: index) else { continue }
            known.content[axis] = metrics.content[axis]
            step("insert", TraceJSON.object([(axis == .vertical ? "y" : "x", TraceJSON.number(length))]))
        }
        if metrics.viewport != known.viewport { step("viewport", TraceJSON.size(metrics.viewport)) }
        if metrics.content != known.content { step("content", TraceJSON.size(metrics.content)) }
        if metrics.safeArea != known.safeArea { step("safeArea", TraceJSON.insets(metrics.safeArea)) }
        if metrics.pixelsPerPoint != known.pixelsPerPoint { step("pixelsPerPoint", TraceJSON.number(metrics.pixelsPerPoint)) }
        if metrics.direction != known.direction { step("direction", TraceJSON.word(metrics.direction, of: Words.directions)) }
        let sides = Words.sides.filter { metrics.contentInset[$0.1] != known.contentInset[$0.1] }
        if !sides.isEmpty { step("inset", TraceJSON.object(sides.map { ($0.0, TraceJSON.number(metrics.contentInset[$0.1])) })) }
        let offset = known.offset
        known = metrics
        known.offset = offset
    }

    private func isInserted(_ length: Double, along axis: ScrollAxis, after index: Int) -> Bool {
        trace.entries[index...].prefix { $0.time == trace.entries[index].time }.contains { $0.event == .inserted(length, along: axis) }
    }

    private mutating func writeSurroundings(_ new: RefreshSurroundings) {
        let wasInSight = surroundings.isInSight
        if new.isInWindow != surroundings.isInWindow { step("window", "\(new.isInWindow)") }
        if new.isForeground != surroundings.isForeground { step("foreground", "\(new.isForeground)") }
        if new.reducesMotion != surroundings.reducesMotion { step("reducesMotion", "\(new.reducesMotion)") }
        if new.textScale != surroundings.textScale { step("textScale", TraceJSON.number(new.textScale)) }
        surroundings = new
        if wasInSight, !new.isInSight { (isTracking, isMoving) = (false, false) }
    }

    private mutating func writeCall(_ event: RefreshTraceEvent) {
        switch event {
        case .itemsCounted(let left, let edge): step("items", TraceJSON.object([(edge.word, "\(left)")]))
        case .baseInsetSet(let insets): step("baseInset", TraceJSON.insets(insets))
        case .added(let setup): step("add", TraceJSON.object([(setup.edge.word, TraceJSON.setup(setup))]))
        case .removed(let edge): step("remove", TraceJSON.edge(edge))
        case .configured(let edge, let options):
            step("configure", TraceJSON.object([(edge.word, TraceJSON.object(TraceJSON.options(options)))]))
        case .startRequested(let edge, let reveal, let isAnimated, let isSilent):
            step(
                "start",
                TraceJSON.object([
                    ("at", TraceJSON.edge(edge)), ("reveal", TraceJSON.word(reveal, of: Words.reveals)), ("isAnimated", "\(isAnimated)"),
                    ("isSilent", "\(isSilent)"),
                ]))
        case .endRequested(let edge, let outcome, let isStale):
            // A stale end does nothing, and the scenario has no name for its load.
            if !isStale { step("end", TraceJSON.object([("at", TraceJSON.edge(edge)), ("outcome", TraceJSON.text(outcome.description))])) }
        case .cancelRequested(let edge): step("cancel", TraceJSON.edge(edge))
        case .enabled(let edge, let flag): step("enable", TraceJSON.object([("at", TraceJSON.edge(edge)), ("is", "\(flag)")]))
        case .exhausted(let edge): step("exhaust", TraceJSON.edge(edge))
        case .reset(let edge): step("reset", TraceJSON.edge(edge))
        default: break
        }
    }
}

extension RefreshEdge {
    /// Its word in a scenario.
    var word: String { Words.edges.first { $0.1 == self }?.0 ?? "" }
}
