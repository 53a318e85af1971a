import RefreshAnimation
import RefreshBinding
import RefreshControl
import RefreshCore
import RefreshData
import RefreshGeometry
import Testing

@testable import ExampleStage

/// The story of a list that loads itself.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct ListStoryboardTests {
    /// Pages that are longer than a phone, so that nothing is fetched ahead. Fails when asked to.
    @MainActor
    final class Source: RefreshDataSource {
        struct Broken: Error {}
        var failsNext = false

        func page(_ request: RefreshRequest<Int>) async throws -> RefreshPage<Int, Int> {
            if failsNext {
                failsNext = false
                throw Broken()
            }
            return try await ArraySource(Array(1...150), pageSize: 100).page(request)
        }
    }

    @Test func tellsOfEachLoadWhatCameOfIt() async throws {
        let source = Source()
        let pace = StagePace(seconds: 1)
        let store = ListStore(source.paced(by: pace), id: \.self)
        let top = PullToRefresh(), bottom = PullToRefresh(position: .bottom)
        top.bind(to: store)
        bottom.bind(to: store, prefetch: RefreshPrefetch(lead: .points(48)))
        let key = ExampleKey("f", hint: "f fails") { source.failsNext = true }
        let list = ListScene(store, top: top, bottom: bottom, key: key) { ("row \($0)", "") }
        try await list.begin()
        let chapters: [ListChapter] = [.pull("same"), .key, .pull("fails"), .scrollToEnd("more")]
        let story = await ListStoryboard(name: "Test", list, pace: pace, chapters: chapters)
        let titles = story.text.split(separator: "\n").filter { !$0.hasPrefix("|") && !$0.hasPrefix("time ") }
        #expect(
            titles == [
                "Test", "at rest", "same: loading", "same: success, nothing new", "fails: loading", "fails: failure", "more: loading",
                "more: exhausted, no more",
            ])
        #expect(store.rows == Array(1...150) && story.text.contains("row 102"))
    }

    @Test func withoutAClockNobodyWaits() async throws {
        let page = try await ArraySource([1]).paced(by: StagePace(seconds: 1000)).page(RefreshRequest())
        #expect(page.items == [1])
    }
}
