import RefreshData
import Testing

/// Who answers, who waits, and who is called off.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct ListStoreFlightTests {
    @Test(arguments: [[0, 1], [1, 0]])
    func onlyTheNewestRequestMayAnswer(order: [Int]) async throws {
        let source = GatedSource(heedsCancellation: false)
        let store = ListStore(source)
        let old = Task { try await store.reload() }
        await source.asked(1)
        let new = Task { try await store.reload() }
        await source.asked(2)
        await source.heardCancellation(of: 0)
        for number in order { source.answer(number, .numbered([number])) }
        #expect(try await new.value == ListResult(isNew: true, isExhausted: true))
        await #expect(throws: CancellationError.self) { try await old.value }
        await settled()
        #expect(store.rows == .numbered([1]) && store.phase.word == "ready")
    }

    @Test func aReloadCallsOffALoadOfMore() async throws {
        let source = GatedSource(heedsCancellation: false)
        let store = try await ready(source)
        let more = Task { try await store.loadMore() }
        await source.asked(2)
        let reload = Task { try await store.reload() }
        await source.heardCancellation(of: 1)
        await #expect(throws: CancellationError.self) { try await more.value }
        await source.asked(3)
        source.answer(2, .numbered([5]), next: 6)
        source.answer(1, .numbered([2]), next: 3)
        _ = try await reload.value
        await settled()
        #expect(store.rows == .numbered([5]))
    }

    @Test func moreAskedDuringAReloadComesAfterIt() async throws {
        let source = GatedSource()
        let store = try await ready(source)
        let reload = Task { try await store.reload() }
        await source.asked(2)
        let more = Task { try await store.loadMore() }
        await settled()
        #expect(source.requests.count == 2)
        source.answer(1, .numbered([5]), next: 50)
        _ = try await reload.value
        await source.asked(3)
        #expect(source.requests[2].cursor == 50)
        source.answer(2, .numbered([6]))
        _ = try await more.value
        #expect(store.rows == .numbered([5, 6]))
    }

    @Test func moreAskedDuringAReloadThatFailsGoesOnFromWhatIsThere() async throws {
        let source = GatedSource()
        let store = try await ready(source)
        let reload = Task { try await store.reload() }
        await source.asked(2)
        let more = Task { try await store.loadMore() }
        await settled()
        source.settle(1, .failure(Broken()))
        await #expect(throws: Broken.self) { try await reload.value }
        await source.asked(3)
        #expect(source.requests[2].cursor == 2)
        source.answer(2, .numbered([2]))
        _ = try await more.value
        #expect(store.rows == .numbered([1, 2]))
    }

    @Test func moreAskedTwiceIsOneRequest() async throws {
        let source = GatedSource()
        let store = try await ready(source)
        let loads = (0..<3).map { _ in Task { try await store.loadMore() } }
        await source.asked(2)
        await settled()
        source.answer(1, .numbered([2]))
        for load in loads { #expect(try await load.value == ListResult(isNew: true, isExhausted: true)) }
        #expect(source.requests.count == 2)
    }

    @Test func oneOfTwoWhoWaitMayGo() async throws {
        let source = GatedSource()
        let store = try await ready(source)
        let stays = Task { try await store.loadMore() }
        let goes = Task { try await store.loadMore() }
        await source.asked(2)
        await settled()
        goes.cancel()
        await #expect(throws: CancellationError.self) { try await goes.value }
        #expect(source.calledOff.isEmpty && store.phase.word == "loading more")
        source.answer(1, .numbered([2]))
        _ = try await stays.value
        #expect(store.rows == .numbered([1, 2]))
    }

    @Test func theLastWhoGoesCallsTheRequestOff() async throws {
        let source = GatedSource()
        let store = try await ready(source)
        let load = Task { try await store.reload() }
        await source.asked(2)
        load.cancel()
        await #expect(throws: CancellationError.self) { try await load.value }
        await source.heardCancellation(of: 1)
        #expect(store.phase.word == "ready" && store.rows == .numbered([1]))
    }

    @Test func aTaskThatIsCancelledAlreadyAsksForNothing() async throws {
        let source = GatedSource()
        let store = try await ready(source)
        for load in [store.reload, store.loadMore, store.retry] {
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await load()
            }
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        #expect(source.requests.count == 1 && store.phase.word == "ready")
    }

    @Test func cancelCallsOffForAll() async throws {
        let source = GatedSource(heedsCancellation: false)
        let store = try await ready(source)
        store.cancel()
        let loads = (0..<2).map { _ in Task { try await store.loadMore() } }
        await source.asked(2)
        await settled()
        store.cancel()
        #expect(store.phase.word == "ready")
        for load in loads { await #expect(throws: CancellationError.self) { try await load.value } }
        source.answer(1, .numbered([2]))
        await settled()
        #expect(store.rows == .numbered([1]))
    }

    @Test func aCancelledRetryIsStillAFailure() async throws {
        let source = GatedSource()
        let store = ListStore(source)
        let load = Task { try await store.reload() }
        await source.asked(1)
        source.settle(0, .failure(Broken()))
        _ = await load.result
        let retry = Task { try await store.retry() }
        await source.asked(2)
        #expect(store.phase.word == "loading reload")
        store.cancel()
        _ = await retry.result
        #expect(store.phase.word == "failed reload: Broken(number: 1)")
    }

    @Test func aStoreIsFreedWhileItsSourceHangs() async throws {
        let source = GatedSource(heedsCancellation: false)
        var store: ListStore<Post, Int>? = ListStore(source)
        weak let freed = store
        let load = Task { [store] in try await store?.reload() }
        await source.asked(1)
        load.cancel()
        _ = await load.result
        store = nil
        await settled()
        #expect(freed == nil)
        source.answer(0, [])
    }

    private func ready(_ source: GatedSource) async throws -> ListStore<Post, Int> {
        let store = ListStore(source)
        let load = Task { try await store.reload() }
        await source.asked(1)
        source.answer(0, .numbered([1]), next: 2)
        _ = try await load.value
        return store
    }

    /// Lets everything that is due on the main actor happen.
    private func settled() async { for _ in 0..<20 { await Task.yield() } }
}
