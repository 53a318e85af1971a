import Foundation
import RefreshKit
import RefreshSimulator
import Testing

/// What the page about data sources says, and does.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct DataSourcesPageTests {
    /// The lines of a file of the repository, without the spaces around them.
    private static func lines(_ path: String) throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func everyBlockOfCodeIsInATest() throws {
        var blocks: [[String]] = []
        var isInside = false
        for line in try Self.lines("Documentation/DataSources.md") {
            if line.hasPrefix("```") {
                isInside.toggle()
                if isInside { blocks.append([]) }
            } else if isInside, !line.isEmpty {
                blocks[blocks.count - 1].append(line)
            }
        }
        #expect(blocks.count == 9)
        let code = try Self.lines("Tests/RefreshBindingTests/DataSourcesPage.swift").filter { !$0.isEmpty }
        for block in blocks where !block.isEmpty {
            let starts = code.indices.dropLast(block.count - 1)
            #expect(starts.contains { Array(code[$0..<($0 + block.count)]) == block }, "\(block.joined(separator: "\n"))")
        }
    }

    @Test func threeLinesConnectAListToItsRefreshers() async throws {
        let list = SimulatedScrollView()
        let top = PullToRefresh(), bottom = PullToRefresh(position: .bottom)
        list.addPullToRefresh(top)
        list.addPullToRefresh(bottom)
        let store = DataSourcesPage.threeLines(top, bottom)
        #expect(await top.refresh() == .success)
        #expect(store.rows.map(\.id) == [1, 2])
        #expect(await bottom.refresh() == .success)
        #expect(await bottom.refresh() == .exhausted)
        #expect(store.rows.map(\.id) == [1, 2, 3])
    }

    @Test func rowsOfOtherKindsHaveTheirKeys() async throws {
        let (words, views) = DataSourcesPage.rowsOfOtherKinds([DataSourcesPage.Cell(name: "a") {}])
        try await words.reload()
        try await views.reload()
        #expect(words.rows == ["one", "two"] && views.index(of: "a") == 0)
    }

    @Test func theSequenceEndsWithTheStore() async {
        var store: ListStore<Int, Int>? = ListStore(ArraySource([1, 2, 3]), id: \.self)
        let following = store.map { store in Task { [weak store] in if let updates = store?.updates { for await _ in updates {} } } }
        await Task.yield()
        store = nil
        await following?.value
    }

    @Test func theSourcesAreThereAndTheStoreIsCached() async throws {
        let url = try #require(URL(string: "https://example.org/feed"))
        #expect(DataSourcesPage.server(url).allSatisfy { $0.url == url })
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("DataSourcesPage-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await DataSourcesPage.cached(FeedSource(), in: folder).reload()
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("feed").path))
    }

    @Test func cannedAnswersNeedNoServer() async throws {
        let store = ListStore(DataSourcesPage.canned(try #require(URL(string: "https://example.org/feed"))))
        try await store.reload()
        try await store.loadMore()
        #expect(store.rows.map(\.title) == ["a", "b"])
    }

    @Test func aRowShowsItsPicture() async throws {
        let row = Row()
        row.show(try #require(URL(string: "a:b")))
        #expect(row.picture == nil)
        while row.picture == nil, !Task.isCancelled { await Task.yield() }
        #expect(row.picture == Array("a:b".utf8))
    }

    #if !canImport(UIKit)
    @Test func theTableTakesEveryChange() async throws {
        let controller = PostsController()
        controller.viewDidLoad()
        try await controller.list.reload()
        try await controller.list.loadMore()
        controller.list.edit {
            $0.reverse()
            $0[0].title = "new"
        }
        #expect(controller.tableView.refusals == [] && controller.tableView.rowCount == 3)
        #expect(controller.shown == controller.list.rows && controller.tableView.reconfigured == [1, 0])
    }
    #endif
}
