/// A segmented sieve of Eratosthenes: primes in ascending order, some numbers at a time, in memory of the size of a segment and of the
/// primes up to the square root (Bays and Hudson, "The segmented sieve of Eratosthenes and primes in arithmetic progressions", 1977).
struct PrimeSieve {
    /// The first number that isn't looked at: its root is small enough to sieve in a moment.
    static let end = 1 << 40

    private var start: Int
    private var base: [Int] = []
    private var baseEnd = 2

    /// A sieve of the primes above a number.
    init(after known: Int) {
        start = known < 1 ? 2 : known < Self.end ? known + 1 : Self.end
    }

    /// Whether all numbers have been looked at.
    var isAtEnd: Bool { start >= Self.end }

    /// The primes of the next segment. Its length is chosen so that it has about so many, within bounds.
    mutating func segment(for count: Int) -> [Int] {
        let magnitude = Int.bitWidth - start.leadingZeroBitCount  // primes thin out as the logarithm grows: one in ln x
        let length = min(max(64, min(count, 1 << 18) * magnitude), 1 << 18, Self.end - start)
        let high = start + length
        extendBase(over: high)
        var isComposite = [Bool](repeating: false, count: length)
        for prime in base where prime * prime < high {
            var multiple = max(prime * prime, (start + prime - 1) / prime * prime)
            while multiple < high {
                isComposite[multiple - start] = true
                multiple += prime
            }
        }
        defer { start = high }
        return isComposite.indices.filter { !isComposite[$0] }.map { start + $0 }
    }

    /// Makes the base hold every prime whose square is below a number.
    private mutating func extendBase(over high: Int) {
        var root = baseEnd
        while root * root < high { root *= 2 }
        guard root > baseEnd else { return }
        var isComposite = [Bool](repeating: false, count: root)
        base = []
        for number in 2..<root where !isComposite[number] {
            base.append(number)
            var multiple = number * number
            while multiple < root {
                isComposite[multiple] = true
                multiple += number
            }
        }
        baseEnd = root
    }
}
