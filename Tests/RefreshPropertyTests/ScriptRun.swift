import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator

/// A script that is played on the simulator, and what came of it.
@MainActor
final class ScriptRun {
    let view: SimulatedScrollView
    let script: RandomScript
    /// The refreshers in a fixed order, mirrored with the rest: at one time they act in the order in which they were added.
    let order: [RefreshEdge]
    private(set) var refreshers: [RefreshEdge: PullToRefresh] = [:]
    var calls: [RefreshEdge: Int] = [:]
    /// What was found wrong; nil if nothing was.
    private(set) var problem: String?
    /// The insets that the app has set.
    var app: PlaneInsets
    /// The first load of each.
    var firstLoads: [RefreshEdge: RefreshToken] = [:]
    /// How many silent loads have begun.
    var silentLoads = 0
    /// How often those that start again may still do so.
    var patience = 20
    /// Where a refresher may lie.
    let sides: Set<ScrollSide>
    var check = StepCheck()
    private var place = -1

    static let viewport = 600.0, length = 1500.0, inset = 10.1

    init(_ script: RandomScript, faults: SimulatorFaults = .none, mirror: Mirror? = nil, roundsToPixels: Bool = false) {
        self.script = script
        app = PlaneInsets(top: Self.inset, left: Self.inset, bottom: Self.inset, right: Self.inset)
        var physics = ScrollPhysics()
        physics.roundsToPixels = roundsToPixels
        // Both axes alike.
        physics.alwaysBouncesHorizontally = true
        view = SimulatedScrollView(
            viewport: PlaneSize(width: Self.viewport, height: Self.viewport), content: PlaneSize(width: Self.length, height: Self.length),
            contentInset: app, physics: physics)
        let turns = script.steps.contains { if case .direction = $0 { true } else { false } }
        let directions = turns ? ReadingDirection.allCases : [.leftToRight]
        sides = Set(directions.flatMap { direction in script.setups.keys.map { $0.side(in: direction) } })
        order = RefreshEdge.allCases.map { mirror?.edge($0) ?? $0 }.filter { script.setups[$0] != nil }
        view.faults = faults
        view.keepsPictures = false
        view.transcript.isRecording = false
        let middle = (Self.length - Self.viewport) / 2
        view.scroll(to: PlanePoint(x: middle, y: middle))
        view.refreshAttachment.beginTrace()
        for edge in order { add(at: edge) }
        for (index, step) in script.steps.enumerated() where problem == nil {
            place = index
            take(step)
            checkStep(step)
        }
        if problem == nil { finish() }
    }

    /// What was recorded.
    var entries: [RefreshTrace.Entry] { view.refreshAttachment.trace?.entries ?? [] }

    /// Notes what is wrong, if nothing was before.
    func note(_ what: @autoclosure () -> String) {
        guard problem == nil else { return }
        problem = what() + (script.steps.indices.contains(place) ? " after step \(place), \(script.steps[place])" : " at the end")
    }

    private func add(at edge: RefreshEdge) {
        let refresher = TalkativeRefresher(position: edge)
        refresher.options = script.setups[edge] ?? RefreshOptions()
        refreshers[edge] = refresher
        refresher.whenTold = { [weak self] in if $0 == .loading { self?.follow(.endsWhenTold, of: edge) } }
        refresher.onFinish = { [weak self] _ in
            for habit in RandomHabit.atTheEnd { self?.follow(habit, of: edge) }
        }
        refresher.onClose = { [weak self] _ in
            self?.follow(.startsAgain, of: edge)
            self?.follow(.setsInsetWhenClosed, of: edge)
        }
        view.addPullToRefresh(refresher) { [weak self, weak refresher] in
            guard let self else { return }
            calls[edge, default: 0] += 1
            if firstLoads[edge] == nil { firstLoads[edge] = refresher?.token }
            for habit in RandomHabit.inTheAction { follow(habit, of: edge) }
        }
    }

    /// Ends everything and lets it come to rest: within the times that the options name nothing is left.
    private func finish() {
        place = -1
        view.isInWindow = true
        view.isForeground = true
        view.cancelDrag(settling: false)
        view.settle()
        view.clock.advance(by: 2)
        for edge in order { refreshers[edge]?.setEnable(isEnabled: false) }
        // By turns, so that neither is spared.
        for edge in order { if script.seed.isMultiple(of: 2) { refreshers[edge]?.end() } else { refreshers[edge]?.cancel() } }
        let longest = order.compactMap { refreshers[$0]?.options }.map { $0.minimumLoadingTime + $0.resultDwell + $0.closing.duration }
        view.clock.advance(by: (longest.max() ?? 0) + 0.001)
        checkStep(.advance(20))
        checkRest()
        checkCourses()
    }
}
