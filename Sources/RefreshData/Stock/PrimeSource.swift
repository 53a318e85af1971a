/// The prime numbers, a page at a time: each page has the next ones after those known. They are found off the main actor.
///
/// The cursor is the largest prime known. The source ends with the primes below 2⁴⁰.
public struct PrimeSource: RefreshDataSource {
    /// The order of the primes within a page.
    public enum Order: UInt8, Hashable, Sendable, CaseIterable {
        /// Ascending, for a list that grows at its end.
        case newestLast
        /// Descending, for a list that grows at its start.
        case newestFirst
    }

    /// How many primes a page has. Below 1: 1; above 1,000,000: 1,000,000.
    public var pageSize: Int
    /// Their order.
    public var order: Order

    /// Makes a source.
    public init(pageSize: Int = 20, order: Order = .newestLast) {
        self.pageSize = pageSize
        self.order = order
    }

    /// The primes after the cursor, or from 2 on. Takes time with the size of the page and the square root of the primes; throws a
    /// `CancellationError` soon after its task is cancelled.
    public func page(_ request: RefreshRequest<Int>) async throws -> RefreshPage<Int, Int> {
        let count = min(max(1, pageSize), 1_000_000)
        var sieve = PrimeSieve(after: request.cursor ?? 1)
        var primes: [Int] = []
        while primes.count < count, !sieve.isAtEnd {
            try Task.checkCancellation()
            primes += sieve.segment(for: count - primes.count)
            await Task.yield()
        }
        let page = primes.prefix(count)
        let next = sieve.isAtEnd && page.count == primes.count ? nil : page.last
        return RefreshPage(order == .newestLast ? Array(page) : page.reversed(), next: next)
    }
}
