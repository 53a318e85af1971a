import RefreshData
import Testing

/// A row that is reused, and what it shows.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct LazySlotTests {
    @MainActor
    final class Row {
        var shown: [String] = []
        private(set) var slot: LazySlot<String, String>?

        init(_ loader: LazyLoader<String, String>) {
            slot = LazySlot(loader) { [unowned self] content in
                switch content {
                case .placeholder: shown.append("-")
                case .value(let value): shown.append(value)
                case .failed: shown.append("!")
                }
            }
        }

        var key: String? {
            get { slot?.key }
            set { slot?.key = newValue }
        }
    }

    let loads = GatedLoads()
    let loader: LazyLoader<String, String>

    init() {
        loader = LazyLoader { [loads] in try await loads.load($0) }
    }

    @Test func showsAPlaceholderFirst() async {
        let row = Row(loader)
        #expect(row.shown == [])
        row.key = "a"
        #expect(row.shown == ["-"] && row.slot?.content.value == nil)
        await loads.settled()
        loads.answer("a")
        await loads.settled()
        #expect(row.shown == ["-", "A"] && row.slot?.content.value == "A")
    }

    @Test func showsWhatIsInMemoryAtOnce() async {
        let (first, second) = (Row(loader), Row(loader))
        first.key = "a"
        await loads.settled()
        loads.answer("a")
        await loads.settled()
        second.key = "a"
        #expect(second.shown == ["A"])
    }

    @Test func aReusedRowNeverShowsAnothersValue() async {
        let row = Row(loader)
        row.key = "a"
        await loads.settled()
        row.key = "b"
        await loads.settled()
        #expect(loads.calledOff == ["a"])
        loads.answer("a")
        loads.answer("b")
        await loads.settled()
        #expect(row.shown == ["-", "-", "B"])
    }

    /// The value has come, but the row hasn't heard of it when it is reused.
    @Test func notEvenIfTheValueIsOnItsWay() async {
        let row = Row(loader)
        row.key = "a"
        await loads.settled()
        loads.answer("a")
        row.key = nil
        await loads.settled()
        #expect(row.shown == ["-", "-"])
    }

    @Test(arguments: 0..<100)
    func neverInAnyOrder(seed: Int) async {
        var dice = Dice(seed)
        let rows = (0..<4).map { _ in Row(loader) }
        let keys = ["a", "b", "c", "d", "e"]
        for _ in 0..<60 {
            let row = rows[dice.roll(4)]
            switch dice.roll(4) {
            case 0: row.key = dice.roll(5) == 0 ? nil : keys[dice.roll(5)]
            case 1: loads.answer(keys[dice.roll(5)])
            case 2: loader.forget(keys[dice.roll(5)])
            default: await Task.yield()
            }
            for row in rows {
                if let shown = row.shown.last { #expect(shown == "-" || shown == row.key?.uppercased()) }
            }
        }
        for row in rows { row.key = nil }
        await loads.settled()
    }

    @Test func theSameKeyAgainChangesNothingUnlessItFailed() async {
        let row = Row(loader)
        row.key = "a"
        row.key = "a"
        await loads.settled()
        #expect(row.shown == ["-"] && loads.keys == ["a"])
        loads.settle("a", .failure(Broken()))
        await loads.settled()
        #expect(row.shown == ["-", "!"])
        row.key = "a"
        await loads.settled()
        loads.answer("a")
        await loads.settled()
        row.key = "a"
        #expect(row.shown == ["-", "!", "-", "A"] && loads.keys == ["a", "a"])
    }

    @Test func twoRowsWithOneKeyShareALoadThatOneMayLeave() async {
        let (first, second) = (Row(loader), Row(loader))
        first.key = "a"
        second.key = "a"
        await loads.settled()
        first.key = nil
        await loads.settled()
        #expect(loads.calledOff == [])
        loads.answer("a")
        await loads.settled()
        #expect(first.shown == ["-", "-"] && second.shown == ["-", "A"] && loads.keys == ["a"])
    }

    @Test func aRowThatIsFreedCallsItsLoadOff() async {
        var row: Row? = Row(loader)
        weak let freed = row
        row?.key = "a"
        await loads.settled()
        row = nil
        await loads.settled()
        #expect(freed == nil && loads.calledOff == ["a"])
    }
}
