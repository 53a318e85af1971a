public import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator

/// Holds a subclass of `PullToRefresh` to what every refresher has to do: a whole pull, a start by code, a pull let go too early and a
/// removal, on the simulator.
///
/// ```swift
/// #expect(RefresherCheck { MyRefresher() }.findings().isEmpty)
/// ```
@MainActor
public struct RefresherCheck {
    private let make: () -> PullToRefresh
    /// Insets of an app that no binary number is equal to: what isn't given back exactly shows.
    private static let app = PlaneInsets(top: 12.1, left: 7.3, bottom: 33.7, right: 0.1)

    /// Makes a check of refreshers that a closure makes: a new one each time, on no scroll view yet.
    public init(_ make: @escaping () -> PullToRefresh) {
        self.make = make
    }

    /// What is found wrong; empty if nothing is. Its action, `onFinish` and `onClose` go on to be called. An async action isn't waited for.
    public func findings() -> [RefreshFinding] {
        var list = FindingList()
        for outcome in [RefreshOutcome.success, .failure, .cancelled] {
            checkLoad(ending: outcome, isPulled: true, &list)
            checkLoad(ending: outcome, isPulled: false, &list)
        }
        checkEarlyLift(&list)
        checkRemoval(&list)
        checkFreeing(&list)
        return list.findings
    }

    /// A refresher on a scroll view, and what it calls.
    @MainActor private final class Subject {
        let pull: RefreshPull
        var calls = 0
        var outcomes: [RefreshOutcome] = []
        var closings: [Bool] = []

        init(_ refresher: PullToRefresh) {
            let view = SimulatedScrollView(content: PlaneSize(width: 750, height: 1334), contentInset: app)
            let (action, onFinish, onClose) = (refresher.action, refresher.onFinish, refresher.onClose)
            pull = RefreshPull(of: refresher, on: view)
            refresher.action = { [weak self] in
                self?.calls += 1
                action?()
            }
            refresher.onFinish = { [weak self] outcome in
                self?.outcomes.append(outcome)
                onFinish?(outcome)
            }
            refresher.onClose = { [weak self] isInterrupted in
                self?.closings.append(isInterrupted)
                onClose?(isInterrupted)
            }
        }

        var isPullable: Bool {
            let options = pull.refresher.options
            let threshold = options.threshold ?? options.extent
            if case .automatic = options.trigger { return false }
            return threshold > 0 && threshold.isFinite && pull.refresher.isEnabled
        }

        /// More than all the times of the options.
        var longTime: Double {
            let options = pull.refresher.options
            let waits = [options.minimumLoadingTime, options.resultDwell, options.spinnerDelay]
            return (waits + [options.opening.duration, options.closing.duration]).reduce(1) { $0 + max(0, $1.finite()) }
        }
    }

    private func checkLoad(ending outcome: RefreshOutcome, isPulled: Bool, _ list: inout FindingList) {
        let subject = Subject(make())
        let pull = subject.pull, refresher = pull.refresher
        let way = "\(isPulled ? "pulled" : "started"), ended with \(outcome)"
        let rest = pull.view.metrics.offset
        if isPulled {
            guard subject.isPullable else { return }
            pull.drag(to: 1.2)
            pull.lift()
        } else {
            guard refresher.isEnabled, !refresher.isExhausted else { return }
            refresher.start()
        }
        pull.wait(max(0, refresher.options.spinnerDelay.finite()))
        list.require(subject.calls == 1, .action, "ran \(subject.calls) times, \(way)")
        // It may have been ended by its own action.
        let isByHand = refresher.state == .loading
        if isByHand {
            let inset = pull.view.metrics.contentInset[pull.side]
            list.require(
                inset == Self.app[pull.side] + refresher.share, .inset, "\(inset) while loading, with a share of \(refresher.share), \(way)"
            )
            refresher.end(outcome)
        }
        pull.wait(subject.longTime)
        if isByHand { list.require(subject.outcomes == [outcome], .callbacks, "ends \(subject.outcomes), \(way)") }
        list.require(subject.outcomes.count == 1, .callbacks, "ends \(subject.outcomes), \(way)")
        list.require(subject.closings == [false], .callbacks, "closings \(subject.closings), \(way)")
        let expected = (isPulled ? ["releasing"] : []) + ["loading", "finished", "initial"]
        let words = pull.states.map { if case .releasing = $0 { "releasing" } else { $0.description } }
        list.require(words == expected, .states, "\(words), \(way)")
        checkIdle(subject, at: rest, way, &list)
    }

    private func checkEarlyLift(_ list: inout FindingList) {
        let subject = Subject(make())
        guard subject.isPullable, subject.pull.refresher.options.trigger == .onRelease else { return }
        let rest = subject.pull.view.metrics.offset
        subject.pull.drag(to: 0.6)
        subject.pull.lift()
        list.require(subject.calls == 0, .action, "ran after a pull to 0.6")
        list.require(subject.outcomes.isEmpty && subject.closings.isEmpty, .callbacks, "told after a pull to 0.6")
        list.require(subject.pull.states.last == .initial, .states, "\(subject.pull.states) after a pull to 0.6")
        checkIdle(subject, at: rest, "pulled to 0.6", &list)
    }

    private func checkRemoval(_ list: inout FindingList) {
        let subject = Subject(make())
        let pull = subject.pull
        guard case .started(let token) = pull.refresher.start(), pull.refresher.token == token else { return }
        pull.view.removePullToRefresh(at: pull.refresher.position)
        pull.refresher.end(of: token)
        pull.wait(subject.longTime)
        list.require(subject.outcomes.isEmpty && subject.closings.isEmpty, .callbacks, "told after its removal")
        list.require(pull.view.metrics.contentInset == Self.app, .inset, "\(pull.view.metrics.contentInset) after its removal")
    }

    private func checkFreeing(_ list: inout FindingList) {
        weak var refresher: PullToRefresh?
        do {
            let subject = Subject(make())
            refresher = subject.pull.refresher
            subject.pull.refresher.start()
        }
        list.require(refresher == nil, .freed, "it is still there after its scroll view")
    }

    private func checkIdle(_ subject: Subject, at rest: PlanePoint, _ way: String, _ list: inout FindingList) {
        let pull = subject.pull, metrics = pull.view.metrics
        list.require(metrics.contentInset == Self.app, .inset, "\(metrics.contentInset) when idle again, \(way)")
        let isBack = ScrollAxis.allCases.allSatisfy { abs(metrics.offset[$0] - rest[$0]) <= metrics.halfPixel }
        list.require(isBack, .rest, "\(metrics.offset) instead of \(rest), \(way)")
        for entry in pull.trace?.entries ?? [] {
            guard case .wrote(let inset, let side, _) = entry.event else { continue }
            list.require(side == pull.side, .ownSide, "\(inset) at \(side), \(way)")
        }
    }
}
