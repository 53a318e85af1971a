/// What the server answers.
public struct LoopbackReply: Sendable {
    /// How much of the answer the client gets.
    public enum Delivery: Hashable, Sendable {
        /// All of it.
        case whole
        /// So many bytes of the body; then the connection is closed, as if the server had died.
        case cut(after: Int)
        /// So many bytes of the body, or not even the head if nil; then nothing more, for as long as the client waits.
        case stalled(after: Int?)
    }

    /// The status.
    public var status: Int
    /// The fields; the length and the connection's are added.
    public var fields: [(name: String, value: String)]
    /// The body.
    public var body: [UInt8]
    /// How much of it is sent.
    public var delivery: Delivery

    /// Makes a reply.
    public init(_ status: Int = 200, fields: [(name: String, value: String)] = [], body: String = "", delivery: Delivery = .whole) {
        self.status = status
        self.fields = fields
        self.body = Array(body.utf8)
        self.delivery = delivery
    }

    /// The bytes to send.
    var bytes: [UInt8] {
        var head = "HTTP/1.1 \(status) Status\r\nConnection: close\r\n"
        if status != 304 { head += "Content-Length: \(body.count)\r\n" }
        for field in fields { head += "\(field.name): \(field.value)\r\n" }
        let all = Array("\(head)\r\n".utf8) + body
        switch delivery {
        case .whole: return all
        case .stalled(nil): return []
        case .cut(let count), .stalled(let count?): return all.dropLast(body.count - min(max(0, count), body.count))
        }
    }
}
