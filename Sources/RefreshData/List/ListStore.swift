/// A list that loads itself from a data source, page by page, and tells what changed.
///
/// A reload replaces all rows, a further page is added where the list grows, and no two rows ever have the same identity: a row that comes
/// again takes its new content and keeps its place. Only the newest request may answer; a load that fails or is called off changes no row.
///
///     let store = ListStore(FeedSource())
///     try await store.reload()
///     try await store.loadMore()
///
/// It can be watched in three ways: `observe(_:)`, `updates`, and, where the platform has Observation, by reading it where reads are
/// tracked, such as the body of a SwiftUI view.
@MainActor
public final class ListStore<Row: Sendable, ID: Hashable> {
    /// Where the rows of a further page go.
    public let growth: ListGrowth
    private let pages: PageTurner<Row>
    private var machine: ListMachine<Row, ID>
    private var flight: SharedFlight<ListResult>?
    private var current = ListSnapshot<Row>()
    private let audience = ListAudience<Row>()
    let registrar = observationRegistrar()

    @usableFromInline
    init(_ source: some RefreshDataSource<Row>, growth: ListGrowth, key: RowKey<Row, ID>) {
        self.growth = growth
        pages = PageTurner(source)
        machine = ListMachine(key: key, growth: growth)
    }

    /// The list at this moment.
    public var snapshot: ListSnapshot<Row> {
        track()
        return current
    }

    /// The rows, in the order in which they are shown.
    public var rows: [Row] { snapshot.rows }

    /// What the list is busy with, and how its last load ended.
    public var phase: ListPhase { snapshot.phase }

    /// Whether the last page has been loaded: there is no more.
    public var isExhausted: Bool { snapshot.isExhausted }

    /// Where the row of this identity is; nil if there is none. Linear after a reload, then constant.
    public func index(of id: ID) -> Int? {
        track()
        return machine.place(of: id)
    }

    /// Loads the first page and puts it in place of all rows. Calls off whatever is being loaded.
    ///
    /// - Throws: what the source threw; a `CancellationError` if the calling task was cancelled, or if a newer reload or `cancel()` came
    ///   before the answer. The rows are then what they were.
    @discardableResult
    public func reload() async throws -> ListResult {
        try Task.checkCancellation()
        return try await begin(.reload).value()
    }

    /// Loads the page after the last one. Joins a load of that page that is under way, and waits for a reload. Before the first page has
    /// come it loads that; with nothing left it asks for nothing.
    ///
    /// A page without a new row, if it isn't the last, is followed by the next one, up to 8 pages.
    ///
    /// - Throws: what the source threw; a `CancellationError` if the calling task was cancelled, or if a reload or `cancel()` came before
    ///   the answer. The rows are then what they were.
    @discardableResult
    public func loadMore() async throws -> ListResult {
        try Task.checkCancellation()
        while let flight, current.phase.load == .reload {
            _ = try? await flight.value()
            try Task.checkCancellation()
        }
        if let flight { return try await flight.value() }
        if current.isExhausted { return ListResult(isNew: false, isExhausted: true) }
        return try await begin(machine.next == nil ? .reload : .more).value()
    }

    /// Does again what failed last; reloads if nothing did.
    ///
    /// - Throws: as `reload()` and `loadMore()`.
    @discardableResult
    public func retry() async throws -> ListResult {
        if case .failed(.more, _) = current.phase { try await loadMore() } else { try await reload() }
    }

    /// Calls off whatever is being loaded. Those who wait for it get a `CancellationError`.
    public func cancel() { flight?.cancel() }

    /// Changes the rows by hand: a row deleted or rewritten by the reader. Of rows with one identity the first gives the place, the last the
    /// content. The next reload is answered in full.
    public func edit(_ body: (inout [Row]) throws -> Void) rethrows {
        var rows = current.rows
        try body(&rows)
        publish(machine.edited(rows))
    }

    /// Keeps a closure informed for as the observation that it returns is kept. The closure is called at once, with all rows as
    /// inserts, and then after every change of rows or phase, in order; what it changes itself it hears of once it has returned.
    public func observe(_ body: @escaping (ListUpdate<Row>) -> Void) -> ListObservation {
        let watcher = ListWatcher(body)
        listen { [weak watcher] update in
            watcher?.body(update)
            return watcher != nil
        }
        return watcher
    }

    /// Adds one who hears everything, beginning with all rows as inserts, until it answers false.
    func listen(_ listener: @escaping (ListUpdate<Row>) -> Bool) {
        audience.add(first: ListUpdate(snapshot: current, change: ListChange(inserts: Array(current.rows.indices))), listener)
    }
}

// How a load goes.
extension ListStore {
    private func begin(_ load: ListLoad) -> SharedFlight<ListResult> {
        let superseded = flight
        let isFirst = isUntouched
        let ticket = machine.began(load)
        let begun = SharedFlight { [weak self, pages] in
            if isFirst, let page = await pages.remembered() { self?.remembered(page, for: ticket) }
            guard var turn = self?.turn(for: load) else { throw CancellationError() }
            while true {
                try Task.checkCancellation()
                let page = try await turn()
                switch self?.answered(page, to: ticket) {
                case .goOn(_, let next): turn = next
                case .end(_, let result): return result
                case .drop, nil: throw CancellationError()
                }
            }
        } ended: { [weak self] _, result in
            if case .failure(let error) = result { self?.failed(error, for: ticket) }
        }
        flight = begun
        publish()
        superseded?.cancel()
        return begun
    }

    private var isUntouched: Bool { if case .untouched = current.phase { true } else { false } }

    private func turn(for load: ListLoad) -> TurnedPage<Row>.Turn {
        if load == .more, let next = machine.next { return next }
        return { [pages, stamp = machine.stamp] in try await pages.first(stamp) }
    }

    private func remembered(_ page: TurnedPage<Row>, for ticket: Int) {
        if let change = machine.remembered(page, for: ticket) { publish(change) }
    }

    private func answered(_ page: TurnedPage<Row>, to ticket: Int) -> ListMachine<Row, ID>.Step {
        let step = machine.answered(page, to: ticket)
        switch step {
        case .drop: break
        case .goOn(let change, _):
            if !change.isEmpty { publish(change) }
        case .end(let change, _):
            flight = nil
            publish(change)
        }
        return step
    }

    private func failed(_ error: any Error, for ticket: Int) {
        let counts = error is CancellationError ? machine.cancelled(ticket) : machine.failed(error, for: ticket)
        guard counts else { return }
        flight = nil
        publish()
    }

    private func publish(_ change: ListChange = ListChange()) {
        let snapshot = machine.snapshot
        mutate { current = snapshot }
        audience.tell(ListUpdate(snapshot: snapshot, change: change))
    }
}
