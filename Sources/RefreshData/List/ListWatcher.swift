/// An observation of rows of a kind.
final class ListWatcher<Row: Sendable>: ListObservation {
    let body: (ListUpdate<Row>) -> Void

    init(_ body: @escaping (ListUpdate<Row>) -> Void) {
        self.body = body
    }
}
