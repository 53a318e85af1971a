import RefreshData

/// A source whose answers the test gives by hand, in any order.
@MainActor
final class GatedSource: RefreshDataSource {
    private(set) var requests: [RefreshRequest<Int>] = []
    private(set) var calledOff: Set<Int> = []
    private(set) var timesRemembered = 0
    private var open: [Int: CheckedContinuation<RefreshPage<Post, Int>, any Error>] = [:]
    private let heedsCancellation: Bool
    private let memory: RefreshPage<Post, Int>?

    init(heedsCancellation: Bool = true, memory: RefreshPage<Post, Int>? = nil) {
        self.heedsCancellation = heedsCancellation
        self.memory = memory
    }

    func page(_ request: RefreshRequest<Int>) async throws -> RefreshPage<Post, Int> {
        let number = requests.count
        requests.append(request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { open[number] = $0 }
        } onCancel: {
            Task { @MainActor in self.callOff(number) }
        }
    }

    func remembered() async -> RefreshPage<Post, Int>? {
        timesRemembered += 1
        return memory
    }

    /// Waits until so many requests have come in all.
    func asked(_ count: Int) async { await wait { self.requests.count >= count } }

    /// Waits until a request, counted from 0, has been called off.
    func heardCancellation(of number: Int) async { await wait { self.calledOff.contains(number) } }

    func answer(_ number: Int, _ posts: [Post], next: Int? = nil, stamp: String? = nil) {
        settle(number, .success(RefreshPage(posts, next: next, stamp: stamp.map { RefreshStamp($0) })))
    }

    func settle(_ number: Int, _ result: Result<RefreshPage<Post, Int>, any Error>) {
        open.removeValue(forKey: number)?.resume(with: result)
    }

    private func callOff(_ number: Int) {
        calledOff.insert(number)
        if heedsCancellation { settle(number, .failure(CancellationError())) }
    }

    private func wait(until isDue: () -> Bool) async {
        while !isDue(), !Task.isCancelled { await Task.yield() }
    }
}
