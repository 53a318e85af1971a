/// A request as the server read it.
public struct LoopbackRequest: Hashable, Sendable {
    /// The method, in capitals as it came.
    public var method: String
    /// The path and the query, as they came.
    public var target: String
    /// The fields, by their names in small letters. Of several with one name the last.
    public var fields: [String: String]

    /// Reads a request's head, up to the empty line; nil if it is none.
    public init?(head: String) {
        var lines = head.split(whereSeparator: \.isNewline)[...]
        let words = lines.popFirst()?.split(separator: " ") ?? []
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
        method = String(words[0])
        target = String(words[1])
        fields = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            fields[line[..<colon].lowercased()] = String(value)
        }
    }

    /// The path without the query.
    public var path: String { String(target.prefix { $0 != "?" }) }

    /// What the query gives for a name, as it came; nil if nothing.
    public func query(_ name: String) -> String? {
        let pairs = target.drop { $0 != "?" }.dropFirst().split(separator: "&")
        return pairs.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
    }
}
