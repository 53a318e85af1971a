import RefreshAnimation
import RefreshBinding
import RefreshControl
import RefreshCore
import RefreshData
import RefreshGeometry
import RefreshRendering
import Testing

@testable import ExampleStage

/// A list with a header, and a footer that loads by itself near the end.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct ListStoryTests {
    /// 36 rows, 12 a page. Fails when asked to.
    @MainActor
    final class Source: RefreshDataSource {
        struct Broken: Error {}
        var failsNext = false

        func page(_ request: RefreshRequest<Int>) async throws -> RefreshPage<Int, Int> {
            defer { failsNext = false }
            if failsNext { throw Broken() }
            return try await ArraySource(Array(1...36), pageSize: 12).page(request)
        }
    }

    private static let chapters: [ListChapter] = [
        .scrollToEnd("near"), .key, .scrollToEnd("fails"), .pullAtEnd("retry"), .pullAtEnd("over"),
    ]

    private func list(_ pace: StagePace) async throws -> (list: ListScene, store: ListStore<Int, Int>) {
        let source = Source()
        let store = ListStore(source.paced(by: pace), id: \.self)
        let top = PullToRefresh(), bottom = PullToRefresh(position: .bottom)
        bottom.options.resultDwell = 0.6
        top.bind(to: store)
        bottom.bind(to: store, prefetch: RefreshPrefetch(lead: .points(48)))
        let key = ExampleKey("f", hint: "f fails") { source.failsNext = true }
        let list = ListScene(store, top: top, bottom: bottom, key: key) { ("row \($0)", "") }
        try await list.begin()
        return (list, store)
    }

    @Test func loadsAheadFailsWaitsForAPullAndRunsOut() async throws {
        let pace = StagePace(seconds: 1)
        let (list, store) = try await list(pace)
        var told: [String] = []
        var rows: [Int] = []
        let story = ListStory(
            list, pace: pace, sight: PlaneSize(width: 160, height: 76), listing: StageList(dotsPerPoint: 1),
            onMoment: { _, title in
                told.append(title)
                rows.append(store.rows.count)
            })
        await story.play(Self.chapters)
        #expect(
            told == [
                "at rest", "near: loading", "near: success", "fails: loading", "fails: failure", "retry: loading",
                "retry: exhausted, no more", "over: no more",
            ])
        #expect(rows == [12, 12, 24, 24, 24, 24, 36, 36])
    }

    @Test func theFilmShowsItAllWithTheChaptersBelow() async throws {
        let film = {
            let pace = StagePace(seconds: 1)
            let list = try await list(pace).list
            return ListFilm(name: "Test", screen: "Rows", list, pace: pace, chapters: Self.chapters, palette: .light)
        }
        let svg = try await film().animation()
        #expect(svg.contains("<title>Test: a list that loads itself</title>") && svg.contains(">Rows<"))
        for word in ["near", "fails", "retry", "over", "row 1", "row 36"] { #expect(svg.contains(">\(word)<")) }
        #expect(try await svg == film().animation())
        let strip = try await film().filmstrip()
        #expect(strip.contains(">fails: failure<") && strip.contains("inset 60.0<") && !strip.contains("<animate"))
    }
}

@Suite struct ListWatchTests {
    private func reading(
        _ time: Double, _ state: RefreshState, progress: Double = 0, share: Double = 0, _ outcome: RefreshOutcome? = nil,
        isExhausted: Bool = false
    ) -> ListWatch.Reading {
        ListWatch.Reading(
            time: time, state: state, progress: progress, share: share, outcome: outcome, foundNothingNew: outcome == .success,
            isExhausted: isExhausted)
    }

    @Test func aLoadIsShownLateAndItsEndWhenTheSignIsDrawn() {
        var watch = ListWatch(load: 2)
        let readings = [
            reading(0, .loading), reading(1.4, .loading), reading(1.5, .loading), reading(1.6, .loading),
            reading(2, .finished, share: 60, .success), reading(2.2, .finished, share: 60, .success),
            reading(2.35, .finished, share: 60, .success), reading(2.4, .finished, share: 60, .success), reading(3, .initial),
        ]
        let found = readings.map { watch.next($0) }
        #expect(found == [nil, nil, "loading", nil, nil, nil, "success, nothing new", nil, nil])
    }

    @Test func anEndWithoutSpaceIsShownAtOnce() {
        var watch = ListWatch(load: 2)
        #expect(watch.next(reading(0, .loading)) == nil)
        #expect(watch.next(reading(0.5, .finished, .failure)) == "failure")
        #expect(watch.next(reading(0.6, .initial, .failure)) == nil)
    }

    @Test func whereThereIsNoMoreAWholePullIsShownOnce() {
        var watch = ListWatch(load: 2)
        #expect(watch.next(reading(0, .initial, progress: 0.9, isExhausted: true)) == nil)
        #expect(watch.next(reading(1, .initial, progress: 1, isExhausted: true)) == "no more")
        #expect(watch.next(reading(2, .initial, progress: 1.1, isExhausted: true)) == nil)
        #expect(watch.next(reading(3, .releasing(progress: 1), progress: 1.1)) == nil)
    }
}
