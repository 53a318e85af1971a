import RefreshCore
import RefreshGeometry
import Testing

struct TriggerTests {
    @Test(arguments: RefreshEdge.allCases, [ReadingDirection.leftToRight, .rightToLeft])
    func aPullPastTheThresholdFiresAtTheLiftOnEachEdge(edge: RefreshEdge, direction: ReadingDirection) {
        var bench = Bench(edge)
        bench.metrics.direction = direction
        bench.metrics.content = PlaneSize(width: 2000, height: 2000)
        bench.touch()
        #expect(bench.scroll(to: 90).text == "releasing(1.0), tap")
        let actions = bench.release()
        #expect(bench.machine.side == edge.side(in: direction))
        #expect(actions.share == 60)
        #expect(actions.offset == bench.pull.offset(at: 60))
        #expect(actions.begin?.token.number == 1)
    }

    /// The last pull before the lift, and whether it fires: half a pixel less than the threshold does, at two pixels a point.
    @Test(arguments: [(59.0, false), (59.74, false), (59.75, true), (60, true), (800, true)])
    func theLiftDecidesLessHalfAPixel(pull: Double, fires: Bool) {
        var bench = Bench()
        bench.touch()
        bench.scroll(to: 90)
        bench.scroll(to: pull)
        #expect((bench.release().begin != nil) == fires)
    }

    @Test func momentumShowsAndFiresNothing() {
        var bench = Bench()
        for distance in [-400.0, 0, 95, 40] { #expect(bench.scroll(to: distance).isNone) }
        #expect(bench.settle().isNone)
    }

    @Test func aTouchThatCatchesABounceShowsTheWholePull() {
        var bench = Bench()
        bench.scroll(to: 40)
        bench.touch()
        #expect(bench.scroll(to: 45).state == .releasing(progress: 0.75))
    }

    @Test func onReachFiresUnderTheFingerAndTakesTheSpaceAtTheLift() {
        var options = RefreshOptions.plain
        options.trigger = .onReach
        var bench = Bench(.top, options)
        bench.touch()
        #expect(bench.scroll(to: 61).text == "loading, tap, begin 1")
        #expect(bench.scroll(to: 90).isNone)
        #expect(bench.release().text == "share 60, offset -60 in 0.25")
    }

    @Test func afterAnEndUnderTheFingerItFiresAgainOnlyFromZero() {
        var options = RefreshOptions.plain
        options.trigger = .onReach
        var bench = Bench(.top, options)
        bench.touch()
        bench.scroll(to: 61)
        #expect(bench.end().text == "finished, success of 1, initial, closed")
        #expect(bench.scroll(to: 120).isNone)
        #expect(bench.scroll(to: 0).isNone)
        #expect(bench.scroll(to: 61).begin?.token.number == 2)
    }

    @Test func theHapticComesOncePerArming() {
        var bench = Bench()
        bench.touch()
        var taps: [Bool] = []
        for distance in [50.0, 60, 59, 60, 57, 61, 55, 60] { taps.append(bench.scroll(to: distance).isArming) }
        // Back by more than four points it is due again.
        #expect(taps == [false, true, false, false, false, false, false, true])
    }

    @Test(arguments: [0.0, -5, .nan, .infinity])
    func anUnsoundThresholdNeverFires(threshold: Double) {
        var bench = Bench(.top, RefreshOptions(extent: 60, threshold: threshold))
        bench.touch()
        #expect(bench.scroll(to: 500).isNone)
        #expect(bench.release().isNone)
        #expect(bench.machine.progress == 0)
        bench.scroll(to: 0)
        #expect(bench.start().begin != nil)
    }

    @Test func aDisabledPullComesBackWithTheNextEventAfterItIsEnabled() {
        var bench = Bench()
        bench.touch()
        bench.scroll(to: 40)
        #expect(bench.machine.enabled(false).state == .initial)
        #expect(bench.scroll(to: 90).isNone)
        #expect(bench.machine.enabled(true).isNone)
        #expect(bench.scroll(to: 90).state == .releasing(progress: 1))
    }
}
