/// Loads whose results the test gives by hand.
@MainActor
final class GatedLoads {
    private(set) var keys: [String] = []
    private(set) var calledOff: [String] = []
    private var open: [Int: CheckedContinuation<String, any Error>] = [:]

    func load(_ key: String) async throws -> String {
        let number = keys.count
        keys.append(key)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { open[number] = $0 }
        } onCancel: {
            Task { @MainActor in
                self.calledOff.append(key)
                self.open.removeValue(forKey: number)?.resume(throwing: CancellationError())
            }
        }
    }

    /// Gives the value of a key, which is the key in capitals, to every load of it.
    func answer(_ key: String) { settle(key, .success(key.uppercased())) }

    func settle(_ key: String, _ result: Result<String, any Error>) {
        for number in keys.indices where keys[number] == key { open.removeValue(forKey: number)?.resume(with: result) }
    }

    /// Lets everything that is due on the main actor happen.
    func settled() async { for _ in 0..<20 { await Task.yield() } }
}
