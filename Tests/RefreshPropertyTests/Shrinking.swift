import RefreshCore
import RefreshGeometry

/// The shortest script found that still fails: steps are dropped, many at once first, while it does.
func fewest<Step>(_ steps: [Step], while fails: ([Step]) -> Bool) -> [Step] {
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

extension RandomScript {
    /// The least script found that still fails: with fewer steps, then without the refreshers, habits and options that don't matter.
    func shrunk(while fails: (RandomScript) -> Bool) -> RandomScript {
        var least = self
        func attempt(_ edit: (inout RandomScript) -> Void) {
            var less = least
            edit(&less)
            if fails(less) { least = less }
        }
        func shrinkSteps() {
            let former = least
            least.steps = fewest(former.steps) { steps in
                var less = former
                less.steps = steps
                return fails(less)
            }
        }
        shrinkSteps()
        for edge in RefreshEdge.allCases where setups[edge] != nil {
            attempt {
                $0.setups[edge] = nil
                $0.habits[edge] = nil
            }
            attempt { $0.habits[edge] = RandomHabit.none }
            let usual = RefreshOptions()
            attempt { $0.setups[edge]?.threshold = usual.threshold }
            attempt { $0.setups[edge]?.extent = usual.extent }
            attempt { $0.setups[edge]?.trigger = usual.trigger }
            attempt { $0.setups[edge]?.followsScroll = usual.followsScroll }
            attempt { $0.setups[edge]?.isExclusive = usual.isExclusive }
            attempt { $0.setups[edge]?.minimumLoadingTime = usual.minimumLoadingTime }
            attempt { $0.setups[edge]?.resultDwell = usual.resultDwell }
            attempt { $0.setups[edge]?.timeOut = usual.timeOut }
        }
        shrinkSteps()
        return least
    }
}

extension RandomScript: CustomStringConvertible {
    /// For a reader who looks for the fault: what differs from the usual.
    var description: String {
        let names =
            /(RefreshPropertyTests|Play)\.|Refresh(Geometry|Core)\.|(RandomStep|RandomHabit|RefreshEdge|ScrollSide|ScrollAxis|RefreshReveal|RefreshOutcome|ReadingDirection)\./
        let refreshers = setups.map { edge, options in
            var text = "\(edge)"
            if let habit = habits[edge], habit != .none { text += " that \(habit)" }
            for (one, usual) in zip(Swift.Mirror(reflecting: options).children, Swift.Mirror(reflecting: RefreshOptions()).children) {
                if "\(one.value)" != "\(usual.value)" { text += ", \(one.label ?? ""): \(one.value)" }
            }
            return text
        }
        return "refreshers \(refreshers.sorted()); steps \(steps)".replacing(names, with: "")
    }
}
