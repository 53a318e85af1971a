// Copy this file to begin with: an animator, a refresher and a host of one's own, and the tests that hold them to what they have to do.
import Foundation
import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator
import RefreshTestSupport
import Testing

/// An animator of one's own: a disc that grows with the pull, and beats while it loads.
final class BeatAnimator: RefreshAnimator {
    func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        guard moment.state != .initial else { return }
        let largest = min(moment.size.width, moment.size.height) / 2
        let beat = moment.state == .loading && !moment.reducesMotion ? 0.2 * sin(2 * .pi * moment.seconds) : 0
        let part = moment.state == .finished ? min(1, moment.shown / 60) : min(1, moment.progress)
        let radius = largest * 0.8 * part * (1 + beat)
        picture.circle(center: PlanePoint(x: moment.size.width / 2, y: moment.size.height / 2), radius: max(0, radius), fill: .tint)
    }
}

/// A refresher of one's own, which counts what it has brought.
final class BeatRefresher: PullToRefresh {
    private(set) var successes = 0

    override func makeAnimator() -> any RefreshAnimator { BeatAnimator() }

    override func didFinish(_ outcome: RefreshOutcome) {
        if outcome == .success { successes += 1 }
    }
}

@MainActor struct ExampleTests {
    @Test func theAnimatorDrawsAsItHasTo() {
        let findings = AnimatorCheck().findings(of: BeatAnimator())
        #expect(findings.isEmpty)
    }

    @Test func theRefresherGoesThroughItsLoads() {
        let findings = RefresherCheck { BeatRefresher() }.findings()
        #expect(findings.isEmpty)
    }

    @Test func aPullCountsOnce() {
        let pull = RefreshPull(of: BeatRefresher())
        pull.drag(to: 1.2)
        pull.lift()
        pull.refresher.end()
        pull.wait(1)
        #expect(pull.states == [.releasing(progress: 1), .loading, .finished, .initial])
        #expect((pull.refresher as? BeatRefresher)?.successes == 1)
    }

    @Test func theHostDoesWhatItIsAskedFor() {
        let findings = HostCheck {
            let view = SimulatedScrollView()
            return HostSubject(
                host: view, attachment: view.refreshAttachment, advance: { view.clock.advance(by: $0) },
                finger: HostSubject.Finger(
                    touch: { view.touchDown() }, drag: { view.drag(to: $0) }, lift: { view.release() }, cancel: { view.cancelDrag() }))
        }.findings()
        #expect(findings.isEmpty)
    }
}
