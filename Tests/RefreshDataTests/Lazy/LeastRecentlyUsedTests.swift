import Testing

@testable import RefreshData

struct LeastRecentlyUsedTests {
    @Test func theOldestGoesFirstAndAUseMakesYoung() {
        var kept = LeastRecentlyUsed<Int, String>(limits: LazyLimits(count: 3))
        for key in 1...3 { kept.keep("\(key)", for: key, cost: 1) }
        #expect(kept.use(1) == "1")
        kept.keep("4", for: 4, cost: 1)
        #expect([1, 2, 3, 4].map { kept.use($0) } == ["1", nil, "3", "4"])
        kept.keep("1b", for: 1, cost: 1)
        kept.keep("5", for: 5, cost: 1)
        #expect([1, 2, 3, 4, 5].map { kept.use($0) } == ["1b", nil, nil, "4", "5"])
    }

    @Test func costsAddUpToTheLimit() {
        var kept = LeastRecentlyUsed<Int, Int>(limits: LazyLimits(cost: 10))
        for (key, cost) in [(1, 4), (2, 4), (3, 4)] { kept.keep(key, for: key, cost: cost) }
        #expect([1, 2, 3].map { kept.use($0) } == [nil, 2, 3] && kept.cost == 8)
        kept.keep(4, for: 4, cost: 11)
        #expect(kept.use(4) == nil && kept.cost == 8)
        kept.keep(2, for: 2, cost: 10)
        #expect(kept.count == 1 && kept.cost == 10)
        kept.keep(2, for: 2, cost: 11)
        #expect(kept.count == 0 && kept.cost == 0)
    }

    @Test(arguments: [LazyLimits(count: 0), LazyLimits(count: -1), LazyLimits(count: .min, cost: .min), LazyLimits(cost: -1)])
    func withoutRoomNothingIsKept(limits: LazyLimits) {
        var kept = LeastRecentlyUsed<Int, Int>(limits: limits)
        kept.keep(1, for: 1, cost: 1)
        #expect(kept.count == 0 && kept.use(1) == nil)
    }

    @Test func theLargestCostsDoNotOverflow() {
        var kept = LeastRecentlyUsed<Int, Int>(limits: LazyLimits())
        kept.keep(1, for: 1, cost: .max)
        kept.keep(2, for: 2, cost: .max)
        kept.keep(3, for: 3, cost: .min)
        #expect([1, 2, 3].map { kept.use($0) } == [nil, 2, 3] && kept.cost == .max)
    }

    /// Against an array that is searched: slow, and plain to see.
    @Test(arguments: 0..<100)
    func behavesAsAListInTheOrderOfUse(seed: Int) {
        var dice = Dice(seed)
        let limits = LazyLimits(count: 1 + dice.roll(6), cost: dice.roll(30))
        var kept = LeastRecentlyUsed<Int, Int>(limits: limits)
        var list: [(key: Int, value: Int, cost: Int)] = []
        for step in 0..<200 {
            let key = dice.roll(10)
            let place = list.firstIndex { $0.key == key }
            switch dice.roll(10) {
            case 0:
                kept.remove(key)
                if let place { list.remove(at: place) }
            case 1...4:
                #expect(kept.use(key) == place.map { list[$0].value })
                if let place { list.append(list.remove(at: place)) }
            default:
                let cost = dice.roll(12)
                kept.keep(step, for: key, cost: cost)
                if let place { list.remove(at: place) }
                guard cost <= limits.cost else { break }
                while list.count >= limits.count || list.reduce(cost, { $0 + $1.cost }) > limits.cost { list.removeFirst() }
                list.append((key, step, cost))
            }
            #expect(kept.count == list.count && kept.cost == list.reduce(0) { $0 + $1.cost })
        }
        kept.removeAll()
        #expect(kept.count == 0 && kept.cost == 0)
    }
}
