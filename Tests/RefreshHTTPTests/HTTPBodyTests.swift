import ExampleServer
import Foundation
import RefreshData
import RefreshHTTP
import Testing

/// Bodies that aren't what they should be, and what is said of them.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct HTTPBodyTests {
    typealias Example = (body: String, items: String?, found: String)

    nonisolated static let wrong: [Example] = [
        ("", nil, #"0 bytes of text/plain that begin """#),
        ("<html>\n<p>Sign in</p>", nil, #"21 bytes of text/plain that begin "<html> <p>Sign in</p>""#),
        (#"[{"id":1},{"id":2"#, nil, #"17 bytes of text/plain that begin "[{"id":1},{"id":2""#),
        (#"{"posts":[]}"#, nil, "no Array<Any> at the top"),
        ("null", nil, "null at the top"),
        (#"[{"id":1},{"id":"x"}]"#, nil, "no Int at 1.id"),
        (#"[{"id":1},{"ID":2}]"#, nil, "no field 1.id"),
        (#"[{"id":1},null]"#, nil, "null at 1"),
        ("[]", "posts", "no Dictionary<String, Any> at the top"),
        (#"{"rows":[]}"#, "posts", "no field posts"),
        (#"{"data":{"posts":3}}"#, "data.posts", "no Array<Any> at data.posts"),
        (#"{"data":[]}"#, "data.posts", "no Dictionary<String, Any> at data"),
        (#"{"data":[]}"#, "", "no field "),
    ]

    @Test(arguments: wrong)
    func areErrorsThatSayWhatWasFound(_ example: Example) async throws {
        let script = try Script(LoopbackReply(fields: [("Content-Type", "text/plain")], body: example.body))
        let url = try script.url()
        let source = HTTPSource<Post>(url, items: example.items, clock: ManualClock().clock())
        let place = example.items.map { "the field \($0)" } ?? "the body"
        let expected = HTTPSourceError(
            url: url, reason: .body(expected: "JSON with an array of Post as \(place)", found: example.found))
        await #expect(throws: expected) { try await source.page(RefreshRequest()) }
        #expect(script.requests.count == 1)
    }

    @Test(arguments: ["true", "1.5", "[]", "{}"])
    func soAreCursorsOfAnotherKind(cursor: String) async throws {
        let script = try Script(LoopbackReply(body: #"{"posts":[],"next":\#(cursor)}"#))
        let source = HTTPSource<Post>(
            try script.url(), items: "posts", paging: .cursor(field: "next", parameter: "after"), clock: ManualClock().clock())
        let error = try await #require(throws: HTTPSourceError.self) { try await source.page(RefreshRequest()) }
        guard case .body(_, "no String at next") = error.reason else { Issue.record("\(String(describing: error))"); return }
    }

    /// A body of any bytes is an error or a page, whatever its length says.
    @Test func aBodyCutAnywhereIsAnErrorOrAPage() async throws {
        let whole = #"{"posts":[{"id":1},{"id":23}],"next":"é"}"#
        let count = whole.utf8.count
        let script = try Script { _, number in
            var reply = LoopbackReply(body: whole)
            reply.body = Array(reply.body.prefix(number))
            return reply
        }
        let source = HTTPSource<Post>(
            try script.url(), items: "posts", paging: .cursor(field: "next", parameter: "after"), clock: ManualClock().clock())
        for _ in 0..<count {
            await #expect(throws: HTTPSourceError.self) { try await source.page(RefreshRequest()) }
        }
        #expect(try await source.page(RefreshRequest()).items == .numbered([1, 23]))
    }

    @Test func theDecoderIsTheApps() async throws {
        struct Dated: Decodable, Equatable {
            var madeAt: Date
        }
        let script = try Script(LoopbackReply(body: #"{"all_posts":[{"made_at":10}]}"#))
        let options = HTTPOptions(decoder: {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            decoder.dateDecodingStrategy = .secondsSince1970
            return decoder
        })
        let source = HTTPSource<Dated>(try script.url(), items: "allPosts", options: options, clock: ManualClock().clock())
        #expect(try await source.page(RefreshRequest()).items == [Dated(madeAt: Date(timeIntervalSince1970: 10))])
    }
}
