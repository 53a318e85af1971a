/// When a request that failed is tried again: after a time-out, an answer that was cut off, or a status that says it may pass (408, 429, 500,
/// 502, 503, 504).
///
/// The wait is random, up to a bound that doubles with each attempt ("full jitter": Brooker, "Exponential Backoff And Jitter", AWS
/// Architecture Blog, 2015), and never shorter than what the server asks for with Retry-After.
public struct HTTPRetry: Hashable, Sendable {
    /// How often a request is made in all. Below 1: once.
    public var attempts: Int
    /// The bound of the first wait, in seconds. Below 0 or not finite: 0.
    public var base: Double
    /// The bound of all waits but those that the server asks for, in seconds. Below 0 or not finite: 0.
    public var cap: Double
    /// The longest wait that the server may ask for, in seconds. With a longer one it fails at once, and the error says how long.
    public var patience: Double

    /// Makes rules.
    public init(attempts: Int = 3, base: Double = 0.5, cap: Double = 8, patience: Double = 60) {
        self.attempts = attempts
        self.base = base
        self.cap = cap
        self.patience = patience
    }

    /// One attempt only.
    public static let never = HTTPRetry(attempts: 1)

    /// How long to wait, in seconds; nil if it isn't to be tried again.
    /// - Parameters:
    ///   - failures: How often it has failed, counted from 1.
    ///   - asked: What the server asked for, in seconds.
    ///   - jitter: A random number from 0 to 1.
    func wait(after failures: Int, asked: Double?, jitter: Double) -> Double? {
        guard failures < attempts, (asked ?? 0) <= patience else { return nil }
        var bound = base.isFinite ? max(0, base) : 0
        let cap = cap.isFinite ? max(0, cap) : 0
        for _ in 1..<max(1, min(failures, 64)) { bound *= 2 }
        return max(min(bound, cap) * min(max(0, jitter), 1), asked ?? 0)
    }
}
