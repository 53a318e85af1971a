import Foundation
import Testing

/// Long random stories. One that fails is printed with its seed and the fewest of its steps that still fail; `RandomScript(seed:)` gives it
/// again.
@MainActor struct PropertyTests {
    nonisolated static let seeds = RandomScript.seeds(asked: ProcessInfo.processInfo.environment["REFRESH_SEEDS"])

    @Test(arguments: StoryRule.allCases)
    func everyStoryKeepsTheRule(rule: StoryRule) {
        for seed in Self.seeds {
            if let verdict = rule.verdict(seed: seed) { Issue.record("\(verdict)") }
        }
    }

    @Test func aScriptIsShrunkToWhatFails() {
        #expect(fewest(Array(0..<60)) { $0.contains(7) && $0.contains(41) } == [7, 41])
    }
}
