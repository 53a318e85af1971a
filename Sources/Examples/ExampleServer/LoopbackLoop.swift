import Foundation

/// The thread of a server: it waits for connections and for bytes on them, until its leash is cut.
struct LoopbackLoop: Sendable {
    private struct Conversation {
        let socket: LoopbackSocket
        let bytes: AsyncStream<[UInt8]>.Continuation
    }

    let listener: LoopbackSocket
    /// A pipe's end to read from: the loop ends when the other end is closed.
    let leash: LoopbackSocket
    /// What to do with a connection and the bytes that come on it.
    let serve: @Sendable (LoopbackSocket, AsyncStream<[UInt8]>) async -> Void

    func run() {
        var conversations: [Int32: Conversation] = [:]
        // Else one that was just begun would wait for its request for ever, and its client for the answer.
        defer { for conversation in conversations.values { conversation.bytes.finish() } }
        while true {
            let handles = [leash.handle, listener.handle] + conversations.keys
            var polled = handles.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { return }
            let ready = polled.filter { $0.revents != 0 }.map(\.fd)
            if ready.contains(leash.handle) { return }
            for handle in ready {
                if handle == listener.handle {
                    if let socket = listener.accepted() { conversations[socket.handle] = begin(socket) }
                } else if let conversation = conversations[handle] {
                    if let bytes = conversation.socket.received() {
                        conversation.bytes.yield(bytes)
                    } else {
                        conversation.bytes.finish()
                        conversations[handle] = nil
                    }
                }
            }
        }
    }

    private func begin(_ socket: LoopbackSocket) -> Conversation {
        let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        Task { [serve] in await serve(socket, stream) }
        return Conversation(socket: socket, bytes: continuation)
    }
}
