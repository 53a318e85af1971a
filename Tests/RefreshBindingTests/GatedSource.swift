import RefreshData

/// A source whose answers the test gives by hand.
@MainActor
final class GatedSource: RefreshDataSource {
    struct Broken: Error {}

    private(set) var requests: [RefreshRequest<Int>] = []
    private(set) var calledOff: [Int] = []
    private var open: [Int: CheckedContinuation<RefreshPage<Int, Int>, any Error>] = [:]

    func page(_ request: RefreshRequest<Int>) async throws -> RefreshPage<Int, Int> {
        let number = requests.count
        requests.append(request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { open[number] = $0 }
        } onCancel: {
            Task { @MainActor in
                guard let continuation = self.open.removeValue(forKey: number) else { return }
                self.calledOff.append(number)
                continuation.resume(throwing: CancellationError())
            }
        }
    }

    /// Waits until so many requests have come in all.
    func asked(_ count: Int) async {
        while requests.count < count, !Task.isCancelled { await Task.yield() }
    }

    func answer(_ number: Int, _ rows: some Sequence<Int>, next: Int? = nil) {
        open.removeValue(forKey: number)?.resume(returning: RefreshPage(Array(rows), next: next))
    }

    func fail(_ number: Int) { open.removeValue(forKey: number)?.resume(throwing: Broken()) }
}
