import ExampleServer
import Foundation
import RefreshData
import RefreshHTTP
import Testing

/// Pages that are asked for only if they have changed.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct HTTPStampTests {
    nonisolated static let date = "Tue, 14 Nov 2023 22:13:20 GMT"
    let clock = ManualClock()

    @Test func whatHasNotChangedIsNothingNew() async throws {
        let script = try Script { request, _ in
            let fields = [("ETag", #"W/"a:b""#), ("Last-Modified", Self.date)]
            if request.fields["if-none-match"] == #"W/"a:b""#, request.fields["if-modified-since"] == Self.date {
                return LoopbackReply(304)
            }
            return LoopbackReply(fields: fields, body: Post.json(request.query("page") == nil ? [1, 2] : []))
        }
        let store = ListStore(HTTPSource<Post>(try script.url(), paging: .number(), clock: clock.clock()))
        #expect(try await store.reload() == ListResult(isNew: true, isExhausted: false))
        #expect(try await store.reload() == ListResult(isNew: false, isExhausted: false))
        #expect(store.rows == .numbered(1...2))
        try await store.loadMore()
        #expect(script.requests.map { $0.fields["if-none-match"] } == [nil, #"W/"a:b""#, nil])
    }

    @Test(arguments: [("ETag", #""x""#, "if-none-match"), ("Last-Modified", date, "if-modified-since")])
    func eitherMarkWillDo(_ mark: (name: String, value: String, condition: String)) async throws {
        let script = try Script(LoopbackReply(fields: [(mark.name, mark.value)], body: "[]"), LoopbackReply(304))
        let source = HTTPSource<Post>(try script.url(), clock: clock.clock())
        let stamp = try await source.page(RefreshRequest()).stamp
        #expect(try await source.page(RefreshRequest(unless: stamp)).isUnchanged)
        #expect(script.requests[1].fields[mark.condition] == mark.value)
    }

    @Test func withoutMarksThereIsNoStamp() async throws {
        let script = try Script(LoopbackReply(body: "[]"))
        let source = HTTPSource<Post>(try script.url(), clock: clock.clock())
        #expect(try await source.page(RefreshRequest()).stamp == nil)
        #expect(try await source.page(RefreshRequest(unless: RefreshStamp("of another source"))).isUnchanged == false)
        #expect(script.requests[1].fields["if-none-match"] == nil)
    }

    @Test func anAnswerThatNobodyAskedForIsAnError() async throws {
        let script = try Script(LoopbackReply(304))
        let url = try script.url()
        let source = HTTPSource<Post>(url, clock: clock.clock())
        await #expect(throws: HTTPSourceError(url: url, reason: .status(304, expected: "200", retryAfter: nil))) {
            try await source.page(RefreshRequest())
        }
    }

    @Test func aPageOnDiskIsEnoughIfItIsStillTheNewest() async throws {
        let script = try Script(LoopbackReply(fields: [("ETag", #""1""#)], body: Post.json([1])), LoopbackReply(304))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("RefreshHTTP-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        for isNew in [true, false] {
            let store = ListStore(HTTPSource<Post>(try script.url(), clock: clock.clock()).cached(in: file))
            #expect(try await store.reload().isNew == isNew || !isNew)
            #expect(store.rows == .numbered([1]))
        }
        #expect(script.requests.map { $0.fields["if-none-match"] } == [nil, #""1""#])
    }
}
