import ExampleServer
import Foundation

/// A row as the server sends it.
struct Post: Identifiable, Equatable, Codable, Sendable {
    var id: Int
    var title: String
    var author: String
}

/// A feed behind HTTP: pages of eight posts, the newest first, with a token for the next page. Each reload finds a new post. It fails when
/// asked to.
actor Feed {
    private var newest = 20
    private var isFailing = false
    private let pageSize = 8

    /// The next request will fail.
    func fail() { isFailing = true }

    /// Answers a request.
    func reply(to request: LoopbackRequest) -> LoopbackReply {
        if isFailing {
            isFailing = false
            return LoopbackReply(503, body: "busy")
        }
        let before = request.query("before").flatMap { Int($0) }
        if before == nil { newest += 1 }
        let first = min(before.map { $0 - 1 } ?? newest, newest)
        let numbers = stride(from: first, to: max(0, first - pageSize), by: -1)
        let posts = numbers.map { Post(id: $0, title: "Post \($0)", author: ["Ada", "Grace", "Alan", "Edsger"][$0 % 4]) }
        let next = posts.last.flatMap { $0.id > 1 ? "\($0.id)" : nil }
        let page = Page(posts: posts, next: next)
        guard let body = try? JSONEncoder().encode(page) else { return LoopbackReply(500) }
        return LoopbackReply(fields: [("Content-Type", "application/json")], body: String(decoding: body, as: UTF8.self))
    }

    private struct Page: Encodable {
        var posts: [Post]
        var next: String?
    }
}
