import ExampleServer
import Foundation
import RefreshData
import RefreshHTTP
import Testing

/// From page to page of a real server.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct HTTPPagingTests {
    let clock = ManualClock()

    /// All pages, and what the server was asked.
    private func walk(_ script: Script, from target: String, items: String? = nil, _ paging: HTTPPaging) async throws -> [[Int]] {
        let source = HTTPSource<Post>(try script.url(target), items: items, paging: paging, clock: clock.clock())
        var pages: [[Int]] = []
        var request = RefreshRequest<URL>()
        while pages.count < 9 {
            let page = try await source.page(request)
            pages.append(page.items.map(\.id))
            guard let next = page.next else { break }
            request = RefreshRequest(after: next)
        }
        return pages
    }

    @Test func byNumberUntilAnEmptyPage() async throws {
        let script = try Script { request, _ in
            let number = request.query("page").flatMap { Int($0) } ?? 1
            return LoopbackReply(body: Post.json(number > 2 ? [] : [number * 10, number * 10 + 1]))
        }
        #expect(try await walk(script, from: "feed?tag=a%20b&page=1", .number()) == [[10, 11], [20, 21], []])
        #expect(script.requests.map(\.target) == ["/feed?tag=a%20b&page=1", "/feed?tag=a%20b&page=2", "/feed?tag=a%20b&page=3"])
    }

    @Test func byNumberUntilAShortPage() async throws {
        let script = try Script { request, _ in LoopbackReply(body: Post.json(request.query("p") == "1" ? [3] : [1, 2])) }
        #expect(try await walk(script, from: "feed", .number(parameter: "p", first: 0, size: 2)) == [[1, 2], [3]])
        #expect(script.requests.map(\.target) == ["/feed", "/feed?p=1"])
    }

    @Test func byATokenInTheBody() async throws {
        let nexts = [#""a+b &/é""#, "17", #""""#]
        let script = try Script { _, count in
            LoopbackReply(body: #"{"data":{"posts":\#(Post.json([count]))},"meta":{"next":\#(nexts[count])}}"#)
        }
        let paging = HTTPPaging.cursor(field: "meta.next", parameter: "after")
        #expect(try await walk(script, from: "feed?limit=1", items: "data.posts", paging) == [[0], [1], [2]])
        let token = try #require(script.requests[1].query("after"))
        #expect(token.removingPercentEncoding == "a+b &/é" && token.contains("%2B") && script.requests[1].query("limit") == "1")
        #expect(script.requests[2].target == "/feed?limit=1&after=17")
    }

    @Test(arguments: [#"{"posts":[]}"#, #"{"posts":[],"meta":null}"#, #"{"posts":[],"meta":{}}"#, #"{"posts":[],"meta":{"next":null}}"#])
    func noTokenIsTheEnd(body: String) async throws {
        let script = try Script(LoopbackReply(body: body))
        #expect(try await walk(script, from: "", items: "posts", .cursor(field: "meta.next", parameter: "after")) == [[]])
    }

    @Test func byAnAddressInTheBody() async throws {
        let nexts = [#""/two?x=1""#, #""three""#, "null"]
        let script = try Script { _, count in LoopbackReply(body: #"{"posts":\#(Post.json([count])),"next":\#(nexts[count])}"#) }
        #expect(try await walk(script, from: "a/one", items: "posts", .cursor(field: "next")) == [[0], [1], [2]])
        #expect(script.requests.map(\.target) == ["/a/one", "/two?x=1", "/three"])
    }

    @Test func byTheFieldLink() async throws {
        let script = try Script { _, count in
            let link = #"</feed?page=1>; rel="prev", <?page=\#(count + 2)>; rel="next""#
            return LoopbackReply(fields: count < 2 ? [("Link", link)] : [], body: Post.json([count]))
        }
        #expect(try await walk(script, from: "feed", .link) == [[0], [1], [2]])
        #expect(script.requests.map(\.target) == ["/feed", "/feed?page=2", "/feed?page=3"])
    }

    @Test func oneIsAllIfNothingElseIsSaid() async throws {
        let script = try Script(LoopbackReply(fields: [("Link", "</x>; rel=next")], body: Post.json([1])))
        #expect(try await walk(script, from: "", .none) == [[1]])
    }

    @Test(arguments: ["http://127.0.0.2:1/x", "https://example.org/x", "//example.org/x", "file:///etc/passwd", "mailto:a@b"])
    func aLinkToAnotherOriginIsRefused(link: String) async throws {
        let script = try Script(LoopbackReply(fields: [("Link", "<\(link)>; rel=next")], body: Post.json([1])))
        let url = try script.url()
        let port = try #require(url.port)
        let expected = HTTPSourceError(
            url: url, reason: .link(expected: "a next page at http://127.0.0.1:\(port)", found: link))
        await #expect(throws: expected) { try await walk(script, from: "", .link) }
    }

    @Test func aStoreLoadsItAll() async throws {
        let script = try Script { request, _ in
            let number = request.query("page").flatMap { Int($0) } ?? 1
            return LoopbackReply(body: Post.json(number > 3 ? [] : [number, number + 1]))
        }
        let store = ListStore(HTTPSource<Post>(try script.url(), paging: .number(), clock: clock.clock()))
        try await store.reload()
        while !store.isExhausted { try await store.loadMore() }
        #expect(store.rows == .numbered(1...4))
    }
}
