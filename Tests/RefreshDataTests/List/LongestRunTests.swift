import Testing

@testable import RefreshData

struct LongestRunTests {
    @Test(arguments: [
        ([], []), ([5], [0]), ([1, 2, 3], [0, 1, 2]), ([3, 2, 1], [2]), ([9, 1, 2, 3], [1, 2, 3]), ([1, 2, 3, 0], [0, 1, 2]),
        ([2, 0, 1, 4, 3, 5], [1, 2, 4, 5]),
    ])
    func isFound(_ example: (numbers: [Int], run: [Int])) {
        #expect(longestRun(of: example.numbers) == example.run)
    }

    @Test(arguments: 0..<200)
    func isIncreasingAndAsLongAsAny(seed: Int) {
        var dice = Dice(seed)
        let numbers = Array(0..<dice.roll(40)).shuffled(using: &dice)
        let run = longestRun(of: numbers)
        let members = run.map { numbers[$0] }
        #expect(run == run.sorted() && members == members.sorted())
        #expect(run.count == Self.length(of: numbers))
    }

    /// The length by trying every predecessor: slow, and plain to see.
    static func length(of numbers: [Int]) -> Int {
        var lengths: [Int] = []
        for (position, number) in numbers.enumerated() {
            lengths.append(1 + ((0..<position).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
        }
        return lengths.max() ?? 0
    }
}
