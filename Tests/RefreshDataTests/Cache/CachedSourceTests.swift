import Foundation
import Testing

@testable import RefreshData

/// What a list shows at the next launch.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct CachedSourceTests {
    let folder: CacheFolder

    init() throws {
        folder = try CacheFolder()
    }

    private func cached<Base: RefreshDataSource>(_ base: Base) -> CachedSource<Base> where Base.Element: Codable, Base.Cursor: Codable {
        CachedSource(base, file: folder.page, warn: folder.warnings.hear)
    }

    @Test func itIsTheLastGoodFirstPage() async throws {
        let first = ListStore(cached(ArraySource(.numbered(1...5), pageSize: 2)))
        try await first.reload()
        try await first.loadMore()
        #expect(first.rows == .numbered(1...4))

        let source = GatedSource()
        let second = ListStore(cached(source))
        let load = Task { try await second.reload() }
        await source.asked(1)
        #expect(second.rows == .numbered(1...2))
        source.settle(0, .failure(Broken()))
        await #expect(throws: Broken.self) { try await load.value }
        let more = Task { try await second.loadMore() }
        await source.asked(2)
        #expect(source.requests[1].cursor == 2)
        source.answer(1, .numbered([7]))
        _ = try await more.value
        #expect(second.rows == .numbered([1, 2, 7]))

        let third = ListStore(cached(ArraySource(.numbered([8]))))
        try await third.reload()
        #expect(await cached(GatedSource()).remembered()?.items == .numbered([8]))
        #expect(await folder.warnings.all() == [])
    }

    @Test func theStampIsRememberedSoThatNothingNewIsEnough() async throws {
        let source = GatedSource()
        for (number, stamp) in [nil, "x", "x"].enumerated() {
            let store = ListStore(cached(source))
            let load = Task { try await store.reload() }
            await source.asked(number + 1)
            #expect(source.requests[number].stamp?.text == stamp)
            if stamp == nil { source.answer(0, .numbered([1]), next: 2, stamp: "x") } else { source.settle(number, .success(.unchanged)) }
            #expect(try await load.value == ListResult(isNew: number == 0, isExhausted: false))
            #expect(store.rows == .numbered([1]))
        }
    }

    @Test func anAnswerThatNobodyWaitsForIsNotKept() async throws {
        let source = GatedSource(heedsCancellation: false)
        let kept = cached(source)
        let load = Task { try await kept.page(RefreshRequest()) }
        await source.asked(1)
        load.cancel()
        source.answer(0, .numbered([1]))
        _ = try await load.value
        #expect(try folder.names() == [])
    }

    @Test func aDamagedFileDisturbsNobody() async throws {
        try Data("\u{0}\u{1}".utf8).write(to: folder.page)
        let store = ListStore(cached(ArraySource(.numbered(1...2))))
        var shown: [[Post]] = []
        let observation = store.observe { shown.append($0.rows) }
        try await store.reload()
        #expect(shown == [[], [], .numbered(1...2)])
        #expect(try folder.names() == ["page", "page.damaged"])
        #expect(await folder.warnings.all().count == 1)
        withExtendedLifetime(observation) {}
    }

    @Test func withNothingOnDiskItIsWhatTheSourceRemembers() async throws {
        let inner = GatedSource(memory: RefreshPage([Post(3)]))
        #expect(await cached(inner).remembered()?.items == [Post(3)])
        #expect(await ArraySource([Post(1)]).cached(in: folder.page).remembered()?.items == nil)
    }
}
