/// One piece of work that any number of tasks wait for. It is called off when the last of them has gone.
@MainActor
final class SharedFlight<Value: Sendable> {
    private var askers: [Int: CheckedContinuation<Value, any Error>] = [:]
    private var asked = 0
    private var result: Result<Value, any Error>?
    private var task: Task<Void, Never>?
    private let ended: (SharedFlight, Result<Value, any Error>) -> Void

    /// Starts the work. `ended` is told once how it ended, before those who wait.
    init(
        _ work: @escaping @MainActor @Sendable () async throws -> Value,
        ended: @escaping (SharedFlight, Result<Value, any Error>) -> Void
    ) {
        self.ended = ended
        task = Task { [weak self] in
            do {
                let value = try await work()
                self?.end(.success(value))
            } catch {
                self?.end(.failure(error))
            }
        }
    }

    deinit {
        task?.cancel()
    }

    /// Waits for the result. A task that is cancelled stops waiting at once, with a `CancellationError`.
    func value() async throws -> Value {
        if let result { return try result.get() }
        asked += 1
        let asker = asked
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { askers[asker] = $0 }
        } onCancel: {
            Task { @MainActor in self.leave(asker) }
        }
    }

    /// Calls the work off; all who wait for it get a `CancellationError`.
    func cancel() {
        task?.cancel()
        end(.failure(CancellationError()))
    }

    private func leave(_ asker: Int) {
        guard let continuation = askers[asker] else { return }
        if askers.count == 1 { return cancel() }
        askers[asker] = nil
        continuation.resume(throwing: CancellationError())
    }

    private func end(_ result: Result<Value, any Error>) {
        guard self.result == nil else { return }
        self.result = result
        ended(self, result)
        let waiting = askers
        askers = [:]
        for asker in waiting.keys.sorted() { waiting[asker]?.resume(with: result) }
    }
}
