import RefreshSimulator

/// What has to hold in every story, whatever happens in it.
enum StoryRule: CaseIterable, Sendable {
    /// Every load has one end, nobody waits for ever, and nothing is left; what scroll views do wrong makes no difference to that.
    case everythingEndsOnceWhateverTheScrollViewDoesWrong
    /// The edges differ in nothing but their place.
    case theMirroredStoryHasTheMirroredTranscript

    /// Plays the story of a seed.
    /// - Returns: What went wrong, with the fewest steps that still do so; nil if nothing did.
    @MainActor func verdict(seed: Int) -> String? {
        let script = script(seed: seed)
        guard problem(of: script) != nil else { return nil }
        let least = script.shrunk { problem(of: $0) != nil }
        return "seed \(seed): \(problem(of: least) ?? "nothing"); \(least)"
    }

    /// The story that is played for a seed.
    func script(seed: Int) -> RandomScript {
        RandomScript(seed: seed, sameIn: self == .theMirroredStoryHasTheMirroredTranscript ? Self.mirror(seed: seed) : nil)
    }

    /// What goes wrong in a story; nil if nothing does.
    @MainActor func problem(of script: RandomScript) -> String? {
        let plain = ScriptRun(script)
        if let problem = plain.problem { return problem }
        switch self {
        case .everythingEndsOnceWhateverTheScrollViewDoesWrong: return faultyProblem(of: script, plain: EndState(plain))
        case .theMirroredStoryHasTheMirroredTranscript:
            let mirror = Self.mirror(seed: script.seed)
            let mirrored = Course(ScriptRun(script.mirrored(by: mirror), mirror: mirror)).mirrored(by: mirror)
            return Course(plain).difference(from: mirrored).map { "\(mirror): \($0)" }
        }
    }

    @MainActor private func faultyProblem(of script: RandomScript, plain: EndState) -> String? {
        for (name, faults) in Self.faults(seed: script.seed) {
            let run = ScriptRun(script, faults: faults)
            if let problem = run.problem { return "\(name): \(problem)" }
            // Content that was dropped or shifted is elsewhere, and from there on the story is another one.
            if !faults.dropsMotionOutOfSight, !faults.shiftsOffsetAtLift, EndState(run) != plain {
                return "\(name): ends with \(EndState(run)) instead of \(plain)"
            }
        }
        return nil
    }

    /// By turns, since each takes two runs.
    static func mirror(seed: Int) -> Mirror { seed.isMultiple(of: 2) ? .across : .axes }

    /// The usual ones, and one of the rare by turns.
    static func faults(seed: Int) -> [(name: String, SimulatorFaults)] {
        var doubled = SimulatorFaults.none, late = SimulatorFaults.none, rare = SimulatorFaults.none
        doubled.doublesNotifications = true
        late.delaysInsetEcho = true
        if seed.isMultiple(of: 2) { rare.shiftsOffsetAtLift = true } else { rare.dropsMotionOutOfSight = true }
        return [("doubled", doubled), ("late", late), (seed.isMultiple(of: 2) ? "shifted" : "dropped", rare)]
    }
}
