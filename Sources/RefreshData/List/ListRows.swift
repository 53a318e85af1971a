/// Rows of which no two have the same identity, and the ways in which they change.
struct ListRows<Row, ID: Hashable> {
    private let key: RowKey<Row, ID>
    private(set) var rows: [Row] = []
    private var ids: [ID] = []
    /// Where each row is; nil until somebody asks: building it is what costs most.
    private var index: RowIndex<ID>?

    init(key: RowKey<Row, ID>) {
        self.key = key
    }

    /// Where the row of this identity is. Builds the index if it has to: linear once, constant after.
    mutating func place(of id: ID) -> Int? {
        if index == nil { index = key.index(ids) }
        return index?.place(of: id, in: ids)
    }

    /// Puts other rows in place of all. Of rows with one identity the first gives the place, the last the content. Linear in the number of
    /// rows, but for a binary search for each that moved.
    mutating func replace(with items: [Row]) -> ListChange {
        let new = key.ids(items)
        let match = key.match(new, ids, index)
        let change = match.change(updates: key.updates(items, rows, match))
        let isWhole = match.items.count == items.count
        rows = isWhole ? items : match.items.map { items[$0] }
        ids = isWhole ? new : match.items.map { new[$0] }
        index = nil
        return change
    }

    /// Adds rows after the last. Those that are here already stay where they are and take the new content. Linear in the number of items
    /// once the index is built.
    mutating func append(_ items: [Row]) -> ListChange {
        let count = rows.count
        let updates = merge(items)
        return ListChange(inserts: Array(count..<rows.count), updates: updates)
    }

    /// Adds rows before the first, in their order. Those that are here already stay where they are and take the new content. Linear in the
    /// number of rows.
    mutating func prepend(_ items: [Row]) -> ListChange {
        let count = rows.count
        let updates = merge(items)
        let fresh = rows.count - count
        rows = Array(rows[count...] + rows[..<count])
        ids = Array(ids[count...] + ids[..<count])
        index = nil
        return ListChange(inserts: Array(0..<fresh), updates: updates.map { $0 + fresh })
    }

    /// Puts items in the place of their rows, or after the last, and returns the places of those that show something else than before.
    private mutating func merge(_ items: [Row]) -> [Int] {
        let new = key.ids(items)
        var latest: [Int: Int] = [:]  // the item that gives the content, for each place before the end
        let count = rows.count
        for item in items.indices {
            if let place = place(of: new[item]) {
                if place < count { latest[place] = item } else { rows[place] = items[item] }
            } else {
                rows.append(items[item])
                ids.append(new[item])
                index?.addLast(of: ids)
            }
        }
        var updates: [Int] = []
        for (place, item) in latest.sorted(by: { $0.key < $1.key }) {
            if !key.isSame(rows[place], items[item]) { updates.append(place) }
            rows[place] = items[item]
        }
        return updates
    }
}
