/// The longest increasing subsequence of distinct numbers: the positions of its members, in ascending order.
///
/// Patience sorting (Fredman, "On computing the length of longest increasing subsequences", 1975): linear as long as the numbers increase,
/// plus a binary search for each that doesn't.
func longestRun(of numbers: [Int]) -> [Int] {
    var tails: [Int] = []  // the position of the smallest number that ends a run of each length
    var before: [Int] = []  // the position before each in its run, -1 at the start
    before.reserveCapacity(numbers.count)
    for (position, number) in numbers.enumerated() {
        var length = tails.count
        if let last = tails.last, numbers[last] > number {
            var low = 0
            while low < length {
                let middle = (low + length) / 2
                if numbers[tails[middle]] < number { low = middle + 1 } else { length = middle }
            }
        }
        before.append(length > 0 ? tails[length - 1] : -1)
        if length < tails.count { tails[length] = position } else { tails.append(position) }
    }
    var run = tails
    var position = tails.last ?? -1
    for place in tails.indices.reversed() {
        run[place] = position
        position = before[position]
    }
    return run
}
