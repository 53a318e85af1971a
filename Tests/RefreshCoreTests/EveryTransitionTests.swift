import RefreshCore
import RefreshGeometry
import Testing

/// Every stage of the machine against every event, in a table: what it asks for, and the state after.
struct EveryTransitionTests {
    enum Stage: String, CaseIterable {
        case idle, disabled, exhausted, pulling, armed, runningBack, awaitingLift, opening, open, waitingForMinimum, delayed, unseen
        case dwelling, shrinking, closing

        /// A machine brought to this stage at 10 s, and the options that it takes.
        func bench() -> Bench {
            var options = RefreshOptions.plain
            if self == .awaitingLift { options.trigger = .onReach }
            if self == .dwelling { options.resultDwell = 0.5 }
            if self == .waitingForMinimum { options.minimumLoadingTime = 2 }
            if self == .delayed { options.spinnerDelay = 2 }
            var bench = Bench(.top, options)
            bench.now = 9
            switch self {
            case .idle: break
            case .disabled: _ = bench.machine.enabled(false)
            case .exhausted: _ = bench.machine.exhausted(at: 9, pull: bench.pull)
            case .pulling:
                bench.touch()
                bench.scroll(to: 30)
            case .armed:
                bench.touch()
                bench.scroll(to: 90)
            case .runningBack:
                bench.touch()
                bench.scroll(to: 30)
                bench.release()
            case .awaitingLift:
                bench.touch()
                bench.scroll(to: 90)
            case .opening:
                bench.now = 10
                bench.touch()
                bench.scroll(to: 90)
                bench.release()
            case .open: bench.load()
            case .waitingForMinimum:
                bench.load()
                bench.end()
            case .delayed: bench.load()
            case .unseen:
                _ = bench.machine.sightChanged(false, at: 9, pull: bench.pull)
                bench.start()
            case .dwelling:
                bench.now = 9.75
                bench.load()
                bench.now = 10
                bench.end(.failure)
            case .shrinking:
                bench.load()
                bench.touch()
                bench.scroll(to: 50)
                bench.end()
            case .closing:
                bench.load()
                bench.now = 10
                bench.end()
            }
            bench.now = 10
            return bench
        }
    }

    enum Event: String, CaseIterable {
        case touched, scrolledIn, scrolledOut, released, touchCancelled, settled, metricsChanged, wentOutOfSight, cameIntoSight, started,
            ended
        case endedStale, cancelRequested, timePassed, disabled, exhausted, reset, removed

        func happen(to bench: inout Bench) -> RefreshActions {
            switch self {
            case .touched: return bench.touch()
            case .scrolledIn: return bench.scroll(to: -20)
            case .scrolledOut: return bench.scroll(to: 75)
            case .released: return bench.release()
            case .touchCancelled: return bench.machine.touchCancelled(at: bench.now, pull: bench.pull)
            case .settled: return bench.settle()
            case .metricsChanged:
                // A bar grows by 20 points, and the content stays where it is.
                bench.metrics.safeArea.top = 20
                return bench.machine.metricsChanged(at: bench.now, pull: bench.pull)
            case .wentOutOfSight: return bench.machine.sightChanged(false, at: bench.now, pull: bench.pull)
            case .cameIntoSight: return bench.machine.sightChanged(true, at: bench.now, pull: bench.pull)
            case .started: return bench.start()
            case .ended: return bench.end()
            case .endedStale: return bench.end(of: RefreshMachine.stale)
            case .cancelRequested: return bench.machine.cancelRequested(at: bench.now, pull: bench.pull)
            case .timePassed: return bench.pass(1)
            case .disabled: return bench.machine.enabled(false)
            case .exhausted: return bench.machine.exhausted(at: bench.now, pull: bench.pull)
            case .reset: return bench.machine.reset(at: bench.now, pull: bench.pull)
            case .removed: return bench.machine.removed(at: bench.now, pull: bench.pull)
            }
        }
    }

    @Test(arguments: Stage.allCases, Event.allCases)
    func everyEventInEveryStage(stage: Stage, event: Event) throws {
        var bench = stage.bench()
        let actions = event.happen(to: &bench)
        let found = actions.text + " → " + bench.machine.state.description
        let expected = try #require(Self.table[stage]?[event], "the table lacks \(stage) × \(event): \(found)")
        #expect(found == expected)
    }

    @Test func theTableNamesEachPairOnce() {
        #expect(Self.table.count == Stage.allCases.count)
        for stage in Stage.allCases { #expect(Self.table[stage]?.count == Event.allCases.count) }
    }
}

extension RefreshMachine {
    /// The token of a load that ended long ago.
    static var stale: RefreshToken {
        var bench = Bench()
        for _ in 0..<7 {
            bench.start()
            bench.end()
        }
        bench.start()
        return bench.machine.token.unsafelyUnwrapped
    }
}

extension RefreshActions {
    /// The actions in the order in which they are performed, in a form that reads well in a table.
    var text: String {
        func number(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
        var parts: [String] = []
        if let share { parts.append("share " + number(share)) }
        if let offset {
            parts.append("offset " + number(offset) + (motion.map { $0.duration > 0 ? " in " + number($0.duration) : "" } ?? ""))
        }
        if let state { parts.append(state.description) }
        if isArming { parts.append("tap") }
        if let finished { parts.append("\(finished.outcome) of \(finished.token.number)") }
        if isSettled { parts.append(RefreshState.initial.description) }
        if let closed { parts.append(closed ? "closed" : "cut short") }
        if let cancel { parts.append("cancel \(cancel.number)") }
        if let begin { parts.append((begin.isSilent ? "begin silently " : "begin ") + String(begin.token.number)) }
        return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }
}
