@testable import RefreshData

/// A table that takes batch updates as UIKit's do, and refuses what they refuse.
struct BatchTable<Row: Equatable> {
    /// Why UIKit would throw.
    enum Refusal: Error, Equatable {
        case outside(String, Int)
        case twice(String, Int)
        case count(expected: Int, found: Int)
    }

    /// What is on show: each row as it was when it was last drawn.
    private(set) var shown: [Row] = []

    /// Performs a batch, and then draws the updated rows anew.
    mutating func perform(_ change: ListChange, with rows: [Row]) throws {
        let gone = try distinct(change.deletes + change.moves.map(\.from), below: shown.count, "old")
        let come = try distinct(change.inserts + change.moves.map(\.to), below: rows.count, "new")
        guard shown.count - gone.count + come.count == rows.count else {
            throw Refusal.count(expected: shown.count - gone.count + come.count, found: rows.count)
        }
        var staying = shown.indices.filter { !gone.contains($0) }.map { shown[$0] }[...]
        let origins = Dictionary(uniqueKeysWithValues: change.moves.map { ($0.to, $0.from) })
        var drawn: [Row] = []
        for place in rows.indices {
            if let origin = origins[place] {
                drawn.append(shown[origin])
            } else if come.contains(place) {
                drawn.append(rows[place])
            } else if let row = staying.popFirst() {
                drawn.append(row)
            }
        }
        for place in try distinct(change.updates, below: rows.count, "update") {
            if come.contains(place), origins[place] == nil { throw Refusal.twice("insert and update", place) }
            drawn[place] = rows[place]
        }
        shown = drawn
    }

    private func distinct(_ places: [Int], below count: Int, _ words: String) throws -> Set<Int> {
        var seen: Set<Int> = []
        for place in places {
            guard (0..<count).contains(place) else { throw Refusal.outside(words, place) }
            guard seen.insert(place).inserted else { throw Refusal.twice(words, place) }
        }
        return seen
    }
}
