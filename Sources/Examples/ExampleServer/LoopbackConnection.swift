import Foundation

/// One connection: a request, its answer, and the end.
struct LoopbackConnection: Sendable {
    let socket: LoopbackSocket
    let incoming: AsyncStream<[UInt8]>

    /// Reads a request, answers it and closes.
    func serve(
        gone: @escaping @Sendable (LoopbackRequest) -> Void, respond: @escaping @Sendable (LoopbackRequest) async -> LoopbackReply
    ) async {
        defer { socket.end() }
        guard let request = await request() else { return }
        await withTaskGroup(of: Bool.self) { group in
            group.addTask { await answer(await respond(request)) }
            group.addTask {
                for await _ in incoming {}
                return false
            }
            if await group.next() == false { gone(request) }
            group.cancelAll()
        }
    }

    private func request() async -> LoopbackRequest? {
        var bytes: [UInt8] = []
        for await chunk in incoming {
            bytes += chunk
            let text = String(decoding: bytes, as: UTF8.self)
            if let end = text.range(of: "\r\n\r\n") { return LoopbackRequest(head: String(text[..<end.lowerBound])) }
            if bytes.count > 65_536 { return nil }
        }
        return nil
    }

    /// Sends a reply. True once it is sent; a stalled one waits until it is called off.
    private func answer(_ reply: LoopbackReply) async -> Bool {
        guard socket.send(reply.bytes) else { return false }
        guard case .stalled = reply.delivery else { return true }
        let (never, continuation) = AsyncStream.makeStream(of: Never.self)
        for await _ in never {}
        continuation.finish()
        return false
    }
}
