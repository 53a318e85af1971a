/// Which rows of a new list are which of an old one, in positions only.
@usableFromInline
struct ListMatch {
    /// For each row of the result, the item that gives its content.
    @usableFromInline var items: [Int] = []
    /// For each row of the result, where it was; -1 if it wasn't.
    @usableFromInline var origins: [Int] = []
    /// For each old row, where it is in the result; -1 if it isn't.
    @usableFromInline var targets: [Int]

    /// Looks for each item first where it is if nothing but the rows before it has changed, and in the index only if it isn't there. Of
    /// items with one identity the first gives the place, the last the content.
    @inlinable
    init<ID: Hashable>(_ items: [ID], with rows: [ID], _ index: RowIndex<ID>?) {
        targets = Array(repeating: -1, count: rows.count)
        self.items.reserveCapacity(items.count)
        origins.reserveCapacity(items.count)
        var index = index
        var inserted: [ID: Int] = [:]  // where in the result
        var expected = 0
        for item in items.indices {
            if expected < rows.count, rows[expected] == items[item] {
                take(item, from: expected)
                expected += 1
                continue
            }
            let known = index ?? RowIndex(rows)
            index = known
            if let origin = known.place(of: items[item], in: rows) {
                take(item, from: origin)
                expected = origin + 1
            } else if let place = inserted[items[item]] {
                self.items[place] = item
            } else {
                inserted[items[item]] = self.items.count
                take(item, from: -1)
            }
        }
    }

    /// Takes an item as the next row, unless its row was taken already.
    @inlinable
    mutating func take(_ item: Int, from origin: Int) {
        if origin >= 0 {
            if targets[origin] >= 0 { return items[targets[origin]] = item }
            targets[origin] = items.count
        }
        origins.append(origin)
        items.append(item)
    }

    /// The places of the result at which a row stands that was there before and showed something else.
    @inlinable
    func updates<Row>(_ items: [Row], _ rows: [Row], isSame: (Row, Row) -> Bool) -> [Int] {
        var updates: [Int] = []
        for place in origins.indices where origins[place] >= 0 {
            if !isSame(rows[origins[place]], items[self.items[place]]) { updates.append(place) }
        }
        return updates
    }
}
