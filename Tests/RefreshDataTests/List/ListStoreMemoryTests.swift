import RefreshData
import Testing

/// The page that a source remembers from an earlier launch.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct ListStoreMemoryTests {
    let source = GatedSource(memory: RefreshPage([Post(1, "old"), Post(2)], next: 9, stamp: RefreshStamp("x")))

    @Test func isShownUntilTheRealOneComes() async throws {
        let store = ListStore(source)
        let load = Task { try await store.reload() }
        await source.asked(1)
        #expect(store.rows == [Post(1, "old"), Post(2)] && store.phase.word == "loading reload")
        #expect(source.requests[0].stamp == RefreshStamp("x"))
        source.answer(0, [Post(1)])
        #expect(try await load.value == ListResult(isNew: true, isExhausted: true))
        #expect(store.rows == [Post(1)])
        let again = Task { try await store.reload() }
        await source.asked(2)
        source.answer(1, [])
        _ = try await again.value
        #expect(source.timesRemembered == 1)
    }

    @Test func staysIfItIsStillTheNewest() async throws {
        let store = ListStore(source)
        let load = Task { try await store.reload() }
        await source.asked(1)
        source.settle(0, .success(.unchanged))
        #expect(try await load.value == ListResult(isNew: false, isExhausted: false))
        #expect(store.rows == [Post(1, "old"), Post(2)])
    }

    @Test func staysIfTheLoadFailsAndCanBeContinued() async throws {
        let store = ListStore(source)
        let load = Task { try await store.reload() }
        await source.asked(1)
        source.settle(0, .failure(Broken()))
        await #expect(throws: Broken.self) { _ = try await load.value }
        #expect(store.rows == [Post(1, "old"), Post(2)] && store.phase.word == "failed reload: Broken(number: 1)")
        let more = Task { try await store.loadMore() }
        await source.asked(2)
        #expect(source.requests[1].cursor == 9)
        source.answer(1, [Post(3)])
        _ = try await more.value
        #expect(store.rows == [Post(1, "old"), Post(2), Post(3)])
    }

    @Test func staysIfTheLoadIsCalledOff() async throws {
        let store = ListStore(source)
        let load = Task { try await store.reload() }
        await source.asked(1)
        store.cancel()
        await #expect(throws: CancellationError.self) { try await load.value }
        #expect(store.rows == [Post(1, "old"), Post(2)] && store.phase.word == "ready")
    }
}
