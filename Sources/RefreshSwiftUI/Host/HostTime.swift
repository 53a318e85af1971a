/// The seam to time: a clock, and an alarm on it.
@MainActor
protocol HostTime: AnyObject {
    /// The present, in seconds from an origin of its own. Never goes back.
    var now: Double { get }

    /// Has something done once the clock has reached a time. A new time replaces the former, nil drops it.
    func wake(at time: Double?, _ action: @escaping @MainActor () -> Void)
}
