import RefreshData
import Testing

/// What a store loads, and when.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct ListStoreTests {
    let source = GatedSource()

    @Test func startsEmptyAndAsksForNothing() async {
        let store = ListStore(source)
        #expect(store.rows == [] && store.phase.word == "untouched" && !store.isExhausted)
        await Task.yield()
        #expect(source.requests.isEmpty)
    }

    @Test func reloadsThenLoadsMoreUntilTheEnd() async throws {
        let store = ListStore(source)
        let first = Task { try await store.reload() }
        await source.asked(1)
        #expect(source.requests[0].cursor == nil && store.phase.word == "loading reload")
        source.answer(0, .numbered(1...3), next: 7)
        #expect(try await first.value == ListResult(isNew: true, isExhausted: false))
        #expect(store.rows == .numbered(1...3) && store.phase.word == "ready")

        let second = Task { try await store.loadMore() }
        await source.asked(2)
        #expect(source.requests[1].cursor == 7 && store.phase.word == "loading more")
        source.answer(1, [Post(3, "b"), Post(4)])
        #expect(try await second.value == ListResult(isNew: true, isExhausted: true))
        #expect(store.rows == [Post(1), Post(2), Post(3, "b"), Post(4)] && store.isExhausted)

        #expect(try await store.loadMore() == ListResult(isNew: false, isExhausted: true))
        #expect(source.requests.count == 2)
        #expect((1...5).map { store.index(of: $0) } == [0, 1, 2, 3, nil])
    }

    @Test func aReloadReplacesEverythingAndStartsTheCursorAnew() async throws {
        let store = try await ready(.numbered(1...3), next: 5)
        let again = Task { try await store.reload() }
        await source.asked(2)
        source.answer(1, .numbered([9, 1]), next: 6)
        #expect(try await again.value == ListResult(isNew: true, isExhausted: false))
        #expect(store.rows == .numbered([9, 1]))
        let more = Task { try await store.loadMore() }
        await source.asked(3)
        #expect(source.requests[2].cursor == 6)
        source.answer(2, [])
        #expect(try await more.value == ListResult(isNew: false, isExhausted: true))
    }

    @Test func aChatGrowsAtItsStart() async throws {
        let store = try await ready(.numbered([8, 9]), next: 7, growth: .atStart)
        let older = Task { try await store.loadMore() }
        await source.asked(2)
        source.answer(1, .numbered([5, 6, 7]))
        _ = try await older.value
        #expect(store.rows == .numbered(5...9))
    }

    @Test func loadingMoreBeforeAnythingLoadsTheFirstPage() async throws {
        let store = ListStore(source)
        let load = Task { try await store.loadMore() }
        await source.asked(1)
        #expect(source.requests[0].cursor == nil && store.phase.word == "loading reload")
        source.answer(0, .numbered([1]))
        #expect(try await load.value == ListResult(isNew: true, isExhausted: true))
    }

    @Test func pagesThatBringNoRowArePassedOverUpToEight() async throws {
        let store = try await ready(.numbered([1]), next: 100)
        let load = Task { try await store.loadMore() }
        for number in 1...8 {
            await source.asked(number + 1)
            #expect(source.requests[number].cursor == 99 + number)
            source.answer(number, number == 2 ? [Post(1, "b")] : [], next: 100 + number)
        }
        #expect(try await load.value == ListResult(isNew: true, isExhausted: false))
        #expect(store.rows == [Post(1, "b")] && source.requests.count == 9 && store.phase.word == "ready")
    }

    @Test func anEmptyPageThatIsNotTheLastLeadsToTheNext() async throws {
        let store = try await ready(.numbered([1]), next: 2)
        let load = Task { try await store.loadMore() }
        await source.asked(2)
        source.answer(1, [], next: 3)
        await source.asked(3)
        #expect(store.phase.word == "loading more")
        source.answer(2, .numbered([2]), next: 4)
        #expect(try await load.value == ListResult(isNew: true, isExhausted: false))
        #expect(store.rows == .numbered([1, 2]))
    }

    @Test func aFailedLoadKeepsWhatWasThereAndIsRetried() async throws {
        let store = try await ready(.numbered([1]), next: 2)
        let more = Task { try await store.loadMore() }
        await source.asked(2)
        source.settle(1, .failure(Broken(number: 1)))
        await #expect(throws: Broken(number: 1)) { _ = try await more.value }
        #expect(store.phase.word == "failed more: Broken(number: 1)" && store.rows == .numbered([1]) && !store.isExhausted)

        let retried = Task { try await store.retry() }
        await source.asked(3)
        #expect(source.requests[2].cursor == 2)
        source.answer(2, .numbered([2]), next: 3)
        _ = try await retried.value

        let reload = Task { try await store.reload() }
        await source.asked(4)
        source.settle(3, .failure(Broken(number: 2)))
        await #expect(throws: Broken(number: 2)) { _ = try await reload.value }
        #expect(store.phase.error as? Broken == Broken(number: 2) && store.rows == .numbered([1, 2]))

        let again = Task { try await store.retry() }
        await source.asked(5)
        #expect(source.requests[4].cursor == nil)
        source.answer(4, .numbered([3]))
        _ = try await again.value
        #expect(store.rows == .numbered([3]) && store.phase.word == "ready")
    }

    @Test func nothingNewSinceTheStampKeepsEveryPage() async throws {
        let store = try await ready(.numbered([1]), next: 2, stamp: "x")
        let more = Task { try await store.loadMore() }
        await source.asked(2)
        #expect(source.requests[1].stamp == nil)
        source.answer(1, .numbered([2]), next: 3)
        _ = try await more.value
        let reload = Task { try await store.reload() }
        await source.asked(3)
        #expect(source.requests[2].stamp == RefreshStamp("x"))
        source.settle(2, .success(.unchanged))
        #expect(try await reload.value == ListResult(isNew: false, isExhausted: false))
        #expect(store.rows == .numbered([1, 2]) && store.phase.word == "ready")
        let next = Task { try await store.loadMore() }
        await source.asked(4)
        #expect(source.requests[3].cursor == 3)
        source.answer(3, [])
        _ = try await next.value
    }

    @Test func whatTheReaderChangedIsAnsweredInFull() async throws {
        let store = try await ready(.numbered([1, 2, 3]), next: 2, stamp: "x")
        store.edit { $0.removeAll { $0.id == 2 } }
        #expect(store.rows == .numbered([1, 3]) && store.index(of: 3) == 1)
        let reload = Task { try await store.reload() }
        await source.asked(2)
        #expect(source.requests[1].stamp == nil)
        source.answer(1, .numbered([1, 2, 3]))
        _ = try await reload.value
        #expect(store.rows == .numbered([1, 2, 3]))
    }

    private func ready(_ posts: [Post], next: Int?, stamp: String? = nil, growth: ListGrowth = .atEnd) async throws -> ListStore<Post, Int>
    {
        let store = ListStore(source, growth: growth)
        let load = Task { try await store.reload() }
        await source.asked(1)
        source.answer(0, posts, next: next, stamp: stamp)
        _ = try await load.value
        return store
    }
}
