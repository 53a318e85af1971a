import Foundation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator
import Testing

/// Long random stories. One that fails is printed with its seed and the fewest of its steps that still fail; `RandomScript(seed:)` gives it
/// again.
@MainActor struct PropertyTests {
    nonisolated static let seeds = RandomScript.seeds(asked: ProcessInfo.processInfo.environment["REFRESH_SEEDS"])

    @Test(arguments: seeds)
    func nothingIsLeftAndNothingIsToldTwice(seed: Int) {
        expectNothing(of: RandomScript(seed: seed)) { ScriptRun($0).problem }
    }

    @Test(arguments: seeds)
    func doubledAndLateReportsChangeNothingInTheEnd(seed: Int) {
        expectNothing(of: RandomScript(seed: seed)) { script in
            let plain = EndState(ScriptRun(script))
            for (name, change) in Self.faults {
                var faults = SimulatorFaults.none
                change(&faults)
                let run = ScriptRun(script, faults: faults)
                if let problem = run.problem { return "\(name): \(problem)" }
                if EndState(run) != plain { return "\(name): ends with \(EndState(run)) instead of \(plain)" }
            }
            return nil
        }
    }

    @Test(arguments: seeds, Mirror.allCases)
    func theMirroredStoryHasTheMirroredTranscript(seed: Int, mirror: Mirror) {
        expectNothing(of: RandomScript(seed: seed, isMirrorable: true)) { script in
            let plain = Course(ScriptRun(script))
            let mirrored = Course(ScriptRun(script.mirrored(by: mirror), mirror: mirror)).mirrored(by: mirror)
            return plain.difference(from: mirrored)
        }
    }

    @Test func aScriptIsShrunkToWhatFails() {
        #expect(shrunk(Array(0..<60)) { $0.contains(7) && $0.contains(41) } == [7, 41])
    }

    private static let faults: [(String, (inout SimulatorFaults) -> Void)] = [
        ("doubled", { $0.doublesNotifications = true }), ("late", { $0.delaysInsetEcho = true }),
    ]

    private func expectNothing(of script: RandomScript, _ problem: @MainActor (RandomScript) -> String?) {
        guard problem(script) != nil else { return }
        var least = script
        least.steps = shrunk(script.steps) { steps in
            least.steps = steps
            return problem(least) != nil
        }
        let names = /Refresh(Geometry|Core|PropertyTests)\.|(RandomStep|RefreshEdge|ScrollSide|RefreshReveal|RefreshOutcome)\./
        let text = "\(problem(least) ?? "nothing"); refreshers \(script.setups); habits \(script.habits); steps \(least.steps)"
        Issue.record("seed \(script.seed): \(text.replacing(names, with: ""))")
    }
}
