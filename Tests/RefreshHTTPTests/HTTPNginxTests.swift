import Foundation
import RefreshData
import RefreshHTTP
import Testing

/// The source against nginx, where a gate has started one: static pages, real entity tags, compressed bodies.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(30)), .enabled(if: Nginx.here != nil, "needs REFRESH_NGINX, which .ci/gates/nginx gives"))
struct HTTPNginxTests {
    let nginx: Nginx

    init() throws {
        nginx = try #require(Nginx.here)
    }

    private func source(_ target: String, _ paging: HTTPPaging = .none, retry: HTTPRetry = .never) throws -> HTTPSource<Post> {
        HTTPSource(nginx.url.appendingPathComponent(target), paging: paging, options: HTTPOptions(retry: retry))
    }

    @Test func anEntityTagSaysThatNothingIsNew() async throws {
        try nginx.write(1...3, to: "tagged.json")
        let store = ListStore(try source("tagged.json"))
        #expect(try await store.reload().isNew)
        #expect(try await store.reload() == ListResult(isNew: false, isExhausted: true))
        try nginx.write(1...4, to: "tagged.json")
        #expect(try await store.reload().isNew)
        #expect(store.rows == .numbered(1...4))
    }

    @Test func theTagOfACompressedPageWillDo() async throws {
        try nginx.write(1...2_000, to: "long.json")
        let source = try source("long.json")
        let page = try await source.page(RefreshRequest())
        #expect(page.items.count == 2_000)
        let stamp = try #require(page.stamp)
        #expect(stamp.text.contains("ETag: ") && stamp.text.contains("Last-Modified: "))
        #expect(try await source.page(RefreshRequest(unless: stamp)).isUnchanged)
    }

    @Test func pagesByNumber() async throws {
        try nginx.write(1...2, to: "numbered-1.json")
        try nginx.write(3...4, to: "numbered-2.json")
        try nginx.write([], to: "numbered-3.json")
        let store = ListStore(try source("numbered", .number()))
        try await store.reload()
        while !store.isExhausted { try await store.loadMore() }
        #expect(store.rows == .numbered(1...4))
    }

    @Test func pagesByLink() async throws {
        try nginx.write(1...2, to: "linked-1.json")
        try nginx.write(3...4, to: "linked-2.json")
        for start in ["linked-1.json", "moved"] {
            let store = ListStore(try source(start, .link))
            try await store.reload()
            try await store.loadMore()
            #expect(store.rows == .numbered(1...4) && store.isExhausted)
        }
    }

    @Test func whatIsNotThereIsAnErrorWithItsAddress() async throws {
        let url = nginx.url.appendingPathComponent("missing.json")
        await #expect(throws: HTTPSourceError(url: url, reason: .status(404, expected: "200", retryAfter: nil))) {
            try await source("missing.json").page(RefreshRequest())
        }
        let busy = nginx.url.appendingPathComponent("busy")
        await #expect(throws: HTTPSourceError(url: busy, reason: .status(429, expected: "200", retryAfter: 2))) {
            try await source("busy", retry: HTTPRetry(patience: 1)).page(RefreshRequest())
        }
    }

    @Test func itsErrorPageIsNoPageOfRows() async throws {
        try Data("<html>\n".utf8).write(to: nginx.pages.appendingPathComponent("wrong.json"))
        let url = nginx.url.appendingPathComponent("wrong.json")
        let found = #"7 bytes of application/json that begin "<html>""#
        await #expect(throws: HTTPSourceError(url: url, reason: .body(expected: "JSON with an array of Post as the body", found: found))) {
            try await source("wrong.json").page(RefreshRequest())
        }
    }
}
