import ExampleServer
import Foundation

/// A server that answers as it was told, and remembers what it was asked.
@MainActor
final class Script {
    private(set) var requests: [LoopbackRequest] = []
    private(set) var gone: [String] = []
    private var server: LoopbackServer?
    private let reply: @MainActor (LoopbackRequest, Int) async -> LoopbackReply

    /// Starts it. `reply` gets the request, and how many came before it.
    init(_ reply: @escaping @MainActor (LoopbackRequest, Int) async -> LoopbackReply) throws {
        self.reply = reply
        server = try LoopbackServer(gone: { [weak self] request in
            Task { @MainActor in self?.left(request) }
        }) { [weak self] request in
            await self?.answer(request) ?? LoopbackReply(500)
        }
    }

    /// Answers each time with the next of these, and then with the last.
    convenience init(_ replies: LoopbackReply...) throws {
        try self.init { _, count in replies[min(count, replies.count - 1)] }
    }

    /// An address at the server.
    func url(_ target: String = "") throws -> URL {
        guard let root = server?.url, let url = URL(string: root.absoluteString + target) else { throw URLError(.badURL) }
        return url
    }

    /// Waits until so many requests have come.
    func asked(_ count: Int) async { await wait { self.requests.count >= count } }

    /// Waits until a client has gone without its answer.
    func left(_ target: String) async { await wait { self.gone.contains(target) } }

    private func answer(_ request: LoopbackRequest) async -> LoopbackReply {
        requests.append(request)
        return await reply(request, requests.count - 1)
    }

    private func left(_ request: LoopbackRequest) { gone.append(request.target) }

    private func wait(until isDue: () -> Bool) async {
        while !isDue(), !Task.isCancelled { await Task.yield() }
    }
}
