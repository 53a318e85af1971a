/// Those who watch a list, and the order in which they hear of it: one update after the other, also when an update is the answer to one.
@MainActor
final class ListAudience<Row: Sendable> {
    /// Takes an update; false if it wants no more.
    typealias Listener = (ListUpdate<Row>) -> Bool

    private var listeners: [Listener] = []
    private var deliveries: [() -> Void] = []
    private var isDelivering = false

    /// Adds one who hears `first` before everything else.
    func add(first: ListUpdate<Row>, _ listener: @escaping Listener) {
        deliver { [weak self] in
            if listener(first) { self?.listeners.append(listener) }
        }
    }

    /// Tells all.
    func tell(_ update: ListUpdate<Row>) {
        deliver { [weak self] in
            guard let self else { return }
            listeners = listeners.filter { $0(update) }
        }
    }

    private func deliver(_ delivery: @escaping () -> Void) {
        deliveries.append(delivery)
        guard !isDelivering else { return }
        isDelivering = true
        while !deliveries.isEmpty { deliveries.removeFirst()() }
        isDelivering = false
    }
}
