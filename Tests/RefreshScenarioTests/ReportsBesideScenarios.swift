import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator
import Testing

/// What three reports tell and no scenario can: calls from other tasks, freed objects, and the product of bad numbers.
@Suite("Reports beside the scenarios")
@MainActor
struct ReportsBesideScenarios {
    // MARK: B023

    @Test("Ends that race to the main actor from other tasks end each load once")
    func endsFromOtherTasks() async {
        let view = SimulatedScrollView()
        let refresher = PullToRefresh()
        var finished = 0, calls = 0
        refresher.onFinish = { _ in finished += 1 }
        view.addPullToRefresh(refresher) { calls += 1 }
        for cycle in 1...100 {
            view.drag(to: -80)
            view.release()
            let ends = (0..<3).map { _ in Task.detached { await refresher.end() } }
            for offset in [-90.0, -70, -65] { view.drag(to: offset) }
            view.release()
            for end in ends { await end.value }
            view.clock.advance(by: 1)
            #expect(finished == cycle && calls == cycle)
            #expect(refresher.state == .initial)
            #expect(view.contentInset == .zero)
            #expect(view.metrics.offset == .zero)
        }
    }

    // MARK: B035

    enum Stage: CaseIterable { case initial, releasing, loading, finished }

    private func bring(_ view: SimulatedScrollView, to stage: Stage) {
        guard stage != .initial else { return }
        view.drag(to: stage == .releasing ? -30 : -80)
        guard stage != .releasing else { return }
        view.release()
        view.clock.advance(by: 0.5)
        if stage == .finished { view.topPullToRefresh?.end() }
    }

    @Test("A scroll view that is freed in any state is gone at once, and its refresher tells nothing more", arguments: Stage.allCases)
    func freedView(stage: Stage) {
        let animator = CountingAnimator()
        let refresher = PullToRefresh(refreshView: animator, animator: animator)
        let clock = ManualClock()
        weak var freed: SimulatedScrollView?
        do {
            let view = SimulatedScrollView(clock: clock)
            freed = view
            view.addPullToRefresh(refresher)
            bring(view, to: stage)
        }
        #expect(freed == nil)
        let told = animator.count
        clock.advance(by: 1)
        refresher.end()
        #expect(refresher.start() == .refused(.detached))
        refresher.cancel()
        refresher.reset()
        #expect(animator.count == told)
        #expect(refresher.state == .initial)
    }

    @Test("A refresher that is dropped in any state is freed with its removal, and the view is as it was", arguments: Stage.allCases)
    func freedRefresher(stage: Stage) {
        let view = SimulatedScrollView()
        weak var freed: PullToRefresh?
        do {
            let refresher = PullToRefresh()
            freed = refresher
            view.addPullToRefresh(refresher)
        }
        #expect(freed != nil)  // the view keeps it
        bring(view, to: stage)
        view.removePullToRefresh(at: .top)
        view.removePullToRefresh(at: .top)
        #expect(freed == nil)
        view.release()
        view.clock.advance(by: 1)
        #expect(view.contentInset == .zero)
        #expect(view.metrics.offset == .zero)
    }

    @Test("An async action of a view that is freed is cancelled, and who waits is told so")
    func freedUnderAnAction() async {
        let refresher = PullToRefresh()
        var isCancelled = false
        let waiter: Task<RefreshOutcome, Never>
        do {
            let view = SimulatedScrollView()
            view.addPullToRefresh(refresher) {
                while !Task.isCancelled { await Task.yield() }
                isCancelled = true
            }
            waiter = Task { await refresher.refresh() }
            while refresher.state != .loading { await Task.yield() }
            await Task.yield()
        }
        #expect(await waiter.value == .cancelled)
        while !isCancelled { await Task.yield() }
        #expect(refresher.state == .initial)
    }

    // MARK: B046

    static let numbers = [0, -0.0, 1e-300, 0.5, 60, 1e9, .infinity, .nan]

    @Test("Whatever the numbers, every one that leaves the engine is finite", arguments: RefreshEdge.allCases)
    func badNumbers(edge: RefreshEdge) {
        var bad: [String] = []
        for viewport in Self.numbers {
            for content in Self.numbers {
                for extent in Self.numbers {
                    for threshold in Self.numbers where !isSound(edge, viewport, content, extent, threshold) {
                        bad.append("viewport \(viewport), content \(content), extent \(extent), threshold \(threshold)")
                    }
                }
            }
        }
        #expect(bad.prefix(5) == [])
    }

    private func isSound(_ edge: RefreshEdge, _ viewport: Double, _ content: Double, _ extent: Double, _ threshold: Double) -> Bool {
        let view = SimulatedScrollView(
            viewport: PlaneSize(width: viewport, height: viewport), content: PlaneSize(width: content, height: content),
            contentInset: PlaneInsets(top: extent, left: content, bottom: threshold, right: viewport),
            clock: ManualClock(framesPerSecond: 12))  // few frames: there are 16,384 of these views
        let refresher = PullToRefresh(height: extent, position: edge)
        refresher.options.threshold = threshold
        view.addPullToRefresh(refresher)
        for offset in Self.numbers {
            view.drag(to: PlanePoint(x: -offset, y: -offset))
            view.drag(to: PlanePoint(x: offset, y: offset))
        }
        view.release()
        refresher.start(reveal: .always)
        view.clock.advance(by: 1)
        refresher.end()
        view.clock.advance(by: 1)
        var numbers = [refresher.progress, refresher.share, refresher.frame.origin.x, refresher.frame.origin.y]
        numbers += [refresher.frame.size.width, refresher.frame.size.height]
        for entry in view.transcript.entries {
            switch entry.happening {
            case .wrote(let inset, _, let move): numbers += [inset, move?.offset ?? 0, move?.motion.duration ?? 0]
            case .moved(let move, _): numbers += [move.offset, move.motion.duration]
            case .scrolled(let offset): numbers += [offset.x, offset.y]
            case .event, .placed, .showed, .removed, .tapped, .announced: break
            }
        }
        for axis in ScrollAxis.allCases { numbers += [view.range(along: axis).lowerBound, view.range(along: axis).upperBound] }
        return numbers.allSatisfy { $0.isFinite } && refresher.progress >= 0 && refresher.share == 0
    }
}

private final class CountingAnimator: RefreshViewAnimator {
    private(set) var count = 0
    func animate(_ state: RefreshState) { count += 1 }
}
