import Foundation

/// The time since the system was started.
@MainActor
final class SystemTime: HostTime {
    private var alarm: Task<Void, Never>?

    var now: Double { ProcessInfo.processInfo.systemUptime }

    func wake(at time: Double?, _ action: @escaping @MainActor () -> Void) {
        alarm?.cancel()
        alarm = time.map { time in
            // A load may be given years; a task can't count that far in nanoseconds.
            let seconds = min(max(0, time - now), 1e9)
            return Task {
                do { try await Task.sleep(nanoseconds: UInt64(seconds * 1e9)) } catch { return }
                action()
            }
        }
    }

    deinit { alarm?.cancel() }
}
