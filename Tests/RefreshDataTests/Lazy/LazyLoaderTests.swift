import RefreshData
import Testing

@MainActor @Suite(.timeLimit(.minutes(30)))
struct LazyLoaderTests {
    let loads = GatedLoads()

    private func loader(limits: LazyLimits = LazyLimits()) -> LazyLoader<String, String> {
        LazyLoader(limits: limits, cost: \.count) { [loads] in try await loads.load($0) }
    }

    @Test func oneLoadForEachKeyHoweverManyAsk() async throws {
        let loader = loader()
        let asks = ["a", "b", "a", "a"].map { key in Task { try await loader.value(for: key) } }
        await loads.settled()
        #expect(loads.keys == ["a", "b"] && loader.loaded("a") == nil)
        loads.answer("b")
        loads.answer("a")
        var values: [String] = []
        for ask in asks { values.append(try await ask.value) }
        #expect(values == ["A", "B", "A", "A"])
        #expect(try await loader.value(for: "a") == "A" && loader.loaded("b") == "B" && loads.keys.count == 2)
    }

    @Test func isCalledOffWhenTheLastAskerLeaves() async throws {
        let loader = loader()
        let asks = (0..<2).map { _ in Task { try await loader.value(for: "a") } }
        await loads.settled()
        asks[0].cancel()
        await #expect(throws: CancellationError.self) { try await asks[0].value }
        await loads.settled()
        #expect(loads.calledOff == [])
        asks[1].cancel()
        await #expect(throws: CancellationError.self) { try await asks[1].value }
        await loads.settled()
        #expect(loads.calledOff == ["a"])

        let again = Task { try await loader.value(for: "a") }
        await loads.settled()
        loads.answer("a")
        #expect(try await again.value == "A" && loads.keys == ["a", "a"])
    }

    @Test func aFailureIsNotKept() async throws {
        let loader = loader()
        let ask = Task { try await loader.value(for: "a") }
        await loads.settled()
        loads.settle("a", .failure(Broken()))
        await #expect(throws: Broken.self) { try await ask.value }
        let again = Task { try await loader.value(for: "a") }
        await loads.settled()
        loads.answer("a")
        #expect(try await again.value == "A")
    }

    @Test func whatItKeepsIsBounded() async throws {
        let loader = loader(limits: LazyLimits(count: 3, cost: 5))
        for key in ["a", "bb", "cc", "d", "eeeeee"] {
            let ask = Task { try await loader.value(for: key) }
            await loads.settled()
            loads.answer(key)
            #expect(try await ask.value == key.uppercased())
        }
        #expect(["a", "bb", "cc", "d", "eeeeee"].map { loader.loaded($0) } == [nil, "BB", "CC", "D", nil])
    }

    @Test func whatIsForgottenIsLoadedAnew() async throws {
        let loader = loader()
        let old = Task { try await loader.value(for: "a") }
        await loads.settled()
        loader.forget("a")
        loads.settle("a", .success("old"))
        #expect(try await old.value == "old")
        #expect(loader.loaded("a") == nil)
        let new = Task { try await loader.value(for: "a") }
        await loads.settled()
        loads.answer("a")
        #expect(try await new.value == "A" && loader.loaded("a") == "A")
        loader.removeAll()
        #expect(loader.loaded("a") == nil)
    }

    @Test func aCancelledTaskStartsNothing() async {
        let loader = loader()
        let ask = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await loader.value(for: "a")
        }
        await #expect(throws: CancellationError.self) { try await ask.value }
        #expect(loads.keys == [])
    }
}
