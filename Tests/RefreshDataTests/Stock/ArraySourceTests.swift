import RefreshData
import Testing

struct ArraySourceTests {
    typealias Example = (cursor: Int?, size: Int, items: [Int], next: Int?)

    static let examples: [Example] = [
        (nil, 2, [1, 2], 2), (2, 2, [3, 4], 4), (4, 2, [5], nil), (nil, 5, [1, 2, 3, 4, 5], nil), (nil, 0, [1], 1), (1, -9, [2], 2),
        (-3, 2, [1, 2], 2), (5, 2, [], nil), (.max, .max, [], nil), (.min, .max, [1, 2, 3, 4, 5], nil), (1, .max, [2, 3, 4, 5], nil),
    ]

    @Test(arguments: examples)
    func pages(_ example: Example) async throws {
        let page = try await ArraySource(Array(1...5), pageSize: example.size).page(RefreshRequest(after: example.cursor))
        #expect(page.items == example.items && page.next == example.next && !page.isUnchanged)
    }

    @Test func nothingIsOneEmptyPage() async throws {
        let page = try await ArraySource<Int>([]).page(RefreshRequest())
        #expect(page.items == [] && page.next == nil)
    }
}
