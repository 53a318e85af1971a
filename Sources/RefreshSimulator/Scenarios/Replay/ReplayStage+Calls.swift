import RefreshControl
import RefreshCore
import RefreshGeometry

extension ReplayStage {
    /// What the app calls.
    func call(_ step: ScenarioStep, in world: ReplayWorld) {
        switch step.verb {
        case .start(let edges, let start): for edge in edges { self.start(at: edge, start, in: world) }
        case .end(let edges, let outcome, let name):
            if let name, tokens[name] == nil { return problem = ScenarioError("no start was named \"\(name.brief)\"", at: step.place) }
            let token = name.flatMap { tokens[$0] ?? nil }
            if name != nil, token == nil { return }  // that start was refused
            each(edges, in: world) { $0.end(outcome, of: token) }
        case .cancel(let edges): each(edges, in: world) { $0.cancel() }
        case .refresh(let edges): each(edges, in: world) { refresh($0) }
        case .resume(let edges, let outcome): each(edges, in: world) { resume($0, with: outcome) }
        case .remove(let edges): for edge in edges { world.scrolling.removePullToRefresh(at: edge) }
        case .add(let additions): additions.forEach { add($0, to: world) }
        case .enable(let edges, let flag): each(edges, in: world) { $0.setEnable(isEnabled: flag) }
        case .exhaust(let edges): each(edges, in: world) { $0.exhaust() }
        case .reset(let edges): each(edges, in: world) { $0.reset() }
        case .configure(let setups): for setup in setups { each([setup.edge], in: world) { world.apply(setup.changes, to: $0) } }
        case .accessibilityScroll(let edges):
            each(edges, in: world) {
                $0.record.accessibility.append(world.scrolling.refreshAttachment.accessibilityScrolled(past: $0.position))
            }
        case .accessibilityRefresh(let edges): each(edges, in: world) { $0.record.accessibility.append($0.accessibilityRefresh()) }
        default: break
        }
    }

    private func each(_ edges: [RefreshEdge], in world: ReplayWorld, _ call: (ReplayRefresher) -> Void) {
        for edge in edges {
            if let refresher = world.refreshers[edge] { call(refresher) }
        }
    }

    private func start(at edge: RefreshEdge, _ start: ScenarioStart, in world: ReplayWorld) {
        guard let refresher = world.refreshers[edge] else {
            if case .refused(let reason) = world.scrolling.startRefreshing(at: edge) {
                world.strays[edge, default: ReplayRecord()].refusals.append(reason)
            }
            if let name = start.token { tokens[name] = .some(nil) }
            return
        }
        let result =
            if let seconds = start.olderThan {
                refresher.refreshIfOlder(than: seconds, reveal: start.reveal, isAnimated: start.isAnimated)
            } else {
                refresher.start(reveal: start.reveal, isAnimated: start.isAnimated, isSilent: start.isSilent)
            }
        switch result {
        case .started(let token):
            refresher.record.starts += 1
            if let name = start.token { tokens[name] = token }
        case .refused(let reason):
            refresher.record.refusals.append(reason)
            refresher.tell("refused: \(reason)")
            if let name = start.token { tokens[name] = .some(nil) }
        }
    }

    private func add(_ addition: ScenarioAddition, to world: ReplayWorld) {
        switch addition {
        case .new(let setup): world.add(setup)
        case .former(let edge, let index):
            guard let refresher = worlds[index].refreshers[edge] else { return }
            world.refreshers[edge] = refresher
            world.scrolling.addPullToRefresh(refresher)
        }
    }
}
