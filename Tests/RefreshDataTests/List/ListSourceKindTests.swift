import Dispatch
import RefreshData
import Testing

/// Any kind of source and any kind of row will do.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct ListSourceKindTests {
    @MainActor
    final class ScreenSource: RefreshDataSource {
        var calls = 0

        func page(_ request: RefreshRequest<Int>) async throws -> RefreshPage<Post, Int> {
            calls += 1
            #expect(isOnMainQueue())
            return RefreshPage([Post(calls)])
        }
    }

    actor ServerSource: RefreshDataSource {
        var calls = 0

        func page(_ request: RefreshRequest<Never>) async throws -> RefreshPage<Post, Never> {
            calls += 1
            #expect(!isOnMainQueue())
            return RefreshPage([Post(calls)])
        }
    }

    struct ValueSource: RefreshDataSource {
        func page(_ request: RefreshRequest<String>) async throws -> RefreshPage<Post, String> {
            #expect(!isOnMainQueue())
            return RefreshPage([Post(1)])
        }
    }

    @Test func itMayLiveOnTheMainActorInAnActorOrNowhere() async throws {
        for store in [ListStore(ScreenSource()), ListStore(ServerSource()), ListStore(ValueSource())] {
            try await store.reload()
            #expect(store.rows == [Post(1)])
        }
    }

    @Test func rowsAreToldApartByTheirKey() async throws {
        let store = ListStore(ArraySource(["b", "a", "b"]), id: \.self)
        try await store.reload()
        #expect(store.rows == ["b", "a"] && store.index(of: "a") == 1)
    }

    @Test func rowsWithoutEqualitySayWhatIsTheSame() async throws {
        struct Cell: Sendable {
            var name: String
            var draw: @Sendable () -> Void
        }
        let store = ListStore(ArraySource([Cell(name: "a") {}]), id: \.name, isSame: { _, _ in false })
        try await store.reload()
        var updates: [Int] = []
        let observation = store.observe { updates += $0.change.updates }
        try await store.reload()
        #expect(updates == [0])
        withExtendedLifetime(observation) {}
    }
}

private let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

private func isOnMainQueue() -> Bool { DispatchQueue.getSpecific(key: mark) == true }
