import Foundation
import RefreshKit
import RefreshSimulator

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
#if canImport(UIKit)
import UIKit
#endif

// The code of Documentation/DataSources.md, as it stands there: DataSourcesPageTests compares the two and runs it.

struct Post: Identifiable, Equatable, Codable {
    var id: Int
    var title: String
}

struct Server {
    func posts(page: Int) async throws -> [Post] { page > 2 ? [] : [Post(id: page, title: "a"), Post(id: page + 1, title: "b")] }
}

struct FeedSource: RefreshDataSource {
    let server = Server()

    func page(_ request: RefreshRequest<Int>) async throws -> RefreshPage<Post, Int> {
        let number = request.cursor ?? 1
        let posts = try await server.posts(page: number)
        return RefreshPage(posts, next: posts.isEmpty ? nil : number + 1)
    }
}

final class PostsController: UITableViewController {
    private let store = ListStore(FeedSource())
    private var rows: [Post] = []  // what the table shows
    private var observation: ListObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        observation = store.observe { [weak self] in self?.show($0) }
    }

    private func show(_ update: ListUpdate<Post>) {
        let change = update.change
        tableView.performBatchUpdates {
            rows = update.rows
            tableView.deleteRows(at: change.deletes.map(path), with: .automatic)
            tableView.insertRows(at: change.inserts.map(path), with: .automatic)
            for move in change.moves { tableView.moveRow(at: path(move.from), to: path(move.to)) }
        }
        tableView.reconfigureRows(at: change.updates.map(path))
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}

extension PostsController {
    var list: ListStore<Post, Int> { store }
    var shown: [Post] { rows }
}

@MainActor
enum DataSourcesPage {
    static func threeLines(_ top: PullToRefresh, _ bottom: PullToRefresh) -> ListStore<Post, Int> {
        let store = ListStore(FeedSource())
        top.bind(to: store)  // a pull reloads
        bottom.bind(to: store)  // nearing the end loads more, half a viewport ahead
        return store
    }

    struct Cell: Sendable {
        var name: String
        var draw: @Sendable () -> Void
    }

    static func rowsOfOtherKinds(_ cells: [Cell]) -> (ListStore<String, String>, ListStore<Cell, String>) {
        let words = ListStore(ArraySource(["one", "two"]), id: \.self)
        let views = ListStore(ArraySource(cells), id: \.name, isSame: { _, _ in false })
        return (words, views)
    }

    static func sequence(_ store: ListStore<Int, Int>) async {
        for await update in store.updates {
            print(update.snapshot.phase, update.rows.count, update.change.inserts)
        }
    }

    static func server(_ url: URL) -> [HTTPSource<Post>] {
        let numbered = HTTPSource<Post>(url, paging: .number(parameter: "page"))
        let tokened = HTTPSource<Post>(url, items: "data.posts", paging: .cursor(field: "meta.next", parameter: "after"))
        let addressed = HTTPSource<Post>(url, items: "results", paging: .cursor(field: "next"))
        let linked = HTTPSource<Post>(url, paging: .link, options: HTTPOptions(fields: ["Authorization": "Bearer …"], timeOut: 10))
        return [numbered, tokened, addressed, linked]
    }

    static func canned(_ url: URL) -> HTTPSource<Post> {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [CannedAnswers.self]
        let canned = HTTPSource<Post>(
            url, items: "posts", paging: .cursor(field: "next", parameter: "after"),
            options: HTTPOptions(timeOut: 0),  // it is waited for by the same clock
            configuration: configuration, clock: HTTPClock(now: { 0 }, sleep: { _ in }, random: { 0 }))
        return canned
    }

    static func cached(_ source: FeedSource, in caches: URL) -> ListStore<Post, Int> {
        let store = ListStore(source.cached(in: caches.appendingPathComponent("feed")))
        return store
    }
}

@Sendable func image(at url: URL) async throws -> [UInt8] { Array(url.absoluteString.utf8) }

@MainActor
let pictures = LazyLoader<URL, [UInt8]>(limits: LazyLimits(count: 300, cost: 50_000_000), cost: \.count) { try await image(at: $0) }

@MainActor
final class Row {
    var picture: [UInt8]?  // nil: the placeholder
    private lazy var slot = LazySlot(pictures) { [weak self] in self?.picture = $0.value }

    func show(_ url: URL) { slot.key = url }
}
