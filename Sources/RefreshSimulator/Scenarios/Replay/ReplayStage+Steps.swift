import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshLanguages

extension ReplayStage {
    /// Performs a step that takes no time.
    func perform(_ step: ScenarioStep) {
        guard problem == nil, !isOver else { return }
        spend(1, at: step)
        let world = worlds[step.world]
        switch step.verb {
        case .advance, .finger: break  // never read where steps take no time
        case .steps(let steps, let count):
            for round in 0..<count where problem == nil {
                if count > 1 { rounds.append(round + 1) }
                steps.forEach(perform)
                if count > 1 { rounds.removeLast() }
            }
        case .turn(let steps): steps.forEach(perform)
        case .clear: worlds.forEach { $0.clear() }
        case .expect(let list): check(list, at: step)
        case .touch, .drag, .lift, .release, .fling, .settle, .cancelTouch, .loseTouch, .offset: observe(step.verb, in: world.view)
        case .start, .end, .cancel, .refresh, .resume, .remove, .add, .enable, .exhaust, .reset, .configure, .accessibilityScroll,
            .accessibilityRefresh:
            call(step, in: world)
        case .wallClock(by: let seconds): world.wallClockShift += seconds
        default: surround(step.verb, in: world)
        }
    }

    /// What a scroll view was seen to do.
    private func observe(_ verb: ScenarioVerb, in view: SimulatedScrollView) {
        switch verb {
        case .touch: view.touchDown()
        case .drag(let point): view.drag(to: point.applied(to: view.numbers.offset))
        case .lift: view.release(settling: false)
        case .release: view.release()
        case .fling(let point): view.fling(to: point.applied(to: view.numbers.offset))
        case .settle: view.settle()
        case .cancelTouch: view.cancelDrag()
        case .loseTouch: view.cancelDrag(settling: false)
        case .offset(let point): view.scroll(to: point.applied(to: view.numbers.offset))
        default: break
        }
    }

    /// What the app and the system change.
    private func surround(_ verb: ScenarioVerb, in world: ReplayWorld) {
        let view = world.view, scrolling = world.scrolling
        switch verb {
        case .inset(let insets, isDocumented: true, let isDifference):
            scrolling.baseInset = insets.applied(to: scrolling.baseInset, adding: isDifference)
        case .inset(let insets, isDocumented: false, let isDifference):
            view.contentInset = insets.applied(to: view.contentInset, adding: isDifference)
        case .safeArea(let insets): view.safeArea = insets.applied(to: view.safeArea)
        case .content(let size): view.content = size.applied(to: view.content)
        case .viewport(let size): view.viewport = size.applied(to: view.viewport)
        case .direction(let direction): view.direction = direction
        case .pixelsPerPoint(let count): view.pixelsPerPoint = count
        case .window(let flag): view.isInWindow = flag
        case .foreground(let flag): view.isForeground = flag
        case .reducesMotion(let flag): view.reducesMotion = flag
        case .textScale(let scale): view.textScale = scale
        case .language(let language): view.language = language
        case .insert(let length):
            if let x = length.x { view.insertBeforeReader(x, along: .horizontal, telling: scrolling.refreshAttachment) }
            if let y = length.y { view.insertBeforeReader(y, along: .vertical, telling: scrolling.refreshAttachment) }
        case .items(let list): for items in list { scrolling.refreshAttachment.itemsCounted(items.left, before: items.edge) }
        case .faults(let faults): for fault in faults { fault(&view.faults) }
        default: break
        }
    }
}
