/// Rows of which no two have the same identity, and the ways in which they change.
struct ListRows<Row, ID: Hashable> {
    private let key: RowKey<Row, ID>
    private(set) var rows: [Row] = []
    /// Where each row is; nil until somebody asks. Building it is what costs most, so a reload that finds most rows where it looks for
    /// them builds one, not two.
    private var places: [ID: Int]?

    init(key: RowKey<Row, ID>) {
        self.key = key
    }

    /// Where the row of this identity is. Builds the index if it has to: linear once, constant after.
    mutating func place(of id: ID) -> Int? {
        if let places { return places[id] }
        var built = [ID: Int](minimumCapacity: rows.count)
        for (place, row) in rows.enumerated() { built[key.id(row)] = place }
        places = built
        return built[id]
    }

    /// Puts other rows in place of all. Of rows with one identity the first gives the place, the last the content. Linear in the number of
    /// rows, but for a binary search for each that moved.
    mutating func replace(with items: [Row]) -> ListChange {
        var match = ListMatch<Row, ID>(old: rows.count, new: items.count)
        for item in items {
            let id = key.id(item)
            let expected = match.expected
            if expected < rows.count, key.id(rows[expected]) == id {
                match.keep(item, from: expected)
            } else if let place = place(of: id) {
                match.keep(item, from: place)
            } else {
                match.insert(item, id: id)
            }
        }
        let change = match.change { key.isSame(rows[$0], $1) }
        rows = match.rows
        places = nil
        return change
    }

    /// Adds rows after the last. Those that are here already stay where they are and take the new content. Linear in the number of items
    /// once the index is built.
    mutating func append(_ items: [Row]) -> ListChange {
        let count = rows.count
        var former: [Int: Row] = [:]
        for item in items {
            let id = key.id(item)
            if let place = place(of: id) {
                if place < count, former[place] == nil { former[place] = rows[place] }
                rows[place] = item
            } else {
                places?[id] = rows.count
                rows.append(item)
            }
        }
        return ListChange(inserts: Array(count..<rows.count), updates: updates(since: former))
    }

    /// Adds rows before the first, in their order. Those that are here already stay where they are and take the new content. Linear in the
    /// number of rows.
    mutating func prepend(_ items: [Row]) -> ListChange {
        var fresh = ListRows(key: key)
        var former: [Int: Row] = [:]
        for item in items {
            if let place = place(of: key.id(item)) {
                if former[place] == nil { former[place] = rows[place] }
                rows[place] = item
            } else {
                _ = fresh.append([item])
            }
        }
        let updates = updates(since: former)
        let count = fresh.rows.count
        rows.insert(contentsOf: fresh.rows, at: 0)
        places = nil
        return ListChange(inserts: Array(0..<count), updates: updates.map { $0 + count })
    }

    /// The places whose rows show something else than they did.
    private func updates(since former: [Int: Row]) -> [Int] {
        former.filter { !key.isSame($1, rows[$0]) }.keys.sorted()
    }
}
