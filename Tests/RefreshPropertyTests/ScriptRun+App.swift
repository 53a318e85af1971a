import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator

// What the reader, the system and the app do.
extension ScriptRun {
    func take(_ step: RandomStep) {
        switch step {
        case .touch: view.touchDown()
        case .drag(let side, let way): view.drag(to: offset(past: side, by: way), along: side.axis)
        case .fling(let side, let way): view.fling(to: offset(past: side, by: way), along: side.axis)
        case .scroll(let side, let way):
            var point = view.metrics.offset
            point[side.axis] = offset(past: side, by: way)
            view.scroll(to: point)
        case .swipe(let side, let way):
            var finger = PlanePoint.zero
            finger[side.axis] = side.isStart ? way : -way
            view.perform(TouchScript().moved(by: finger, in: 0.2))
        case .lift: view.release(settling: false)
        case .settle: view.settle()
        case .cancelTouch: view.cancelDrag(settling: false)
        case .advance(let seconds): view.clock.advance(by: seconds)
        case .window(let flag): view.isInWindow = flag
        case .foreground(let flag): view.isForeground = flag
        case .reducesMotion(let flag): view.reducesMotion = flag
        case .pixelsPerPoint(let scale): view.pixelsPerPoint = scale
        case .viewport(let axis, let length): view.viewport[axis] = length
        case .direction(let direction): view.direction = direction
        case .safeArea(let side, let inset): view.safeArea[side] = inset
        case .content(let axis, let length): view.content[axis] = length
        case .insert(let axis, let length): view.insertBeforeReader(length, along: axis)
        case .baseInset, .rawInset, .rawInsetBy: takeInset(step)
        case .remove(let edge): view.removePullToRefresh(at: edge)
        case .add(let edge): if let refresher = refreshers[edge] { view.addPullToRefresh(refresher) }
        case .itemsLeft(let edge, let count): view.refreshAttachment.itemsCounted(count, before: edge)
        case .reach(let edge): _ = view.refreshAttachment.accessibilityScrolled(past: edge)
        default: takeCall(step)
        }
    }

    /// Calls of a refresher's.
    private func takeCall(_ step: RandomStep) {
        switch step {
        case .start(let edge, let reveal): start(edge) { $0.start(reveal: reveal) }
        case .startAtOnce(let edge, let isSilent): start(edge, isSilent: isSilent) { $0.start(isAnimated: false, isSilent: isSilent) }
        case .ask(let edge): refreshers[edge]?.accessibilityRefresh()
        case .end(let edge, let outcome): refreshers[edge]?.end(outcome)
        case .endLater(let edge, let seconds): end(edge, after: seconds)
        case .endFirst(let edge):
            guard let refresher = refreshers[edge], let first = firstLoads[edge] else { return }
            let load = refresher.token
            refresher.end(of: first)
            if load != first, refresher.token != load { note("the end of another load ended \(String(describing: load))") }
        case .cancel(let edge): refreshers[edge]?.cancel()
        case .exhaust(let edge): refreshers[edge]?.exhaust()
        case .reset(let edge): refreshers[edge]?.reset()
        case .enable(let edge, let flag): refreshers[edge]?.setEnable(isEnabled: flag)
        case .configure(let edge, var options):
            guard let refresher = refreshers[edge] else { return }
            // Who wants to be alone does so all the time: else two might have begun before.
            options.isExclusive = refresher.options.isExclusive
            refresher.options = options
        case .extent(let edge, let extent): refreshers[edge]?.options.extent = extent
        default: break
        }
    }

    private func takeInset(_ step: RandomStep) {
        switch step {
        case .baseInset(let side, let inset):
            app[side] = inset
            view.baseInset[side] = inset
        case .rawInset(let side, let inset):
            // With a share held an absolute write may be misread, as documented.
            guard !order.contains(where: isBusy) else { return }
            app[side] = inset
            view.contentInset[side] = inset
        case .rawInsetBy(let side, let difference):
            view.contentInset[side] += difference
            // Found by a difference from the total, it is right but for its last digits.
            let found = view.baseInset[side]
            if abs(found - app[side] - difference) > 1e-9 { note("took \(found) for the app's, instead of \(app[side] + difference)") }
            app[side] = found
        default: break
        }
    }

    /// Starts, and looks whether that was said and done which the refresher's state made right.
    private func start(_ edge: RefreshEdge, isSilent: Bool = false, _ call: (PullToRefresh) -> RefreshStart) {
        guard let refresher = refreshers[edge] else { return }
        let isHere = view.refresher(at: edge) === refresher
        let refusal: RefreshRefusal? =
            !isHere
            ? .detached
            : refresher.state == .loading ? .loading : !refresher.isEnabled ? .disabled : refresher.isExhausted ? .exhausted : nil
        switch call(refresher) {
        case .started:
            if isSilent { silentLoads += 1 }
            if let refusal { note("started at \(edge), which is \(refusal)") }
        case .refused(.excluded): if refusal != nil { note("\(edge) is excluded rather than \(refusal ?? .excluded)") }
        case .refused(let found): if found != refusal { note("\(edge) is \(found)") }
        }
    }

    private func end(_ edge: RefreshEdge, after seconds: Double) {
        guard let refresher = refreshers[edge], let token = refresher.token else { return }
        view.clock.schedule(after: seconds) { [weak refresher] in refresher?.end(of: token) }
    }

    /// An offset past a side. What differs from the present one in its last digits only is no move.
    private func offset(past side: ScrollSide, by way: Double) -> Double {
        let range = view.range(along: side.axis), present = view.metrics.offset[side.axis]
        let offset = side.isStart ? range.lowerBound - way : range.upperBound + way
        return abs(offset - present) < 1e-6 ? present : offset
    }

    /// Does what an app with this habit does.
    func follow(_ habit: RandomHabit, of edge: RefreshEdge) {
        guard script.habits[edge] == habit, let refresher = refreshers[edge] else { return }
        let others = order.filter { $0 != edge }
        switch habit {
        case .none: break
        case .endsInside, .endsWhenTold: refresher.end()
        case .endsLater: end(edge, after: 0.5)
        case .leavesInside, .leaves: view.removePullToRefresh(at: edge)
        case .isLeftAlone: others.forEach(view.removePullToRefresh)
        case .comesBack:
            view.removePullToRefresh(at: edge)
            view.addPullToRefresh(refresher)
        case .endsOthers: for edge in others { refreshers[edge]?.end(.failure) }
        case .startsAgain, .startsAtOnce, .startsOthers:
            guard patience > 0 else { return }
            patience -= 1
            for edge in habit == .startsOthers ? others : [edge] { refreshers[edge]?.start() }
        case .setsInset, .setsInsetWhenClosed:
            let side = edge.side(in: view.direction)
            app[side] += 1.1
            view.baseInset[side] = app[side]
        }
    }
}

extension RandomHabit {
    static let inTheAction: [RandomHabit] = [.endsInside, .endsLater, .leavesInside]
    static let atTheEnd: [RandomHabit] = [.leaves, .isLeftAlone, .comesBack, .startsAtOnce, .startsOthers, .endsOthers, .setsInset]
}
