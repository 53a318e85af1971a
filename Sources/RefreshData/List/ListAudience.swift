/// Those who watch a list, and the order in which they hear of it: one update after the other, also when an update is the answer to one.
@MainActor
final class ListAudience<Row: Sendable> {
    private struct Observer {
        weak var observation: ListObservation?
        let body: (ListUpdate<Row>) -> Void
    }

    private var observers: [Observer] = []
    private var deliveries: [() -> Void] = []
    private var isDelivering = false

    /// Adds one who hears `first` before everything else.
    func add(_ body: @escaping (ListUpdate<Row>) -> Void, first: ListUpdate<Row>) -> ListObservation {
        let observation = ListObservation()
        deliver { [weak self, weak observation] in
            guard let self, let observation else { return }
            observers.append(Observer(observation: observation, body: body))
            body(first)
        }
        return observation
    }

    /// Tells all.
    func tell(_ update: ListUpdate<Row>) {
        deliver { [weak self] in
            guard let self else { return }
            observers.removeAll { $0.observation == nil }
            for observer in observers where observer.observation != nil { observer.body(update) }
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
