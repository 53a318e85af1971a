import RefreshControl
import RefreshCore
import RefreshGeometry

/// A simulated scroll view of a replay, with the refreshers that it has or had.
@MainActor
final class ReplayWorld {
    let name: String?
    let view: SimulatedScrollView
    /// The host of the refreshers, if it isn't the simulated scroll view.
    let host: (any ScenarioHost)?
    /// The scroll view that has the refreshers.
    let scrolling: any RefreshScrolling
    /// The last refresher at each edge, whether it is still there or not.
    var refreshers: [RefreshEdge: ReplayRefresher] = [:]
    /// Refusals of starts at an edge where no refresher ever was.
    var strays: [RefreshEdge: ReplayRecord] = [:]
    private(set) var lines: [ScenarioLine] = []
    /// How many of the scroll view's entries stand in the lines already, and where those begin that count.
    private var written = 0
    private(set) var mark = 0
    private var traceMark = 0
    /// The offset and the insets at the mark.
    private(set) var offsetAtMark = PlanePoint.zero
    private(set) var insetAtMark = PlaneInsets.zero
    private weak var stage: ReplayStage?
    /// How far the wall clock was set forward.
    var wallClockShift = 0.0
    /// The times of last successes: on a wall clock that was at 1,700,000,000 s when the run began.
    private(set) lazy var times = MemoryTimeStore { [clock, weak self] in 1_700_000_000 + clock.now + (self?.wallClockShift ?? 0) }
    private let clock: ManualClock

    init(_ setup: ScenarioWorld, on stage: ReplayStage, host makeHost: ((SimulatedScrollView) -> any ScenarioHost)?) {
        name = setup.name
        self.stage = stage
        clock = stage.clock
        view = SimulatedScrollView(
            viewport: setup.viewport, content: setup.content, contentInset: setup.inset, safeArea: setup.safeArea,
            pixelsPerPoint: setup.pixelsPerPoint, direction: setup.direction, clock: stage.clock)
        for fault in setup.faults { fault(&view.faults) }
        view.isInWindow = setup.isInWindow
        view.isForeground = setup.isForeground
        view.reducesMotion = setup.reducesMotion
        view.textScale = setup.textScale
        view.language = setup.language
        var rest = view.metrics.offset
        if setup.direction == .rightToLeft { rest.x = view.range(along: .horizontal).upperBound }
        view.scroll(to: setup.offset.applied(to: rest))
        view.transcript.removeAll()
        host = makeHost?(view)
        scrolling = host?.scrolling ?? view
        // What another host is asked for stands in its trace alone.
        if host != nil { scrolling.refreshAttachment.beginTrace() }
        clear()
        for refresher in setup.refreshers { add(refresher) }
    }

    /// Makes a refresher and adds it.
    func add(_ setup: ScenarioRefresherSetup) {
        let refresher = ReplayRefresher(edge: setup.edge) { [weak self] in self?.write($0) }
        refreshers[setup.edge] = refresher
        set(ScenarioAction(), on: refresher)
        refresher.keepTime(in: times, as: "\(setup.edge)")
        apply(setup.changes, to: refresher)
        scrolling.addPullToRefresh(refresher)
    }

    /// Changes what a scenario says of a refresher.
    func apply(_ changes: ScenarioRefresherChanges, to refresher: ReplayRefresher) {
        // At one time, as an app sets them: another extent counts at once, with all that was set beside it.
        var options = refresher.options
        for change in changes.options { change(&options) }
        refresher.options = options
        if let isEnabled = changes.isEnabled { refresher.setEnable(isEnabled: isEnabled) }
        if let key = changes.key { refresher.keepTime(in: times, as: key) }
        if let age = changes.age { refresher.lastUpdated = age.map { times.now - $0 } }
        if let action = changes.action { set(action, on: refresher) }
    }

    private func set(_ action: ScenarioAction, on refresher: ReplayRefresher) {
        refresher.action = nil
        refresher.setAction(nil)
        let stage = stage
        if action.isAsync {
            stage?.hasAsync = true
            refresher.setAction { [weak self, weak refresher, weak stage] in
                guard let self, let refresher, let stage else { return }
                try await stage.perform(action, of: refresher, in: self)
            }
        } else {
            refresher.action = { [weak self, weak refresher, weak stage] in
                guard let self, let refresher, let stage else { return }
                stage.call(action, of: refresher, in: self)
            }
        }
    }

    /// Forgets what was counted and noted up to here.
    func clear() {
        mark = view.transcript.entries.count
        traceMark = scrolling.refreshAttachment.trace?.entries.count ?? 0
        offsetAtMark = view.numbers.offset
        insetAtMark = view.numbers.contentInset
        for refresher in refreshers.values { refresher.record.clear() }
        strays = [:]
    }

    /// What the scroll view noted since the mark.
    var happenings: [Transcript.Happening] { view.transcript.entries[mark...].map(\.happening) }

    /// What the refreshers asked of their host since the mark.
    var writings: [Transcript.Happening] {
        guard host != nil, let trace = scrolling.refreshAttachment.trace else { return happenings }
        return trace.entries[traceMark...].compactMap { entry in
            switch entry.event {
            case .wrote(let inset, let side, let move): .wrote(inset: inset, at: side, move: move)
            case .moved(let move, let axis): .moved(move, along: axis)
            default: nil
            }
        }
    }

    /// Adds a line, after those of the scroll view that came before it.
    func write(_ text: String) {
        drain()
        lines.append(ScenarioLine(time: clock.now, world: name, text: text))
    }

    /// Brings the scroll view's entries into the lines.
    func drain() {
        for entry in view.transcript.entries[written...] {
            if case .showed = entry.happening { continue }
            lines.append(ScenarioLine(time: entry.time, world: name, text: entry.happening.description))
        }
        written = view.transcript.entries.count
    }
}
