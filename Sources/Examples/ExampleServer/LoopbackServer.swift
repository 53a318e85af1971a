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
        let (listener, port) = try Self.listen()
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw NoServer("pipe") }
        leash = LoopbackSocket(ends[1])
        guard let url = URL(string: "http://127.0.0.1:\(port)/") else { throw NoServer("URL") }
        self.url = url
        let loop = LoopbackLoop(listener: listener, leash: LoopbackSocket(ends[0])) { socket, incoming in
            await LoopbackConnection(socket: socket, incoming: incoming).serve(gone: gone, respond: respond)
        }
        Thread.detachNewThread { loop.run() }
    }

    private static func listen() throws -> (listener: LoopbackSocket, port: UInt16) {
        #if canImport(Darwin)
        let handle = socket(AF_INET, SOCK_STREAM, 0)
        #else
        let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard handle >= 0 else { throw NoServer("socket") }
        let listener = LoopbackSocket(handle)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(handle, $0, length) == 0 && Foundation.listen(handle, 64) == 0 && getsockname(handle, $0, &length) == 0
            }
        }
        guard isBound else { throw NoServer("bind") }
        return (listener, UInt16(bigEndian: address.sin_port))
    }
}
