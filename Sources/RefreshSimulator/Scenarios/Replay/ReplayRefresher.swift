import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry

/// A refresher of a scenario: it notes what it hears, and tells the replay's transcript.
final class ReplayRefresher: PullToRefresh {
    var record = ReplayRecord()
    private let note: @MainActor (String) -> Void

    init(edge: RefreshEdge, note: @escaping @MainActor (String) -> Void) {
        self.note = note
        let animator = ReplayAnimator()
        super.init(animator: animator, position: edge)
        animator.onDraw = { [weak self] moment in self?.record.moment = moment }
    }

    /// A line of the transcript about this refresher.
    func tell(_ what: String) { note("\(position) \(what)") }

    override func didChange(_ state: RefreshState) {
        record.log.append(state)
        tell(ScenarioFinding.state(state).description)
    }

    override func didFinish(_ outcome: RefreshOutcome) {
        record.finished.append(outcome)
        tell("ended: \(outcome)")
    }

    override func didClose(isInterrupted: Bool) {
        record.closed.append(isInterrupted ? "interrupted" : "clean")
        tell(isInterrupted ? "closing was interrupted" : "closed")
    }
}

/// An animator that draws nothing and passes the moment on.
private final class ReplayAnimator: RefreshAnimator {
    var onDraw: ((RefreshMoment) -> Void)?

    func draw(_ moment: RefreshMoment, into picture: inout Picture) { onDraw?(moment) }
}
