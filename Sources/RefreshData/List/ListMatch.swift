/// Pairs the rows of a new list with those of an old one, row by row, and reads the change off the pairs.
struct ListMatch<Row, ID: Hashable> {
    /// The new rows so far.
    private(set) var rows: [Row] = []
    /// Where the next row stood before if nothing else changes.
    private(set) var expected = 0
    /// For each new row, where it was; -1 if it wasn't.
    private var origins: [Int] = []
    /// For each old row, where it is; -1 if it isn't.
    private var targets: [Int]
    /// Where the inserted rows are.
    private var inserted: [ID: Int] = [:]

    init(old: Int, new: Int) {
        targets = Array(repeating: -1, count: old)
        rows.reserveCapacity(new)
        origins.reserveCapacity(new)
    }

    /// Takes a row that stood at this place of the old list. A second one of that identity gives its content to the first.
    mutating func keep(_ row: Row, from place: Int) {
        if targets[place] >= 0 {
            rows[targets[place]] = row
            return
        }
        targets[place] = rows.count
        origins.append(place)
        rows.append(row)
        expected = place + 1
    }

    /// Takes a row that isn't in the old list.
    mutating func insert(_ row: Row, id: ID) {
        if let place = inserted[id] {
            rows[place] = row
            return
        }
        inserted[id] = rows.count
        origins.append(-1)
        rows.append(row)
    }

    /// The change, given a way to ask whether the old row at a place shows the same as a new one.
    func change(isSame: (Int, Row) -> Bool) -> ListChange {
        var change = ListChange()
        for place in targets.indices where targets[place] < 0 { change.deletes.append(place) }
        var kept: [Int] = []  // old places, in the new order
        kept.reserveCapacity(origins.count)
        var isInOrder = true
        for (place, origin) in origins.enumerated() {
            guard origin >= 0 else {
                change.inserts.append(place)
                continue
            }
            if let last = kept.last, last > origin { isInOrder = false }
            kept.append(origin)
            if !isSame(origin, rows[place]) { change.updates.append(place) }
        }
        if !isInOrder { change.moves = moves(of: kept) }
        return change
    }

    /// All but the longest run of rows that are in order move.
    private func moves(of kept: [Int]) -> [ListChange.Move] {
        var moves: [ListChange.Move] = []
        var run = longestRun(of: kept)[...]
        for (position, origin) in kept.enumerated() {
            if run.first == position {
                run.removeFirst()
            } else {
                moves.append(ListChange.Move(from: origin, to: targets[origin]))
            }
        }
        return moves
    }
}
