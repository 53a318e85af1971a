public import Foundation

/// A small HTTP server on the loopback interface, for tests and examples: one request a connection, answered by a closure.
public final class LoopbackServer: Sendable {
    /// Why no server could be started.
    public struct NoServer: Error, CustomStringConvertible {
        /// What was tried.
        public var call: String
        /// The system's reason.
        public var reason: String

        /// The error as a line of English.
        public var description: String { "\(call): \(reason)" }

        init(_ call: String) {
            self.call = call
            reason = String(cString: strerror(errno))
        }
    }

    /// The address of its root.
    public let url: URL
    /// What keeps the server's thread.
    private let leash: LoopbackSocket

    /// Starts a server on a free port. It stops when it is freed.
    ///
    /// - Parameters:
    ///   - gone: Told when a client has gone before it had its whole answer.
    ///   - respond: Answers a request. Its task is cancelled when the client goes.
    public init(
        gone: @escaping @Sendable (LoopbackRequest) -> Void = { _ in },
        respond: @escaping @Sendable (LoopbackRequest) async -> LoopbackReply
    ) throws {
        let port = try LoopbackPort(listens: true)
        url = port.url
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw NoServer("pipe") }
        leash = LoopbackSocket(ends[1])
        let loop = LoopbackLoop(listener: port.socket, leash: LoopbackSocket(ends[0])) { socket, incoming in
            await LoopbackConnection(socket: socket, incoming: incoming).serve(gone: gone, respond: respond)
        }
        Thread.detachNewThread { loop.run() }
    }
}
