import RefreshAnimation
import RefreshCore
import Testing

@Suite("Media timeline")
struct MediaTimelineTests {
    @Test("gives the phase and the local time of each row of the table")
    func table() throws {
        for row in MediaTimingFigures.all {
            #expect(row.timeline.phase(at: row.parent) == row.phase, "\(row)")
            let local = row.timeline.localTime(at: row.parent)
            #expect((local == nil) == (row.local == nil), "\(row) gave \(String(describing: local))")
            if let local, let right = row.local { #expect(abs(local - right) <= 1e-9, "\(row) gave \(local)") }
        }
    }

    @Test("runs backwards at a speed below 0")
    func backwards() {
        let timeline = MediaTimeline(begin: 1, speed: -1, timeOffset: 2, duration: 2, fill: .both)
        #expect([1, 1.5, 3, 4].map(timeline.localTime) == [2, 1.5, 0, 0])
    }

    @Test("paces its progress by its curve")
    func progress() {
        let timeline = MediaTimeline(duration: 2, fill: .both, curve: .eased(.easeIn))
        #expect(timeline.progress(at: 1) == Easing.easeIn.value(at: 0.5))
        #expect(timeline.progress(at: 5) == 1)
        #expect(MediaTimeline(duration: 2).progress(at: 5) == nil)
    }

    @Test("has no end with an infinite duration, and no extent with none")
    func extremes() {
        let layer = MediaTimeline(begin: 1, speed: 2, duration: .infinity)
        #expect(layer.localTime(at: -3) == -8)
        #expect(layer.phase(at: 1e9) == .active)
        #expect(layer.progress(at: 0) == nil)
        let nothing = MediaTimeline(duration: 0, fill: .both)
        #expect(nothing.localTime(at: 3) == 0)
        #expect(nothing.progress(at: 3) == 1)
        #expect(nothing.phase(at: 3) == .after)
        #expect(MediaTimeline(duration: .nan).localTime(at: 0) == nil)
        let ever = MediaTimeline(duration: 2, repeatCount: .infinity)
        #expect(ever.localTime(at: 1_000_001) == 1)
        #expect(ever.activeDuration == .infinity)
        #expect(MediaTimeline(begin: .nan, speed: .infinity, timeOffset: 0.5, duration: 1).localTime(at: 3) == 0.5)
    }

    @Test("stands at the pull's part, its last frame included, and runs on from there")
    func scrubbing() {
        let word = MediaTimeline(duration: 1.4)
        #expect(word.scrubbed(to: 0.5, of: 1).localTime(at: 12) == 0.5)
        #expect(word.scrubbed(to: 1).localTime(at: 12) == 1.4)
        #expect(word.scrubbed(to: -1).localTime(at: 12) == 0)
        #expect(word.scrubbed(to: .nan).localTime(at: 12) == 0)
        let loading = word.scrubbed(to: 1, of: 1).running(from: 3)
        #expect(loading.localTime(at: 3) == 1)
        #expect(loading.localTime(at: 3.25) == 1.25)
        #expect(loading.paused(at: 3.25).localTime(at: 99) == 1.25)
        #expect(loading.paused(at: 3.25).running(from: 50, speed: 0.5).localTime(at: 50.25) == 1.375)
    }

    @Test("follows a moment: the pull scrubs it and the load runs it on")
    func moments() {
        let word = MediaTimeline(duration: 1.5, fill: .forwards)
        func time(_ moment: RefreshMoment) -> Double? { word.localTime(of: moment, pulledTo: 1) }
        #expect(time(RefreshMoment()) == 0)
        #expect(time(RefreshMoment(state: .releasing(progress: 0.25), progress: 0.25, seconds: 9)) == 0.25)
        #expect(time(RefreshMoment(state: .releasing(progress: 1), progress: 1.75)) == 1)
        #expect(time(RefreshMoment(state: .loading, progress: 1, seconds: 0)) == 1)
        #expect(time(RefreshMoment(state: .loading, progress: 1, seconds: 0.25)) == 1.25)
        #expect(time(RefreshMoment(state: .finished, progress: 1, seconds: 0.1, loadingSeconds: 8)) == 1.5)
        #expect(MediaTimeline(duration: 1.5).localTime(of: RefreshMoment(state: .loading, seconds: 2)) == nil)
    }

    @Test("holds children that run in its own time and are cut off at its end")
    func groups() {
        let child = MediaTimeline(begin: 0.5, duration: 1, fill: .both)
        let group = MediaGroup(MediaTimeline(begin: 1, speed: 2, duration: 1, autoreverses: true, fill: .forwards), children: [child])
        #expect([0, 1, 1.25, 1.375, 1.5, 1.625, 9].map { group.localTime(of: 0, at: $0) } == [nil, 0, 0, 0.25, 0.5, 0.25, 0])
        #expect(group.progress(of: 0, at: 1.375) == 0.25)
        #expect(group.localTime(of: 1, at: 1) == nil)
        let paced = MediaGroup(MediaTimeline(duration: 2, curve: .eased(.easeIn)), children: [MediaTimeline(duration: 2)])
        #expect(paced.localTime(of: 0, at: 1) == 2 * Easing.easeIn.value(at: 0.5))
        #expect(MediaGroup(MediaTimeline(duration: .infinity), children: [child]).localTime(of: 0, at: 1) == 0.5)
    }
}
