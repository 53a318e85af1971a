import RefreshData
import Testing

struct PrimeSourceTests {
    @Test func findsTheNextOnesAfterThoseKnown() async throws {
        let source = PrimeSource(pageSize: 4)
        var cursor: Int?
        var primes: [Int] = []
        for _ in 0..<5 {
            let page = try await source.page(RefreshRequest(after: cursor))
            #expect(page.items.count == 4)
            primes += page.items
            cursor = page.next
        }
        #expect(primes == [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71])
    }

    @Test func newestFirstTurnsAPageRound() async throws {
        let page = try await PrimeSource(pageSize: 4, order: .newestFirst).page(RefreshRequest(after: 7))
        #expect(page.items == [19, 17, 13, 11] && page.next == 19)
    }

    /// π(10⁶) = 78,498, and the 100,000th prime is 1,299,709 (OEIS A006880, A006988).
    @Test func findsAsManyAsThereAre() async throws {
        let primes = try await PrimeSource(pageSize: 100_000).page(RefreshRequest()).items
        #expect(primes.count == 100_000 && primes.last == 1_299_709)
        #expect(primes.prefix { $0 < 1_000_000 }.count == 78_498)
    }

    /// The primes by trial division: slow, and plain to see.
    @Test(arguments: [0, 1, 2, 3, 4, 24, 25, 63, 64, 65, 120, 4095, 65_535, 999_983, 16_777_199])
    func missesNoneFromAnywhere(start: Int) async throws {
        var expected: [Int] = []
        var number = start + 1
        while expected.count < 70 {
            var divisor = 2
            while divisor * divisor <= number, number % divisor > 0 { divisor += 1 }
            if number > 1, divisor * divisor > number { expected.append(number) }
            number += 1
        }
        #expect(try await PrimeSource(pageSize: 70).page(RefreshRequest(after: start)).items == expected)
    }

    /// The largest primes below 2⁴⁰ are 2⁴⁰ less 87, 167, 195, 203 and 213 (OEIS A013603 and its like; Caldwell's list of 2ⁿ - k).
    @Test func endsBelowTheEnd() async throws {
        let end = 1 << 40
        let page = try await PrimeSource(pageSize: 50).page(RefreshRequest(after: end - 204))
        #expect(page.items == [end - 203, end - 195, end - 167, end - 87] && page.next == nil)
        for cursor in [end - 87, end, .max] {
            let page = try await PrimeSource().page(RefreshRequest(after: cursor))
            #expect(page.items == [] && page.next == nil)
        }
    }

    @Test(arguments: [(-5, [2]), (0, [2]), (1, [2]), (2, [2, 3])])
    func aPageHasAtLeastOne(_ example: (size: Int, items: [Int])) async throws {
        #expect(try await PrimeSource(pageSize: example.size).page(RefreshRequest(after: -100)).items == example.items)
    }

    @Test func aCancelledTaskGetsNone() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await PrimeSource(pageSize: .max).page(RefreshRequest())
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @MainActor @Test func aListOfPrimesGrowsAtTheStart() async throws {
        let store = ListStore(PrimeSource(pageSize: 3, order: .newestFirst), growth: .atStart, id: \.self)
        try await store.reload()
        try await store.loadMore()
        #expect(store.rows == [13, 11, 7, 5, 3, 2])
    }
}
