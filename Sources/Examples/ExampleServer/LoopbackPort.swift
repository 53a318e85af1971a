public import Foundation

/// A free port of the loopback interface, held as long as this is, so that nobody else gets it.
public final class LoopbackPort: Sendable {
    /// The address of its root.
    public let url: URL
    let socket: LoopbackSocket

    /// Takes a port.
    /// - Parameter listens: Whether connections wait there to be accepted; without, each is refused.
    public init(listens: Bool = false) throws(LoopbackServer.NoServer) {
        #if canImport(Darwin)
        let handle = Foundation.socket(AF_INET, SOCK_STREAM, 0)
        #else
        let handle = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard handle >= 0 else { throw LoopbackServer.NoServer("socket") }
        socket = LoopbackSocket(handle)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(handle, $0, length) == 0 && (!listens || listen(handle, 64) == 0) && getsockname(handle, $0, &length) == 0
            }
        }
        guard isBound else { throw LoopbackServer.NoServer("bind") }
        guard let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/") else {
            throw LoopbackServer.NoServer("URL")
        }
        self.url = url
    }
}
