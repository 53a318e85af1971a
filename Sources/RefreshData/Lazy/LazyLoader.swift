/// Images, or anything else, for rows that come and go: loaded when asked for, once however many ask, called off when nobody asks any more,
/// and kept in memory within limits.
///
/// Rows ask through a `LazySlot` each; anything else through `value(for:)`.
@MainActor
public final class LazyLoader<Key: Hashable & Sendable, Value: Sendable> {
    private let load: @Sendable (Key) async throws -> Value
    private let cost: (Value) -> Int
    private var kept: LeastRecentlyUsed<Key, Value>
    private var flights: [Key: SharedFlight<Value>] = [:]

    /// Makes a loader.
    ///
    /// - Parameters:
    ///   - limits: How much it keeps.
    ///   - cost: What keeping a value costs, in the unit of the limits. Below 0: 0. The default is 1 for each.
    ///   - load: Loads a value, off the main actor unless it says otherwise. It should stop when its task is cancelled.
    public init(
        limits: LazyLimits = LazyLimits(), cost: @escaping (Value) -> Int = { _ in 1 },
        load: @escaping @Sendable (Key) async throws -> Value
    ) {
        self.load = load
        self.cost = cost
        kept = LeastRecentlyUsed(limits: limits)
    }

    /// The value, if it is in memory. Counts as a use.
    public func loaded(_ key: Key) -> Value? { kept.use(key) }

    /// The value, from memory or loaded now; a load of that key that is under way is joined. A failure isn't kept: who asks next tries
    /// again.
    ///
    /// - Throws: what the load threw; a `CancellationError` at once when the calling task is cancelled.
    public func value(for key: Key) async throws -> Value {
        if let value = kept.use(key) { return value }
        try Task.checkCancellation()
        return try await flight(for: key).value()
    }

    /// Lets a value go, so that it is loaded anew when next asked for. A load of it that is under way isn't kept.
    public func forget(_ key: Key) {
        kept.remove(key)
        flights[key] = nil
    }

    /// Lets all values go: the answer to a memory warning. Loads that are under way go on.
    public func removeAll() { kept.removeAll() }

    private func flight(for key: Key) -> SharedFlight<Value> {
        if let flight = flights[key] { return flight }
        let flight = SharedFlight { [load] in
            try await load(key)
        } ended: { [weak self] in
            self?.ended($0, for: key, $1)
        }
        flights[key] = flight
        return flight
    }

    private func ended(_ flight: SharedFlight<Value>, for key: Key, _ result: Result<Value, any Error>) {
        guard flights[key] === flight else { return }
        flights[key] = nil
        if case .success(let value) = result { kept.keep(value, for: key, cost: cost(value)) }
    }
}
