import Testing

@testable import RefreshData

/// What happens to the rows, and what is said of it.
struct ListRowsTests {
    typealias Rows = ListRows<Post, Int>

    static func rows(_ posts: [Post] = []) -> Rows {
        var rows = Rows(key: RowKey(id: { $0.id }, isSame: { $0 == $1 }))
        _ = rows.replace(with: posts)
        return rows
    }

    @Test(arguments: [
        ([], [], ListChange()),
        ([], [1, 2], ListChange(inserts: [0, 1])),
        ([1, 2], [], ListChange(deletes: [0, 1])),
        ([1, 2, 3], [1, 2, 3], ListChange()),
        ([1, 2, 3], [1, 3], ListChange(deletes: [1])),
        ([1, 3], [1, 2, 3], ListChange(inserts: [1])),
        ([1, 2, 3], [3, 1, 2], ListChange(moves: [.init(from: 2, to: 0)])),
        ([1, 2, 3, 4], [2, 3, 4, 1], ListChange(moves: [.init(from: 0, to: 3)])),
        ([1, 2, 3, 4], [4, 9, 2, 3], ListChange(deletes: [0], inserts: [1], moves: [.init(from: 3, to: 0)])),
        ([1, 2], [3, 4], ListChange(deletes: [0, 1], inserts: [0, 1])),
    ])
    func replacingTellsTheFewestSteps(_ example: (old: [Int], new: [Int], change: ListChange)) {
        var rows = Self.rows(.numbered(example.old))
        #expect(rows.replace(with: .numbered(example.new)) == example.change)
        #expect(rows.rows == .numbered(example.new))
    }

    @Test func contentThatChangedIsAnUpdateInTheNewOrder() {
        var rows = Self.rows([Post(1), Post(2), Post(3)])
        let change = rows.replace(with: [Post(3, "b"), Post(1), Post(2, "b")])
        #expect(change == ListChange(moves: [.init(from: 2, to: 0)], updates: [0, 2]))
    }

    @Test func ofRowsWithOneIdentityTheFirstGivesThePlaceAndTheLastTheContent() {
        var rows = Self.rows([Post(1), Post(2)])
        let change = rows.replace(with: [Post(3), Post(2), Post(3, "b"), Post(2, "b"), Post(3, "c")])
        #expect(rows.rows == [Post(3, "c"), Post(2, "b")])
        #expect(change == ListChange(deletes: [0], inserts: [0], updates: [1]))
    }

    @Test func appendingMergesByIdentity() {
        var rows = Self.rows([Post(1), Post(2), Post(3)])
        let change = rows.append([Post(3, "b"), Post(4), Post(1), Post(5), Post(4, "b")])
        #expect(rows.rows == [Post(1), Post(2), Post(3, "b"), Post(4, "b"), Post(5)])
        #expect(change == ListChange(inserts: [3, 4], updates: [2]))
        #expect([1, 2, 3, 4, 5, 6].map { rows.place(of: $0) } == [0, 1, 2, 3, 4, nil])
    }

    @Test func prependingMergesByIdentityAndKeepsTheOrderOfThePage() {
        var rows = Self.rows([Post(4), Post(5)])
        let change = rows.prepend([Post(1), Post(2), Post(5, "b"), Post(1, "b"), Post(3)])
        #expect(rows.rows == [Post(1, "b"), Post(2), Post(3), Post(4), Post(5, "b")])
        #expect(change == ListChange(inserts: [0, 1, 2], updates: [4]))
        #expect([1, 2, 3, 4, 5, 6].map { rows.place(of: $0) } == [0, 1, 2, 3, 4, nil])
    }

    /// Any list becomes any other by what the change says, in a table that works as UIKit's do; and nothing is said in vain.
    @Test(arguments: 0..<500)
    func aTableThatFollowsEveryChangeShowsTheRows(seed: Int) throws {
        var dice = Dice(seed)
        var rows = Self.rows()
        var table = BatchTable<Post>()
        for _ in 0..<8 {
            let old = rows.rows
            let items = Self.page(of: old, &dice)
            let way = dice.roll(4)
            let change = way == 0 ? rows.append(items) : way == 1 ? rows.prepend(items) : rows.replace(with: items)
            try table.perform(change, with: rows.rows)
            #expect(table.shown == rows.rows)
            #expect(Set(rows.rows.map(\.id)).count == rows.rows.count)
            if way > 1 { #expect(rows.rows == Self.merged(items)) }
            expectNothingInVain(change, old, rows.rows)
            for (place, row) in rows.rows.enumerated() where dice.roll(4) == 0 { #expect(rows.place(of: row.id) == place) }
        }
    }

    private func expectNothingInVain(_ change: ListChange, _ old: [Post], _ new: [Post]) {
        let (before, after) = (Set(old.map(\.id)), Set(new.map(\.id)))
        #expect(change.deletes == old.indices.filter { !after.contains(old[$0].id) })
        #expect(change.inserts == new.indices.filter { !before.contains(new[$0].id) })
        let texts = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.text) })
        #expect(change.updates == new.indices.filter { before.contains(new[$0].id) && texts[new[$0].id] != new[$0].text })
        let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.id, $0) })
        let kept = new.compactMap { places[$0.id] }
        #expect(change.moves.count == kept.count - LongestRunTests.length(of: kept))
        #expect(change.moves.map(\.to) == change.moves.map(\.to).sorted())
    }

    /// Some of the rows, some with another content, some in other places, and some new ones, with doubles among them.
    private static func page(of rows: [Post], _ dice: inout Dice) -> [Post] {
        var items = rows.filter { _ in dice.roll(5) > 0 }
        for place in items.indices where dice.roll(6) == 0 { items[place].text = ["a", "b", "c"][dice.roll(3)] }
        for _ in 0..<dice.roll(12) { items.insert(Post(dice.roll(60)), at: dice.roll(items.count + 1)) }
        for _ in 0..<dice.roll(4) where !items.isEmpty {
            let row = items.remove(at: dice.roll(items.count))
            items.insert(row, at: dice.roll(items.count + 1))
        }
        return dice.roll(20) == 0 ? items.shuffled(using: &dice) : items
    }

    /// One row for each identity, in a way that is slow and plain to see.
    private static func merged(_ items: [Post]) -> [Post] {
        var rows: [Post] = []
        for item in items {
            if let place = rows.firstIndex(where: { $0.id == item.id }) { rows[place] = item } else { rows.append(item) }
        }
        return rows
    }
}
