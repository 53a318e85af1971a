import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator

/// A script that is played on the simulator, and what came of it.
@MainActor
final class ScriptRun {
    let view: SimulatedScrollView
    private(set) var refreshers: [RefreshEdge: PullToRefresh] = [:]
    private(set) var calls: [RefreshEdge: Int] = [:]
    /// What was found wrong; nil if nothing was.
    private(set) var problem: String?
    /// The insets that the app has set.
    private var app: PlaneInsets
    private var read = 0
    /// Where a refresher may lie.
    private let sides: Set<ScrollSide>
    private let habits: [RefreshEdge: RandomHabit]
    /// How often those that start again may still do so.
    private var patience = 20
    private let order: [RefreshEdge]

    static let viewport = 600.0, length = 1500.0, inset = 10.1

    init(_ script: RandomScript, faults: SimulatorFaults = .none, mirror: Mirror? = nil, roundsToPixels: Bool = false) {
        app = PlaneInsets(top: Self.inset, left: Self.inset, bottom: Self.inset, right: Self.inset)
        var physics = ScrollPhysics()
        physics.roundsToPixels = roundsToPixels
        view = SimulatedScrollView(
            viewport: PlaneSize(width: Self.viewport, height: Self.viewport), content: PlaneSize(width: Self.length, height: Self.length),
            contentInset: app, physics: physics)
        view.faults = faults
        view.keepsPictures = false
        view.transcript.isRecording = false
        let turns = script.steps.contains { if case .direction = $0 { true } else { false } }
        sides = Set(
            (turns ? ReadingDirection.allCases : [.leftToRight]).flatMap { direction in script.setups.keys.map { $0.side(in: direction) } })
        habits = script.habits
        let middle = (Self.length - Self.viewport) / 2
        view.scroll(to: PlanePoint(x: middle, y: middle))
        view.refreshAttachment.beginTrace()
        // In a fixed order, mirrored with the rest: at one time they act in the order in which they were added.
        order = RefreshEdge.allCases.map { mirror?.edge($0) ?? $0 }
        for edge in order {
            guard let options = script.setups[edge] else { continue }
            let refresher = TalkativeRefresher(position: edge)
            refresher.options = options
            refreshers[edge] = refresher
            refresher.whenTold = { [weak self] in if $0 == .loading { self?.follow(.endsWhenTold, of: edge) } }
            refresher.onFinish = { [weak self] _ in self?.finished(edge) }
            refresher.onClose = { [weak self] _ in
                self?.follow(.startsAgain, of: edge)
                self?.follow(.setsInsetWhenClosed, of: edge)
            }
            view.addPullToRefresh(refresher) { [weak self] in
                self?.calls[edge, default: 0] += 1
                self?.follow(.endsInside, of: edge)
            }
        }
        for (index, step) in script.steps.enumerated() where problem == nil {
            take(step)
            check(after: "step \(index), \(step)", seconds: step.seconds)
        }
        finish()
    }

    var entries: [RefreshTrace.Entry] { view.refreshAttachment.trace?.entries ?? [] }

    /// Ends everything and lets it come to rest: nothing is left.
    private func finish() {
        guard problem == nil else { return }
        view.isInWindow = true
        view.isForeground = true
        view.cancelDrag(settling: false)
        view.settle()
        view.clock.advance(by: 2)
        for edge in order { refreshers[edge]?.setEnable(isEnabled: false) }
        for edge in order { refreshers[edge]?.cancel() }
        view.clock.advance(by: 2)
        check(after: "the end", seconds: 20)
        for (edge, refresher) in refreshers where refresher.state != .initial { note("the \(edge) one is \(refresher.state) at the end") }
        checkCourses()
    }

    // MARK: - What the app does meanwhile

    private func finished(_ edge: RefreshEdge) {
        for habit in [RandomHabit.leaves, .isLeftAlone, .startsAtOnce, .endsOthers, .setsInset] { follow(habit, of: edge) }
    }

    private func follow(_ habit: RandomHabit, of edge: RefreshEdge) {
        guard habits[edge] == habit, let refresher = refreshers[edge] else { return }
        let others = order.filter { $0 != edge }
        switch habit {
        case .none: break
        case .endsInside, .endsWhenTold: refresher.end()
        case .leaves: view.removePullToRefresh(at: edge)
        case .isLeftAlone: others.forEach(view.removePullToRefresh)
        case .endsOthers: for edge in others { refreshers[edge]?.end(.failure) }
        case .startsAgain, .startsAtOnce:
            guard patience > 0 else { return }
            patience -= 1
            refresher.start()
        case .setsInset, .setsInsetWhenClosed:
            let side = edge.side(in: view.direction)
            app[side] += 1.1
            view.baseInset[side] = app[side]
        }
    }

    private func take(_ step: RandomStep) {
        switch step {
        case .touch: view.touchDown()
        case .drag(let side, let way):
            // Last digits must not make a move.
            let target = offset(past: side, by: way), present = view.metrics.offset[side.axis]
            view.drag(to: abs(target - present) < 1e-6 ? present : target, along: side.axis)
        case .swipe(let side, let way):
            var finger = PlanePoint.zero
            finger[side.axis] = side.isStart ? way : -way
            view.perform(TouchScript().moved(by: finger, in: 0.2))
        case .lift: view.release(settling: false)
        case .settle: view.settle()
        case .cancelTouch: view.cancelDrag(settling: false)
        case .advance(let seconds): view.clock.advance(by: seconds)
        case .start(let edge, let reveal): refreshers[edge]?.start(reveal: reveal)
        case .end(let edge, let outcome): refreshers[edge]?.end(outcome)
        case .cancel(let edge): refreshers[edge]?.cancel()
        case .exhaust(let edge): refreshers[edge]?.exhaust()
        case .reset(let edge): refreshers[edge]?.reset()
        case .remove(let edge): view.removePullToRefresh(at: edge)
        case .add(let edge): if let refresher = refreshers[edge] { view.addPullToRefresh(refresher) }
        case .enable(let edge, let flag): refreshers[edge]?.setEnable(isEnabled: flag)
        case .window(let flag): view.isInWindow = flag
        case .foreground(let flag): view.isForeground = flag
        case .baseInset(let side, let inset):
            app[side] = inset
            view.baseInset[side] = inset
        case .rawInset(let side, let inset):
            // With a share held an absolute write may be misread, as documented.
            guard share(at: side) == 0 else { return }
            app[side] = inset
            view.contentInset[side] = inset
        case .rawInsetBy(let side, let difference):
            view.contentInset[side] += difference
            // Found by a difference from the total, it is right but for its last digits.
            let found = view.baseInset[side]
            if abs(found - app[side] - difference) > 1e-9 { note("took \(found) for the app's, instead of \(app[side] + difference)") }
            app[side] = found
        case .viewport(let axis, let length): view.viewport[axis] = length
        case .extent(let edge, let extent): refreshers[edge]?.options.extent = extent
        case .direction(let direction): view.direction = direction
        case .safeArea(let side, let inset): view.safeArea[side] = inset
        case .content(let axis, let length): view.content[axis] = length
        }
    }

    private func offset(past side: ScrollSide, by way: Double) -> Double {
        let range = view.range(along: side.axis)
        return side.isStart ? range.lowerBound - way : range.upperBound + way
    }

    private func share(at side: ScrollSide) -> Double {
        // A side is kept from the begin of a load to its end, whatever the direction is by then.
        view.metrics.contentInset[side] - view.baseInset[side]
    }

    private func note(_ what: String) { problem = problem ?? what }

    // MARK: - What has to hold

    private func check(after what: String, seconds: Double) {
        let new = entries[read...]
        read = entries.count
        var writes = 0
        for entry in new {
            if !entry.metrics.isFinite { note("numbers aren't finite after \(what): \(entry.metrics)") }
            switch entry.event {
            case .wrote(let inset, let side, let move):
                writes += 1
                if !inset.isFinite || move?.offset.isFinite == false { note("a write isn't finite after \(what)") }
                if !sides.contains(side), inset.bitPattern != app[side].bitPattern { note("wrote \(inset) at \(side) after \(what)") }
            case .moved(let move, let axis):
                writes += 1
                if !move.offset.isFinite { note("a move isn't finite after \(what)") }
                if !sides.contains(where: { $0.axis == axis }) { note("moved the \(axis) offset after \(what)") }
            default: break
            }
        }
        // A turn of each refresher opens and closes; following the scroll it writes once an offset.
        let bound = refreshers.count * (4 + Int(seconds * 125))
        if writes > bound { note("\(writes) writes, more than \(bound), after \(what)") }
        let isIdle = refreshers.values.allSatisfy { $0.state == .initial }
        for side in ScrollSide.allCases where isIdle || !sides.contains(side) {
            let inset = view.metrics.contentInset[side]
            if inset.bitPattern != app[side].bitPattern { note("the \(side) inset is \(inset) instead of \(app[side]) after \(what)") }
        }
    }

    /// Every load is told, ended once, and followed by rest, another load or the removal; the action ran once for it.
    private func checkCourses() {
        for edge in refreshers.keys {
            var isLoading = false, hasFinished = false, loads = 0, ends = 0, turn = -1.0
            for entry in entries {
                switch entry.event {
                case .surroundingsChanged: turn = entry.time
                // Back in sight the state is told again.
                case .told(edge, .loading) where isLoading && turn == entry.time: break
                case .told(edge, .finished) where hasFinished && turn == entry.time: break
                case .told(edge, .loading):
                    if isLoading { note("loading told twice at \(edge), at \(entry.time) s") }
                    (isLoading, hasFinished, loads) = (true, false, loads + 1)
                case .told(edge, .finished):
                    if !isLoading || hasFinished { note("finished told without a load at \(edge), at \(entry.time) s") }
                    (isLoading, hasFinished) = (false, true)
                case .finished(edge, _): ends += 1
                case .told(edge, .initial), .told(edge, .releasing):
                    if isLoading { note("a load wasn't told as finished at \(edge), at \(entry.time) s") }
                    hasFinished = false
                case .removed(edge):
                    if isLoading { ends += 1 }
                    (isLoading, hasFinished) = (false, false)
                default: break
                }
            }
            if ends != loads { note("\(ends) ends of \(loads) loads at \(edge)") }
            if calls[edge, default: 0] != loads { note("\(calls[edge, default: 0]) actions in \(loads) loads at \(edge)") }
        }
    }
}

extension RandomStep {
    /// The seconds that it takes.
    var seconds: Double {
        switch self {
        case .advance(let seconds): seconds
        case .swipe: 0.2
        default: 0
        }
    }
}

extension ScrollMetrics {
    fileprivate var isFinite: Bool {
        offset.x.isFinite && offset.y.isFinite && ScrollSide.allCases.allSatisfy { contentInset[$0].isFinite }
    }
}
