import RefreshControl
import RefreshGeometry
import RefreshSimulator
import Testing

@MainActor
struct TranscriptTests {
    @Test func tellsAPullInWords() {
        let view = SimulatedScrollView()
        let refresher = PullToRefresh()
        view.addPullToRefresh(refresher)
        view.keepsPictures = false
        view.drag(to: -80)
        view.clock.advance(by: 0.25)
        view.release()
        let lines = view.transcript.entries.filter { if case .showed = $0.happening { false } else { true } }.map(\.description)
        #expect(
            lines == [
                "0 placed top at 0 -60, 375 by 60", "0 willBeginDragging", "0 scrolled to 0 -80", "0 tapped",
                "0.25 willEndDragging at 0 0", "0.25 didEndDragging, stays", "0.25 wrote top 60, offset -60 in 0.25",
                "0.25 announced top started", "0.25 scrolled to 0 -60",
            ])
        #expect(view.transcript.description.split(separator: "\n").count == view.transcript.entries.count)
    }

    @Test func withoutRecordingItCountsOnly() {
        let view = SimulatedScrollView()
        view.transcript.isRecording = false
        view.addPullToRefresh(PullToRefresh())
        view.drag(to: -80)
        view.release()
        #expect(view.transcript.entries.isEmpty)
        #expect(view.transcript.counts.scrolls == 2)
        #expect(view.transcript.counts.insetWrites == 1)
        #expect(view.transcript.counts.offsetWrites == 1)
        #expect(view.transcript.counts.places == 1)
        #expect(view.transcript.counts.taps == 1)
        view.transcript.removeAll()
        #expect(view.transcript.counts == Transcript.Counts())
    }
}
