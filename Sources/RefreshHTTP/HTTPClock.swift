import Foundation

/// What an `HTTPSource` waits by, and what makes its waits differ. Tests give their own.
public struct HTTPClock: Sendable {
    /// The present, in seconds since 1970, for a Retry-After that is a date.
    public var now: @Sendable () -> Double
    /// Waits so many seconds; throws a `CancellationError` as soon as its task is cancelled.
    public var sleep: @Sendable (Double) async throws -> Void
    /// A random number from 0 to 1.
    public var random: @Sendable () -> Double

    /// Makes a clock.
    public init(
        now: @escaping @Sendable () -> Double, sleep: @escaping @Sendable (Double) async throws -> Void,
        random: @escaping @Sendable () -> Double
    ) {
        self.now = now
        self.sleep = sleep
        self.random = random
    }

    /// The system's.
    public static let system = HTTPClock(
        now: { Date().timeIntervalSince1970 },
        sleep: { try await Task.sleep(nanoseconds: UInt64(min(max(0, $0), 1e9) * 1e9)) },
        random: { Double.random(in: 0...1) })
}
