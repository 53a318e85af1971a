/// The shortest script found that still fails: steps are dropped, many at once first, while it does.
func shrunk<Step>(_ steps: [Step], while fails: ([Step]) -> Bool) -> [Step] {
    var steps = steps
    var length = max(1, steps.count / 2)
    while true {
        var start = 0, hasShrunk = false
        while start < steps.count {
            var fewer = steps
            fewer.removeSubrange(start..<min(start + length, steps.count))
            if fails(fewer) { (steps, hasShrunk) = (fewer, true) } else { start += length }
        }
        if length == 1 && !hasShrunk { return steps }
        if !hasShrunk || length > steps.count { length = max(1, length / 2) }
    }
}
