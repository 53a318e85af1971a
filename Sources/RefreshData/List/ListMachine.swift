/// The rules of a list store, without its tasks: which answers count, what they do to the rows, and what comes next.
struct ListMachine<Row: Sendable, ID: Hashable> {
    /// What to do after a page.
    enum Step {
        /// Nothing: a newer request has gone out, and this answer doesn't count.
        case drop
        /// The page added no row, but isn't the last: ask for the one after it.
        case goOn(ListChange, TurnedPage<Row>.Turn)
        /// The load is over.
        case end(ListChange, ListResult)
    }

    /// How many pages one load asks for before it ends without a new row. Servers that filter after they have paged answer with empty
    /// pages; a list that stopped at one would never be asked again.
    static var pagesPerLoad: Int { 8 }

    private let growth: ListGrowth
    private var list: ListRows<Row, ID>
    private var phase = ListPhase.untouched
    /// The phase that a cancelled load falls back to.
    private var settled = ListPhase.untouched
    /// The number of the newest request.
    private(set) var ticket = 0
    /// The pages that the load has had, and whether any brought something.
    private var pages = 0
    private var isNew = false
    /// The stamp of the first page.
    private(set) var stamp: RefreshStamp?
    /// Asks for the page after the last one.
    private(set) var next: TurnedPage<Row>.Turn?
    private var isExhausted = false

    init(key: RowKey<Row, ID>, growth: ListGrowth) {
        list = ListRows(key: key)
        self.growth = growth
    }

    var snapshot: ListSnapshot<Row> { ListSnapshot(rows: list.rows, phase: phase, isExhausted: isExhausted) }

    mutating func place(of id: ID) -> Int? { list.place(of: id) }

    func isNewest(_ ticket: Int) -> Bool { ticket == self.ticket && phase.load != nil }

    /// A request goes out. Every earlier one is outdated from now on. Returns its number.
    mutating func began(_ load: ListLoad) -> Int {
        phase = .loading(load)
        pages = 0
        isNew = false
        ticket += 1
        return ticket
    }

    /// A page that was kept from an earlier launch is there. It counts until the real one has come.
    mutating func remembered(_ page: TurnedPage<Row>, for ticket: Int) -> ListChange? {
        guard isNewest(ticket), case .untouched = settled, !page.isUnchanged else { return nil }
        settled = .ready
        return took(page)
    }

    /// A page has come.
    mutating func answered(_ page: TurnedPage<Row>, to ticket: Int) -> Step {
        guard isNewest(ticket), let load = phase.load else { return .drop }
        let change: ListChange
        switch load {
        case .reload: change = page.isUnchanged ? ListChange() : took(page)
        case .more: change = added(page)
        }
        pages += 1
        isNew = isNew || !change.isEmpty
        if load == .more, change.inserts.isEmpty, pages < Self.pagesPerLoad, let next { return .goOn(change, next) }
        settle(.ready)
        return .end(change, ListResult(isNew: isNew, isExhausted: isExhausted))
    }

    /// A request has failed. False if that doesn't matter any more.
    mutating func failed(_ error: any Error, for ticket: Int) -> Bool {
        guard isNewest(ticket), let load = phase.load else { return false }
        settle(.failed(load, error))
        return true
    }

    /// A request was called off. False if that doesn't matter any more.
    mutating func cancelled(_ ticket: Int) -> Bool {
        guard isNewest(ticket) else { return false }
        phase = settled
        return true
    }

    /// The app has changed the rows.
    mutating func edited(_ rows: [Row]) -> ListChange {
        stamp = nil
        return list.replace(with: rows)
    }

    private mutating func settle(_ phase: ListPhase) {
        self.phase = phase
        settled = phase
    }

    private mutating func took(_ page: TurnedPage<Row>) -> ListChange {
        stamp = page.stamp
        next = page.next
        isExhausted = page.next == nil
        return list.replace(with: page.items)
    }

    private mutating func added(_ page: TurnedPage<Row>) -> ListChange {
        guard !page.isUnchanged else { return ListChange() }
        next = page.next
        isExhausted = page.next == nil
        switch growth {
        case .atEnd: return list.append(page.items)
        case .atStart: return list.prepend(page.items)
        }
    }
}
