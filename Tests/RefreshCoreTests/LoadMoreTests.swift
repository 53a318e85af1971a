import RefreshCore
import RefreshGeometry
import Testing

/// Loads that fire by themselves near the end.
struct LoadMoreTests {
    private func bench(_ lead: RefreshPrefetch.Lead = .points(100), limit: Int = 1) -> Bench {
        var options = RefreshOptions.plain
        options.trigger = .automatic(RefreshPrefetch(lead: lead, limit: limit))
        var bench = Bench(.bottom, options)
        bench.scroll(to: -1000)
        return bench
    }

    /// A lead, and the greatest length that may be left to fire. The viewport is 667 points long.
    @Test(arguments: [
        (RefreshPrefetch.Lead.points(100), 100.0), (.viewports(0.5), 333.5), (.points(-5), 0), (.points(.nan), 0),
        (.viewports(.infinity), 0),
    ])
    func firesWithinTheLead(lead: RefreshPrefetch.Lead, left: Double) {
        var bench = bench(lead)
        bench.touch()
        #expect(bench.scroll(to: -left - 1).isNone)
        #expect(bench.scroll(to: -left).text == "share 60, loading, begin 1")
    }

    @Test func firesWithinItems() {
        var bench = bench(.items(5))
        bench.touch()
        #expect(bench.machine.itemsCounted(5, at: 0, pull: bench.pull).isNone, "the finger rests")
        _ = bench.machine.itemsCounted(nil, at: 0, pull: bench.pull)
        bench.scroll(to: -900)
        #expect(bench.machine.itemsCounted(6, at: 0, pull: bench.pull).isNone)
        #expect(bench.machine.itemsCounted(5, at: 0, pull: bench.pull).begin != nil)
    }

    @Test func momentumCountsAfterAGestureOnly() {
        var bench = bench()
        #expect(bench.scroll(to: -50).isNone)
        bench.scroll(to: -500)
        bench.touch()
        bench.release()
        #expect(bench.scroll(to: -50).begin != nil)
    }

    @Test func onceAVisitAndOnceAScroll() {
        var bench = bench()
        bench.touch()
        bench.scroll(to: -50)
        bench.end()
        #expect(bench.scroll(to: -40).isNone, "the same visit")
        bench.scroll(to: -500)
        #expect(bench.scroll(to: -50).isNone, "another visit, but the same scroll")
        bench.release()
        bench.settle()
        bench.touch()
        bench.scroll(to: -500)
        #expect(bench.scroll(to: -50).begin != nil, "another scroll")
    }

    @Test func moreContentIsANewVisit() {
        var bench = bench()
        bench.touch()
        bench.scroll(to: -50)
        bench.end()
        bench.release()
        bench.settle()
        bench.touch()
        #expect(bench.scroll(to: -40).isNone)
        bench.metrics.content.height += 30
        #expect(bench.machine.metricsChanged(at: 0, pull: bench.pull).begin != nil)
    }

    @Test func shortContentFiresOnceWithoutAScroll() {
        var bench = bench()
        bench.metrics.content.height = 0
        #expect(bench.machine.metricsChanged(at: 0, pull: bench.pull).isNone, "nothing is laid out yet")
        bench.metrics.content.height = 300
        bench.metrics.offset.y = 0
        #expect(bench.machine.metricsChanged(at: 0, pull: bench.pull).text == "share 427, loading, begin 1")
        bench.end()
        #expect(bench.machine.metricsChanged(at: 0, pull: bench.pull).isNone)
    }

    @Test func aFailureWaitsForAPullOrATap() {
        var bench = bench()
        bench.touch()
        bench.scroll(to: -50)
        bench.end(.failure)
        bench.release()
        bench.settle()
        bench.scroll(to: -500)
        bench.touch()
        #expect(bench.scroll(to: -50).isNone)
        #expect(bench.scroll(to: 30).state == .releasing(progress: 0.5))
        bench.scroll(to: 70)
        #expect(bench.release().begin?.token.number == 2)
    }

    @Test func exhaustedStandsWhateverEndsCome() {
        var bench = bench()
        bench.touch()
        bench.scroll(to: -50)
        _ = bench.machine.exhausted(at: 0, pull: bench.pull)
        bench.end()
        bench.release()
        bench.settle()
        bench.scroll(to: -500)
        bench.touch()
        #expect(bench.scroll(to: -50).isNone)
        #expect(bench.machine.startRequested(at: 0, pull: bench.pull).start == .refused(.exhausted))
        bench.scroll(to: 30)
        #expect(bench.machine.progress == 0.5, "it is seen in overscroll")
        #expect(bench.machine.state == .initial)
        _ = bench.machine.reset(at: 0, pull: bench.pull)
        bench.scroll(to: -500)
        #expect(bench.scroll(to: -50).begin != nil)
    }
}
