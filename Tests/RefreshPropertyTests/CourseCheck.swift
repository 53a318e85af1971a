import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator

// What has to hold of a whole run.
extension ScriptRun {
    /// Every load is told, ended once, and followed by rest, another load or the removal; the action ran once for it, and each was announced.
    func checkCourses() {
        var courses: [RefreshEdge: LoadCourse] = [:]
        for edge in order { courses[edge] = LoadCourse(mayBeLate: mayBeLate(at: edge)) }
        var sightTurn = -1.0, ends = 0
        for entry in entries {
            switch entry.event {
            case .surroundingsChanged: sightTurn = entry.time
            case .told(let edge, let state): courses[edge]?.told(state, isBackInSight: sightTurn == entry.time)
            case .finished(let edge, let outcome):
                courses[edge]?.finished()
                if outcome != .cancelled { ends += 1 }
            case .closed(let edge, _): courses[edge]?.closed()
            case .removed(let edge): courses[edge]?.removed()
            default: break
            }
        }
        for edge in order {
            guard let course = courses[edge] else { continue }
            if let problem = course.problem { note("\(problem) at \(edge)") }
            if course.unclosed > 0 { note("\(edge) is never told that it closed") }
        }
        let begun = order.reduce(0) { $0 + calls[$1, default: 0] } + silentLoads
        let told = courses.values.reduce(0) { $0 + $1.loads }
        if !order.contains(where: mayBeLate), begun != told { note("\(begun) loads began, \(told) were told") }
        let announced = view.transcript.counts.announcements
        if announced != begun + ends { note("\(announced) announcements of \(begun) loads and \(ends) ends") }
    }

    /// Whether the animator may hear of a load when it is over.
    private func mayBeLate(at edge: RefreshEdge) -> Bool {
        if script.setups[edge]?.spinnerDelay ?? 0 > 0 { return true }
        return script.steps.contains { if case .configure(edge, let options) = $0 { options.spinnerDelay > 0 } else { false } }
    }
}

/// What a refresher tells in the course of a run.
private struct LoadCourse {
    /// Whether a load may end before it is told.
    let mayBeLate: Bool
    private var last = RefreshState.initial
    private(set) var loads = 0
    /// How many ends were told whose closing wasn't.
    private(set) var unclosed = 0
    private var owesFinish = false
    private(set) var problem: String?

    init(mayBeLate: Bool) { self.mayBeLate = mayBeLate }

    mutating func told(_ state: RefreshState, isBackInSight: Bool) {
        let isLegal =
            switch (last, state) {
            case (.initial, .releasing), (.initial, .loading), (.releasing, .releasing), (.releasing, .initial), (.releasing, .loading):
                true
            case (.loading, .finished), (.finished, .initial), (.finished, .loading): true
            // Back in sight a load is told again.
            case (.loading, .loading): isBackInSight
            case (.initial, .finished), (.releasing, .finished): mayBeLate
            default: false
            }
        if !isLegal { problem = problem ?? "\(state) is told after \(last)" }
        if state == .loading, last != .loading { loads += 1 }
        if case .releasing(let progress) = state, !(0...1).contains(progress) { problem = problem ?? "\(state) is told" }
        if state == .finished { owesFinish = true }
        last = state
    }

    mutating func finished() {
        if !owesFinish, !mayBeLate { problem = problem ?? "an end is told that no state was told of" }
        owesFinish = false
        unclosed += 1
    }

    mutating func closed() {
        unclosed -= 1
        if unclosed < 0 { problem = problem ?? "a closing is told twice" }
    }

    mutating func removed() {
        last = .initial
        owesFinish = false
        unclosed = 0
    }
}
