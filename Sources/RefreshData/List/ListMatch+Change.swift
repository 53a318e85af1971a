extension ListMatch {
    /// What the positions say, with the updates added.
    func change(updates: [Int]) -> ListChange {
        var change = ListChange(updates: updates)
        for place in targets.indices where targets[place] < 0 { change.deletes.append(place) }
        var kept: [Int] = []  // old places, in the new order
        kept.reserveCapacity(origins.count)
        var isInOrder = true
        for (place, origin) in origins.enumerated() {
            if origin < 0 {
                change.inserts.append(place)
            } else {
                if let last = kept.last, last > origin { isInOrder = false }
                kept.append(origin)
            }
        }
        if !isInOrder { change.moves = moves(of: kept) }
        return change
    }

    /// All but the longest run of rows that are in order move.
    private func moves(of kept: [Int]) -> [ListChange.Move] {
        var moves: [ListChange.Move] = []
        let run = longestRun(of: kept)
        var member = 0
        for (position, origin) in kept.enumerated() {
            if member < run.count, run[member] == position {
                member += 1
            } else {
                moves.append(ListChange.Move(from: origin, to: targets[origin]))
            }
        }
        return moves
    }
}
