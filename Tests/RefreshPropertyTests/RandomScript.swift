import RefreshCore
import RefreshGeometry

/// A world with refreshers, and a long random story in it, from a seed.
struct RandomScript: Sendable {
    let seed: Int
    var setups: [RefreshEdge: RefreshOptions]
    var habits: [RefreshEdge: RandomHabit]
    var steps: [RandomStep]

    /// - Parameter isMirrorable: Whether only what is the same in a mirror may happen.
    init(seed: Int, count: Int = 60, isMirrorable: Bool = false) {
        var dice = Dice(seed)
        self.seed = seed
        var edges = RefreshEdge.allCases.shuffled(using: &dice)
        edges.removeLast(1 + dice.roll(3))
        var setups: [RefreshEdge: RefreshOptions] = [:]
        var habits: [RefreshEdge: RandomHabit] = [:]
        let known = isMirrorable ? RandomHabit.allCases.dropLast(2) : RandomHabit.allCases[...]
        for edge in edges {
            setups[edge] = Self.options(&dice)
            habits[edge] = dice.flag() ? RandomHabit.none : dice.pick(Array(known))
        }
        self.setups = setups
        self.habits = habits
        steps = (0..<count).map { _ in Self.step(&dice, edges, isMirrorable) }
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
        options.trigger = dice.pick([.onRelease, .onRelease, .onReach, .automatic(RefreshPrefetch())])
        options.followsScroll = dice.roll(4) == 0
        options.isExclusive = dice.roll(5) == 0
        options.minimumLoadingTime = dice.pick([0, 0, 0.7])
        options.resultDwell = dice.pick([0, 0, 0.4])
        options.timeOut = dice.pick([nil, nil, 3])
        return options
    }

    private static func step(_ dice: inout Dice, _ edges: [RefreshEdge], _ isMirrorable: Bool) -> RandomStep {
        let edge = dice.pick(edges)
        let side = edge.side(in: .leftToRight)
        switch dice.roll(isMirrorable ? 34 : 48) {
        case 0..<8: return .drag(side, dice.length(-60...160))
        case 8..<10: return .drag(side, dice.pick([0, 0, -0.2, 200.03]))
        case 10..<13: return .lift
        case 13: return .touch
        case 14: return .cancelTouch
        case 15..<17: return .settle
        case 17..<22: return .advance(dice.pick([0.05, 0.2, 0.31, 1, 2]))
        case 22..<25: return .end(edge, dice.pick(RefreshOutcome.allCases))
        case 25..<27: return .start(edge, dice.pick(RefreshReveal.allCases))
        case 27: return .swipe(side, dice.length(-300...300))
        case 28: return .cancel(edge)
        case 29: return dice.flag() ? .exhaust(edge) : .reset(edge)
        case 30: return .remove(edge)
        case 31: return .add(edge)
        case 32: return .enable(edge, dice.roll(3) > 0)
        case 33: return dice.flag() ? .window(dice.flag()) : .foreground(dice.flag())
        case 34..<36: return .baseInset(dice.pick(ScrollSide.allCases), dice.length(0...90))
        case 36..<38: return .rawInset(dice.pick(ScrollSide.allCases), dice.length(0...90))
        case 38: return .safeArea(dice.pick(ScrollSide.allCases), dice.length(0...60))
        case 39..<42: return .content(dice.pick(ScrollAxis.allCases), dice.length(0...1500))
        case 42..<44: return .rawInsetBy(dice.pick(ScrollSide.allCases), dice.length(1...20))
        case 44: return .viewport(dice.pick(ScrollAxis.allCases), dice.pick([0, 320, 600, 600]))
        case 45: return .extent(edge, dice.pick([0, 44, 60, 100]))
        default: return .direction(dice.pick(ReadingDirection.allCases))
        }
    }
}
