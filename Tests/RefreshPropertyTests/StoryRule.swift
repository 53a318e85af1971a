import RefreshSimulator

/// What has to hold in every story, whatever happens in it.
enum StoryRule: CaseIterable, Sendable {
    /// With all refreshers idle the insets are the app's, each load has one end, and nobody waits for ever.
    case nothingIsLeftAndNothingIsToldTwice
    /// What scroll views are known to do wrong makes no difference to how the story ends.
    case doubledAndLateReportsChangeNothingInTheEnd
    /// The edges differ in nothing but their place.
    case theMirroredStoryHasTheMirroredTranscript

    /// Plays the story of a seed.
    /// - Returns: What went wrong, with the fewest steps that still do so; nil if nothing did.
    @MainActor func verdict(seed: Int) -> String? {
        let script = RandomScript(seed: seed, isMirrorable: self == .theMirroredStoryHasTheMirroredTranscript)
        guard problem(of: script) != nil else { return nil }
        let least = script.shrunk { problem(of: $0) != nil }
        return "seed \(seed): \(problem(of: least) ?? "nothing"); \(least)"
    }

    /// What goes wrong in a story; nil if nothing does.
    @MainActor func problem(of script: RandomScript) -> String? {
        switch self {
        case .nothingIsLeftAndNothingIsToldTwice: ScriptRun(script).problem
        case .doubledAndLateReportsChangeNothingInTheEnd: faultyProblem(of: script)
        case .theMirroredStoryHasTheMirroredTranscript: mirrorProblem(of: script)
        }
    }

    @MainActor private func faultyProblem(of script: RandomScript) -> String? {
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

    @MainActor private func mirrorProblem(of script: RandomScript) -> String? {
        let plain = Course(ScriptRun(script))
        for mirror in Mirror.allCases {
            let mirrored = Course(ScriptRun(script.mirrored(by: mirror), mirror: mirror)).mirrored(by: mirror)
            if let difference = plain.difference(from: mirrored) { return "\(mirror): \(difference)" }
        }
        return nil
    }

    static let faults: [(String, @Sendable (inout SimulatorFaults) -> Void)] = [
        ("doubled", { $0.doublesNotifications = true }), ("late", { $0.delaysInsetEcho = true }),
    ]
}
