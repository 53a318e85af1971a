import RefreshControl
import RefreshCore

/// One run: the worlds, the clock that they share, and what was found.
@MainActor
final class ReplayStage {
    let clock = ManualClock()
    private(set) var worlds: [ReplayWorld] = []
    /// The tokens that starts were given, by name; nil where the start was refused.
    var tokens: [String: RefreshToken?] = [:]
    /// All that happened, once the run has ended.
    var lines: [ScenarioLine] = []
    var expectations = 0
    var failures: [ScenarioFailure] = []
    /// Why the run can't go on.
    var problem: ScenarioError?
    /// The rounds of the loops that run.
    var rounds: [Int] = []
    /// How many steps and frames the run may still take.
    private var effort: Double
    // Async actions.
    var hasAsync = false
    var isOver = false
    var flights: [ReplayFlight] = []
    var waiters: [ReplayWaiter] = []
    /// The actions that sleep until they are woken to look round, and the number of those that don't.
    var sleepers: [CheckedContinuation<Void, Never>] = []
    var awake = 0
    /// Grows whenever an async action or someone who waits goes on.
    var activity = 0

    /// - Parameter host: Makes another host for the refreshers of a world; nil: the simulated scroll view is the host.
    init(_ run: ScenarioRun, effort: Int, host: ((SimulatedScrollView) -> any ScenarioHost)?) {
        self.effort = Double(effort)
        for world in run.worlds { worlds.append(ReplayWorld(world, on: self, host: host)) }
    }

    /// All that has happened up to here, in order of time; at one time world by world.
    func collectLines() -> [ScenarioLine] {
        worlds.forEach { $0.drain() }
        let all = worlds.flatMap(\.lines).enumerated()
        return all.sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }

    /// Plays steps, with time between them where they want it.
    func play(_ steps: [ScenarioStep]) async {
        await settle()
        for step in steps {
            guard problem == nil else { return }
            switch step.verb {
            case .advance(let seconds):
                spend(1 + seconds * clock.framesPerSecond, at: step)
                await advance(by: seconds)
            case .finger(let script):
                spend(1 + script.duration * clock.framesPerSecond, at: step)
                worlds[step.world].view.play(script)
                await advance(by: script.duration)
            case .steps(let steps, let count):
                spend(1, at: step)
                for round in 0..<count {
                    if count > 1 { rounds.append(round + 1) }
                    await play(steps)
                    if count > 1 { rounds.removeLast() }
                    if problem != nil { return }
                }
            default:
                perform(step)
                await settle()
            }
        }
    }

    /// Takes part of what a run may take: one for each step, and one for each frame.
    func spend(_ part: Double, at step: ScenarioStep) {
        effort -= part
        if effort < 0, problem == nil { problem = ScenarioError("the run takes too many steps and frames up to here", at: step.place) }
    }

    /// Moves the clock on by seconds, to a whole nanosecond: 0.2, 0.7 and 0.1 make 1.
    private func advance(by seconds: Double) async {
        let time = ((clock.now + seconds) * 1e9).rounded() / 1e9
        await advance(to: time)
        // What was due is due, whatever the sums of others came to.
        while problem == nil, let next = clock.nextTime, next <= time + 1e-9 { await advance(to: next) }
    }

    /// Moves the clock on. With async actions about, it stops wherever anything is due, so that they go on at the right time.
    private func advance(to time: Double) async {
        while hasAsync, problem == nil {
            let due = flights.compactMap(\.due).min() ?? .infinity
            let next = min(due, clock.nextTime ?? .infinity)
            guard next < time else { break }
            clock.advance(to: next)
            await settle()
        }
        guard problem == nil else { return }
        clock.advance(to: time)
        await settle()
    }

    /// Compares what is found with what is expected.
    func check(_ list: [ScenarioExpectation], at step: ScenarioStep) {
        let world = worlds[step.world]
        for expectation in list {
            expectations += 1
            let finding = world.finding(of: expectation)
            let mismatches = expectation.pattern.mismatches(finding, subject: expectation.name, place: expectation.place)
            for mismatch in mismatches {
                let failure = ScenarioFailure(
                    place: mismatch.place, subject: mismatch.subject, expected: mismatch.expected, found: mismatch.found, time: clock.now,
                    rounds: rounds)
                failures.append(failure)
                world.write("failed: \(failure)")
            }
        }
    }
}
