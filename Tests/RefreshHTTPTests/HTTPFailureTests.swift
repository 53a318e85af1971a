import ExampleServer
import Foundation
import RefreshData
import RefreshHTTP
import Testing

/// What goes wrong, what is said of it, and what is tried again.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct HTTPFailureTests {
    let clock = ManualClock()

    private func source(_ url: URL, _ retry: HTTPRetry = HTTPRetry(), fields: [String: String] = [:]) -> HTTPSource<Post> {
        HTTPSource(url, options: HTTPOptions(fields: fields, timeOut: 30, retry: retry), clock: clock.clock())
    }

    /// The waits, without those of the time-outs.
    private var waits: [Double] { clock.sleeps.filter { $0 != 30 } }

    @Test(arguments: [400, 401, 403, 404, 410, 501])
    func aStatusThatStaysIsNotTriedAgain(status: Int) async throws {
        let script = try Script(LoopbackReply(status))
        let url = try script.url("feed")
        await #expect(throws: HTTPSourceError(url: url, reason: .status(status, expected: "200", retryAfter: nil))) {
            try await source(url).page(RefreshRequest())
        }
        #expect(script.requests.count == 1 && waits == [])
    }

    @Test(arguments: [408, 429, 500, 502, 503, 504])
    func aStatusThatMayPassIsTriedAgain(status: Int) async throws {
        let script = try Script(LoopbackReply(status), LoopbackReply(status), LoopbackReply(body: Post.json([1])))
        let load = Task { try await source(try script.url()).page(RefreshRequest()) }
        await clock.pass(0.25)
        await script.asked(2)
        await clock.pass(0.5)
        #expect(try await load.value.items == [Post(1)])
        #expect(script.requests.count == 3 && waits == [0.25, 0.5])
    }

    @Test func afterTheLastAttemptItIsAnError() async throws {
        let script = try Script(LoopbackReply(500))
        let url = try script.url()
        let load = Task { try await source(url, HTTPRetry(attempts: 2, base: 8, cap: 2)).page(RefreshRequest()) }
        await clock.pass(1)
        let expected = HTTPSourceError(url: url, reason: .status(500, expected: "200", retryAfter: nil), attempts: 2)
        await #expect(throws: expected) { try await load.value }
        #expect(expected.description == "\(url): expected status 200, found 500 (2 attempts)")
    }

    @Test(arguments: [("7", 7.0), ("0", 0.25), ("Tue, 14 Nov 2023 22:13:51 GMT", 31), ("soon", 0.25)])
    func theServersWishIsHonoured(_ example: (field: String, wait: Double)) async throws {
        let script = try Script(LoopbackReply(429, fields: [("Retry-After", example.field)]), LoopbackReply(body: "[]"))
        let load = Task { try await source(try script.url()).page(RefreshRequest()) }
        await clock.pass(example.wait)
        _ = try await load.value
        #expect(waits == [example.wait])
    }

    @Test func aWishBeyondPatienceFailsAtOnceAndSaysHowLong() async throws {
        let script = try Script(LoopbackReply(503, fields: [("Retry-After", "61")]))
        let url = try script.url()
        let expected = HTTPSourceError(url: url, reason: .status(503, expected: "200", retryAfter: 61))
        await #expect(throws: expected) { try await source(url).page(RefreshRequest()) }
        #expect(expected.description == "\(url): expected status 200, found 503, to be asked again after 61.0 s")
    }

    @Test(arguments: [0, 1, 5])
    func aBodyThatIsCutOffIsTriedAgain(count: Int) async throws {
        let script = try Script(LoopbackReply(body: Post.json([1]), delivery: .cut(after: count)), LoopbackReply(body: Post.json([1])))
        let load = Task { try await source(try script.url()).page(RefreshRequest()) }
        await clock.pass(0.25)
        #expect(try await load.value.items == [Post(1)])
    }

    @Test func aBodyThatIsAlwaysCutOffIsAnError() async throws {
        let script = try Script(LoopbackReply(body: Post.json([1]), delivery: .cut(after: 3)))
        let url = try script.url()
        let error = try await #require(throws: HTTPSourceError.self) { try await source(url, .never).page(RefreshRequest()) }
        guard case .cutOff = error.reason else { Issue.record("\(String(describing: error))"); return }
        #expect(error.url == url && error.attempts == 1)
    }

    @Test(arguments: [nil, 0, 4])
    func anAnswerThatDoesNotComeInTimeIsCalledOff(count: Int?) async throws {
        let script = try Script(LoopbackReply(body: Post.json([1]), delivery: .stalled(after: count)))
        let url = try script.url("slow")
        let load = Task { try await source(url, .never).page(RefreshRequest()) }
        await script.asked(1)
        await clock.pass(30)
        await #expect(throws: HTTPSourceError(url: url, reason: .timedOut(after: 30))) { try await load.value }
        await script.left("/slow")
    }

    @Test func aSlowAnswerIsWaitedFor() async throws {
        let (gate, opener) = AsyncStream.makeStream(of: Void.self)
        let script = try Script { _, _ in
            for await _ in gate {}
            return LoopbackReply(body: Post.json([1]))
        }
        let load = Task { try await source(try script.url()).page(RefreshRequest()) }
        await script.asked(1)
        opener.finish()
        #expect(try await load.value.items == [Post(1)])
    }

    @Test(arguments: [nil, 4])
    func cancellingStopsTheTransfer(count: Int?) async throws {
        let script = try Script(LoopbackReply(body: Post.json([1]), delivery: .stalled(after: count)))
        let load = Task { try await source(try script.url("slow")).page(RefreshRequest()) }
        await script.asked(1)
        load.cancel()
        await #expect(throws: CancellationError.self) { try await load.value }
        await script.left("/slow")
        #expect(script.requests.count == 1 && waits == [])
    }

    @Test func cancellingStopsTheWait() async throws {
        let script = try Script(LoopbackReply(500, fields: [("Retry-After", "40")]))
        let load = Task { try await source(try script.url()).page(RefreshRequest()) }
        await clock.fallen(asleepFor: 40)
        load.cancel()
        await #expect(throws: CancellationError.self) { try await load.value }
        #expect(script.requests.count == 1)
    }

    @Test func aServerThatIsNotThereIsOffline() async throws {
        let port = try LoopbackPort()
        let error = try await #require(throws: HTTPSourceError.self) { try await source(port.url).page(RefreshRequest()) }
        guard case .offline = error.reason else { Issue.record("\(String(describing: error))"); return }
        #expect(error.url == port.url && error.attempts == 1 && waits == [])
    }

    @Test func aStoreKeepsItsRowsAndRecovers() async throws {
        let script = try Script(LoopbackReply(body: Post.json([1])), LoopbackReply(404), LoopbackReply(body: Post.json([2])))
        let url = try script.url()
        let store = ListStore(source(url))
        try await store.reload()
        await #expect(throws: HTTPSourceError.self) { try await store.reload() }
        #expect(store.rows == .numbered([1]) && (store.phase.error as? HTTPSourceError)?.url == url)
        try await store.retry()
        #expect(store.rows == .numbered([2]))
    }

    @Test func fieldsGoToTheirOriginOnly() async throws {
        let other = try Script(LoopbackReply(body: Post.json([1])))
        let target = try other.url("there").absoluteString
        let script = try Script { request, _ in
            switch request.path {
            case "/away": LoopbackReply(302, fields: [("Location", target)])
            case "/here": LoopbackReply(302, fields: [("Location", "/feed")])
            default: LoopbackReply(body: Post.json([2]))
            }
        }
        let fields = ["Authorization": "Bearer x", "X-Key": "y"]
        #expect(try await source(try script.url("here"), fields: fields).page(RefreshRequest()).items == [Post(2)])
        #expect(try await source(try script.url("away"), fields: fields).page(RefreshRequest()).items == [Post(1)])
        #expect(script.requests.map { $0.fields["authorization"] } == ["Bearer x", "Bearer x", "Bearer x"])
        #expect(script.requests.map { $0.fields["x-key"] } == ["y", "y", "y"])
        let elsewhere = RefreshRequest(after: try other.url("there"))
        #expect(try await source(try script.url("feed"), fields: fields).page(elsewhere).items == [Post(1)])
        #expect(other.requests.map { $0.fields["authorization"] ?? $0.fields["x-key"] } == [nil, nil])
    }
}
