import Testing

@testable import RefreshData

struct RowIndexTests {
    /// A key whose hashes all collide.
    struct Collision: Hashable {
        var number: Int
        func hash(into hasher: inout Hasher) {}
    }

    @Test(arguments: [0, 1, 7, 8, 9, 100, 5000])
    func findsEachAndNoOther(count: Int) {
        let ids = (0..<count).map { $0 * 3 }
        let index = RowIndex(ids)
        #expect(index.count == count && index.slots.count >= 2 * count)
        for number in -3..<(3 * count + 3) {
            #expect(index.place(of: number, in: ids) == (number >= 0 && number % 3 == 0 && number / 3 < count ? number / 3 : nil))
        }
    }

    @Test func growsAsIdentitiesAreAdded() {
        var ids: [String] = []
        var index = RowIndex(ids)
        for number in 0..<300 {
            ids.append("row \(number)")
            index.addLast(of: ids)
            #expect(index.count == ids.count && index.slots.count >= 2 * ids.count)
        }
        #expect(ids.indices.allSatisfy { index.place(of: ids[$0], in: ids) == $0 } && index.place(of: "row 300", in: ids) == nil)
    }

    @Test func isRightAlsoIfAllHashesAreTheSame() {
        let ids = (0..<50).map(Collision.init)
        let index = RowIndex(ids)
        #expect(ids.indices.allSatisfy { index.place(of: ids[$0], in: ids) == $0 })
        #expect(index.place(of: Collision(number: 50), in: ids) == nil)
    }
}
