import Observation
import RefreshData
import Testing

/// The three ways to watch a store.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct ListStoreWatchingTests {
    typealias Store = ListStore<Post, Int>
    let store = Store(ArraySource(.numbered(1...5), pageSize: 2))

    @Test func aClosureHearsEverythingInOrder() async throws {
        try await store.reload()
        var heard: [String] = []
        var table = BatchTable<Post>()
        let observation = store.observe { update in
            heard.append("\(update.snapshot.phase.word) \(update.rows.count) \(update.snapshot.isExhausted)")
            #expect(throws: Never.self) { try table.perform(update.change, with: update.rows) }
        }
        #expect(heard == ["ready 2 false"])
        try await store.loadMore()
        store.edit { $0.remove(at: 0) }
        try await store.loadMore()
        #expect(
            heard == [
                "ready 2 false", "loading more 2 false", "ready 4 false", "ready 3 false", "loading more 3 false", "ready 4 true",
            ])
        #expect(table.shown == .numbered(2...5))
        withExtendedLifetime(observation) {}
    }

    @Test func anObservationThatIsLetGoHearsNoMore() async throws {
        var count = 0
        var observation: ListObservation? = store.observe { _ in count += 1 }
        #expect(count == 1 && observation != nil)
        observation = nil
        try await store.reload()
        #expect(count == 1)
    }

    @Test func withAnObservationGoesWhatItsClosureKept() {
        weak var kept: Token?
        do {
            let token = Token()
            kept = token
            let observation = store.observe { _ in withExtendedLifetime(token) {} }
            withExtendedLifetime(observation) {}
        }
        #expect(kept == nil)
    }

    @Test func whatAnObserverChangesIsHeardAfterwards() async throws {
        var heard: [[Int]] = [[], []]
        var observations: [ListObservation] = []
        observations.append(
            store.observe { [store] update in
                heard[0].append(update.rows.count)
                if update.rows.count == 2 { store.edit { $0.removeAll() } }
            })
        observations.append(store.observe { heard[1].append($0.rows.count) })
        try await store.reload()
        #expect(heard == [[0, 0, 2, 0], [0, 0, 2, 0]])
    }

    @Test func anObserverAddedByAnObserverStartsWithWhatIsThereThen() async throws {
        var table = BatchTable<Post>()
        var late: ListObservation?
        let observation = store.observe { [store] update in
            guard !update.rows.isEmpty, late == nil else { return }
            store.edit { $0.append(Post(9)) }
            late = store.observe { update in
                #expect(throws: Never.self) { try table.perform(update.change, with: update.rows) }
            }
            store.edit { $0.append(Post(10)) }
        }
        try await store.reload()
        #expect(table.shown == .numbered([1, 2, 9, 10]))
        withExtendedLifetime((observation, late)) {}
    }

    @Test func aSequenceMissesNothingHoweverSlowlyItIsRead() async throws {
        let updates = store.updates
        try await store.reload()
        try await store.loadMore()
        store.edit { $0.shuffle() }
        var table = BatchTable<Post>()
        var count = 0
        for await update in updates {
            try table.perform(update.change, with: update.rows)
            count += 1
            if count == 6 { break }
        }
        #expect(table.shown == store.rows && table.shown.count == 4)
    }

    @Test func aSequenceEndsWithItsStore() async {
        var store: Store? = Store(ArraySource(.numbered(1...3)))
        let updates = store?.updates
        store?.edit { $0 = [Post(1)] }
        store = nil
        var counts: [Int] = []
        if let updates { for await update in updates { counts.append(update.rows.count) } }
        #expect(counts == [0, 1])
    }

    @Test func aSequenceThatIsLetGoKeepsNothing() async throws {
        let store = ListStore(ArraySource<Token>([]), id: ObjectIdentifier.init, isSame: ===)
        weak var token: Token?
        do {
            let updates = store.updates
            let row = Token()
            store.edit { $0 = [row] }
            token = row
            store.edit { $0 = [] }
            withExtendedLifetime(updates) { #expect(token != nil) }
        }
        store.edit { $0 = [Token()] }
        #expect(token == nil)
    }

    @Test(arguments: ["rows", "phase", "isExhausted", "snapshot", "index"])
    func aTrackedReadHearsOfTheNextChange(name: String) async throws {
        let flag = Flag()
        withObservationTracking {
            switch name {
            case "rows": _ = store.rows
            case "phase": _ = store.phase
            case "isExhausted": _ = store.isExhausted
            case "snapshot": _ = store.snapshot
            default: _ = store.index(of: 1)
            }
        } onChange: {
            MainActor.assumeIsolated { flag.isSet = true }
        }
        #expect(!flag.isSet)
        store.edit { $0.append(Post(1)) }
        #expect(flag.isSet)
    }

    private final class Token: Sendable {}

    @MainActor
    private final class Flag {
        var isSet = false
    }
}
