import RefreshCore
import RefreshGeometry

/// A world with refreshers, and a long random story in it, from a seed.
struct RandomScript: Sendable {
    let seed: Int
    var setups: [RefreshEdge: RefreshOptions]
    var habits: [RefreshEdge: RandomHabit]
    var steps: [RandomStep]

    /// - Parameter mirror: Only what is the same in this mirror happens; nil: anything.
    init(seed: Int, count: Int = 60, sameIn mirror: Mirror? = nil) {
        var dice = Dice(seed)
        self.seed = seed
        var edges = RefreshEdge.allCases.shuffled(using: &dice)
        edges.removeLast(1 + dice.roll(3))
        var setups: [RefreshEdge: RefreshOptions] = [:]
        var habits: [RefreshEdge: RandomHabit] = [:]
        let known = mirror == .across ? RandomHabit.allCases.dropLast(2) : RandomHabit.allCases[...]
        for edge in edges {
            setups[edge] = Self.options(&dice)
            habits[edge] = dice.flag() ? RandomHabit.none : dice.pick(Array(known))
        }
        self.setups = setups
        self.habits = habits
        steps = (0..<count).map { _ in Self.step(&dice, dice.pick(edges), mirror) }
    }

    /// The seeds to play: `20000` plays so many, from 1 on; `1495...1495` the one, or those between two. 120 if nothing is asked, or nothing
    /// that can be understood.
    static func seeds(asked: String?) -> ClosedRange<Int> {
        let bounds = asked?.replacing("...", with: " ").split(separator: " ").compactMap { Int($0) } ?? []
        guard let last = bounds.last, last > 0 else { return 1...120 }
        let first = bounds.count == 1 ? 1 : bounds[0]
        return min(first, last)...last
    }

    func mirrored(by mirror: Mirror) -> RandomScript {
        var script = self
        script.setups = Dictionary(uniqueKeysWithValues: setups.map { (mirror.edge($0.key), $0.value) })
        script.habits = Dictionary(uniqueKeysWithValues: habits.map { (mirror.edge($0.key), $0.value) })
        script.steps = steps.map(mirror.step)
        return script
    }

    private static func options(_ dice: inout Dice) -> RefreshOptions {
        var options = RefreshOptions(extent: dice.pick([60, 61.3, 44, 100]), threshold: dice.pick([nil, nil, 80, 30]))
        let prefetch = RefreshPrefetch(
            lead: dice.pick([.viewports(0.5), .viewports(0.5), .points(100), .items(3)]), limit: dice.pick([1, 1, 3, 0]))
        options.trigger = dice.pick([.onRelease, .onRelease, .onReach, .automatic(prefetch)])
        options.followsScroll = dice.roll(4) == 0
        options.isExclusive = dice.roll(5) == 0
        options.minimumLoadingTime = dice.pick([0, 0, 0.7])
        options.resultDwell = dice.pick([0, 0, 0.4])
        options.timeOut = dice.pick([nil, nil, 3])
        options.spinnerDelay = dice.pick([0, 0, 0, 0.25])
        options.opening.duration = dice.pick([0.25, 0.25, 0.25, 0])
        options.hasHaptic = dice.roll(4) > 0
        return options
    }

    private static func step(_ dice: inout Dice, _ edge: RefreshEdge, _ mirror: Mirror?) -> RandomStep {
        let side = edge.side(in: .leftToRight)
        switch dice.roll(mirror == .across ? 50 : mirror == .axes ? 64 : 66) {
        case 0..<8: return .drag(side, dice.length(-60...160))
        case 8..<10: return .drag(side, dice.pick([0, 0, -0.2, 200.03]))
        case 10: return .fling(side, dice.length(-200...60))
        case 11: return .scroll(side, dice.length(-100...20))
        case 12..<15: return .lift
        case 15: return .touch
        case 16: return .cancelTouch
        case 17..<19: return .settle
        case 19..<24: return .advance(dice.pick([0.05, 0.2, 0.31, 1, 2]))
        case 24..<27: return .end(edge, dice.pick(RefreshOutcome.allCases))
        case 27..<29: return .start(edge, dice.pick(RefreshReveal.allCases))
        case 29: return .startAtOnce(edge, isSilent: dice.flag())
        case 30..<32: return .swipe(side, dice.length(-300...300))
        case 32: return .cancel(edge)
        case 33: return dice.flag() ? .exhaust(edge) : .reset(edge)
        case 34..<36: return dice.flag() ? .remove(edge) : .add(edge)
        case 36: return .enable(edge, dice.roll(3) > 0)
        case 37..<39: return dice.flag() ? .window(dice.flag()) : .foreground(dice.flag())
        case 39..<41: return .endLater(edge, dice.pick([0.01, 0.2, 0.5]))
        case 41: return .endFirst(edge)
        case 42..<44: return .configure(edge, options(&dice))
        case 44: return dice.flag() ? .reach(edge) : .ask(edge)
        case 45: return .itemsLeft(edge, dice.roll(6))
        case 46: return .reducesMotion(dice.flag())
        case 47: return .pixelsPerPoint(dice.pick([1, 2, 3]))
        case 48..<50: return .advance(dice.pick([0.1, 0.25, 0.4]))
        case 50..<52: return .baseInset(dice.pick(ScrollSide.allCases), dice.length(0...90))
        case 52..<54: return .rawInset(dice.pick(ScrollSide.allCases), dice.length(0...90))
        case 54..<56: return .safeArea(dice.pick(ScrollSide.allCases), dice.length(0...60))
        case 56..<59: return .content(dice.pick(ScrollAxis.allCases), dice.pick([0, dice.length(0...700), dice.length(0...1500)]))
        case 59..<61: return .rawInsetBy(dice.pick(ScrollSide.allCases), dice.length(1...20))
        case 61: return .viewport(dice.pick(ScrollAxis.allCases), dice.pick([0, 320, 600, 600]))
        case 62: return .extent(edge, dice.pick([0, 44, 60, 100]))
        case 63: return .insert(.vertical, dice.length(-200...400))
        default: return .direction(dice.pick(ReadingDirection.allCases))
        }
    }
}
