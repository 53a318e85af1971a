import Foundation

/// A file descriptor that is closed when nobody holds it any more, so that none is used after its number went to another.
final class LoopbackSocket: Sendable {
    let handle: Int32

    init(_ handle: Int32) {
        self.handle = handle
    }

    deinit {
        close(handle)
    }

    /// Sends bytes, all of them; false if the other side has gone. Blocks while the other side reads slowly.
    func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            #if canImport(Darwin)
            let count = rest.withUnsafeBytes { Foundation.send(handle, $0.baseAddress, $0.count, 0) }
            #else
            let count = rest.withUnsafeBytes { Foundation.send(handle, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            #endif
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Ends the conversation in both directions.
    func end() { _ = shutdown(handle, Int32(SHUT_RDWR)) }

    /// Accepts a connection from this listening socket.
    func accepted() -> LoopbackSocket? {
        let accepted = accept(handle, nil, nil)
        guard accepted >= 0 else { return nil }
        #if canImport(Darwin)
        var isOn: Int32 = 1
        setsockopt(accepted, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return LoopbackSocket(accepted)
    }

    /// Reads what is there; nil at the end.
    func received() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = recv(handle, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : nil
    }
}
