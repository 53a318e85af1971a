import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator
import Testing

@MainActor struct TraceTests {
    private func expectReplay(of trace: RefreshTrace?) async throws {
        let trace = try #require(trace)
        let text = trace.scenario(title: "A trace")
        let report = try await ScenarioReplay.play(Scenario(json: Array(text.utf8)))
        #expect(report.failures.map(\.description) == [])
        #expect(report.expectations == 2 + trace.beginning.refreshers.count * 3)
    }

    @Test func aPullWithPhysicsIsReplayedFromItsTrace() async throws {
        let view = SimulatedScrollView(contentInset: PlaneInsets(top: 10.1), safeArea: PlaneInsets(top: 44))
        view.addPullToRefresh(PullToRefresh()) {}
        view.refreshAttachment.beginTrace()
        view.clock.advance(by: 0.25)
        view.perform(TouchScript().moved(by: PlanePoint(x: 0, y: 220), in: 0.3))
        view.clock.advance(by: 1)
        view.baseInset.bottom = 33.3
        view.content.height = 2300
        view.clock.advance(by: 0.5)
        view.endRefreshing(at: .top, .failure)
        view.clock.advance(by: 2)
        view.perform(TouchScript().moved(by: PlanePoint(x: 0, y: -500), in: 0.2))
        view.clock.advance(by: 3)
        try await expectReplay(of: view.refreshAttachment.endTrace())
    }

    @Test func rowsBeforeTheReaderAndAStayOutOfSightAreReplayed() async throws {
        let view = SimulatedScrollView()
        for edge in [RefreshEdge.top, .bottom] { view.addPullToRefresh(PullToRefresh(position: edge)) {} }
        view.refreshAttachment.beginTrace()
        view.startRefreshing(at: .top)
        view.clock.advance(by: 0.1)
        view.isInWindow = false
        view.insertBeforeReader(300)
        view.clock.advance(by: 0.5)
        view.isInWindow = true
        view.topPullToRefresh?.end(.exhausted)
        view.insertBeforeReader(-100)
        view.clock.advance(by: 1)
        view.contentInset.top += 7
        try await expectReplay(of: view.refreshAttachment.endTrace())
    }

    @Test(arguments: 1...60)
    func aRandomStoryIsReplayedFromItsTrace(seed: Int) async throws {
        // The replay's content rests on whole pixels.
        let run = ScriptRun(RandomScript(seed: seed, count: 25, sameIn: .across), roundsToPixels: true)
        try await expectReplay(of: run.view.refreshAttachment.trace)
    }

    @Test func nothingIsRecordedUnlessAsked() {
        let view = SimulatedScrollView()
        #expect(view.refreshAttachment.trace == nil)
        view.refreshAttachment.beginTrace()
        view.drag(to: -10)
        #expect(view.refreshAttachment.endTrace()?.entries.map(\.event) == [.touched, .scrolled])
        view.drag(to: -20)
        #expect(view.refreshAttachment.trace == nil)
        #expect(view.refreshAttachment.endTrace() == nil)
    }
}
