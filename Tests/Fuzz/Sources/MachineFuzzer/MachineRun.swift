import RefreshCore
import RefreshGeometry

/// One machine and the scroll view around it, led through the events that the bytes spell.
struct MachineRun {
    private var bytes: Bytes
    private var machine: RefreshMachine
    private var metrics = ScrollMetrics(content: PlaneSize(width: 320, height: 2000), viewport: PlaneSize(width: 320, height: 600))
    private var now = 0.0
    private var tokens: [RefreshToken] = []
    private var isTracking = false
    private var isClosing = false
    private var endedLoads = 0

    init(_ bytes: Bytes) {
        self.bytes = bytes
        machine = RefreshMachine(edge: self.bytes.choice(of: RefreshEdge.allCases))
        machine.options = options()
    }

    /// Plays all events, then removes the refresher, which must leave nothing held.
    mutating func play() {
        while !bytes.isEmpty {
            let actions = event()
            perform(actions)
        }
        perform(machine.removed(at: now, pull: pull))
        check(machine.share == 0, "a removed refresher holds nothing")
        check(machine.state == .initial, "a removed refresher is at rest")
    }

    private var pull: Pull {
        var app = metrics.contentInset
        app[machine.side] -= machine.share
        return Pull(past: machine.side, metrics: metrics, app: app)
    }

    private mutating func event() -> RefreshActions {
        machine.resolve(in: metrics.direction)
        switch bytes.byte() % 20 {
        case 0, 1:
            isTracking = true
            return machine.touched(at: now, pull: pull)
        case 2, 3, 4, 5:
            metrics.offset[machine.side.axis] = bytes.number()
            return machine.scrolled(at: now, pull: pull)
        case 6, 7:
            isTracking = false
            return machine.released(at: now, pull: pull)
        case 8:
            isTracking = false
            return machine.touchCancelled(at: now, pull: pull)
        case 9: return machine.settled(at: now, pull: pull)
        case 10: return started()
        case 11:
            let token = tokens.isEmpty || bytes.flag() ? nil : bytes.choice(of: tokens)
            return machine.ended(token, with: bytes.choice(of: RefreshOutcome.allCases), at: now, pull: pull)
        case 12: return machine.cancelRequested(at: now, pull: pull)
        case 13, 14:
            now += bytes.number()
            return machine.timePassed(at: now, pull: pull)
        case 15: return changed()
        case 16: return seen(bytes.flag())
        case 17: return machine.enabled(bytes.flag())
        case 18: return bytes.flag() ? machine.exhausted(at: now, pull: pull) : machine.reset(at: now, pull: pull)
        default:
            if bytes.flag() { return machine.itemsCounted(Int(bytes.byte()) - 1, at: now, pull: pull) }
            machine.options = options()
            return .none
        }
    }

    private mutating func started() -> RefreshActions {
        let reveal = bytes.choice(of: RefreshReveal.allCases)
        let isAnimated = bytes.flag(), isSilent = bytes.flag()
        return machine.startRequested(reveal: reveal, isAnimated: isAnimated, isSilent: isSilent, at: now, pull: pull).actions
    }

    private mutating func seen(_ isInSight: Bool) -> RefreshActions {
        if !isInSight { isTracking = false }
        return machine.sightChanged(isInSight, at: now, pull: pull)
    }

    private mutating func changed() -> RefreshActions {
        let axis = machine.side.axis
        switch bytes.byte() % 6 {
        case 0: metrics.content[axis] = bytes.number()
        case 1: metrics.viewport[axis] = bytes.number()
        case 2: metrics.safeArea[machine.side] = bytes.number()
        case 3: metrics.contentInset[machine.side.opposite] = bytes.number()
        case 4: metrics.pixelsPerPoint = bytes.number()
        default: metrics.direction = bytes.choice(of: ReadingDirection.allCases)
        }
        return machine.metricsChanged(at: now, pull: pull)
    }

    private mutating func options() -> RefreshOptions {
        var options = RefreshOptions(extent: bytes.number(), threshold: bytes.flag() ? bytes.number() : nil)
        switch bytes.byte() % 3 {
        case 0: options.trigger = .onRelease
        case 1: options.trigger = .onReach
        default: options.trigger = .automatic(RefreshPrefetch(lead: .points(bytes.number()), limit: Int(bytes.byte()) - 1))
        }
        options.followsScroll = bytes.flag()
        options.minimumLoadingTime = bytes.number()
        options.resultDwell = bytes.number()
        options.timeOut = bytes.flag() ? bytes.number() : nil
        options.spinnerDelay = bytes.number()
        options.opening = RefreshMotion(duration: bytes.number(), damping: bytes.number(), initialVelocity: bytes.number())
        options.closing = RefreshMotion(duration: bytes.number(), damping: bytes.number(), initialVelocity: bytes.number())
        return options
    }

    /// Does to the scroll view what a host would, and checks what a host relies on.
    private mutating func perform(_ actions: RefreshActions) {
        if let share = actions.share {
            check(share.isFinite && share >= 0 && share == machine.share, "a share is finite, not negative and the machine's own")
            metrics.contentInset[machine.side] = share
        }
        if let offset = actions.offset {
            check(offset.isFinite, "an offset is finite")
            check(!isTracking, "an offset is not written under a gesture")
            metrics.offset[machine.side.axis] = offset
        }
        if let motion = actions.motion {
            check(motion.duration.isFinite && motion.duration >= 0, "a motion lasts a finite time")
        }
        if let finished = actions.finished {
            check(finished.token == tokens.last && endedLoads < tokens.count, "an end is told once, and of the load that ran")
            endedLoads = tokens.count
            isClosing = true
        }
        if actions.closed != nil {
            check(isClosing, "a closing is told once, after an end")
            isClosing = false
        }
        if let begin = actions.begin {
            check(machine.token == begin.token, "a load that begins is the one that runs")
            check(tokens.last.map { $0.number < begin.token.number } ?? true, "a load has a number of its own")
            tokens.append(begin.token)
        }
        checkMachine()
    }

    private func checkMachine() {
        check(machine.share.isFinite && machine.share >= 0, "the share is finite and not negative")
        check(machine.progress.isFinite && machine.progress >= 0, "the progress is finite and not negative")
        check(machine.deadline?.isFinite ?? true, "a deadline is finite")
        check((machine.token != nil) == (machine.state == .loading), "a load runs while loading, and only then")
        switch machine.state {
        case .releasing(let progress): check((0...1).contains(progress), "the state's progress is held between 0 and 1")
        case .initial: check(machine.share == 0, "nothing is held at rest")
        case .loading, .finished: break
        }
    }

    private func check(_ isRight: Bool, _ rule: StaticString) {
        if !isRight { fatalError("\(rule): \(machine)") }
    }
}
