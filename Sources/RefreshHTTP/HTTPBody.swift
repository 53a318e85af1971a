import Foundation

/// The body of an answer: its rows, and what it names as the next page.
struct HTTPBody<Element: Decodable> {
    let items: [Element]
    let cursor: String?

    init(_ answer: HTTPAnswer, items: String?, cursor: String?, decoder: JSONDecoder) throws(HTTPSourceError) {
        do {
            let shape = HTTPBodyShape(items: items, cursor: cursor)
            let content = try HTTPBodyShape.$current.withValue(shape) {
                try decoder.decode(HTTPBodyContent<Element>.self, from: answer.body)
            }
            (self.items, self.cursor) = (content.items, content.cursor)
        } catch {
            let place = items.map { "the field \($0)" } ?? "the body"
            let expected = "JSON with an array of \(Element.self) as \(place)"
            throw HTTPSourceError(url: answer.url, reason: .body(expected: expected, found: Self.words(for: error, in: answer)))
        }
    }

    /// What was found instead.
    private static func words(for error: any Error, in answer: HTTPAnswer) -> String {
        let start = String(decoding: answer.body.prefix(60), as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: " ")
        let found = "\(answer.body.count) bytes of \(answer.field("Content-Type") ?? "no named type") that begin \"\(start)\""
        guard let error = error as? DecodingError else { return "\(found): \(error)" }
        switch error {
        case .keyNotFound(let key, let context): return "no field \(path(context.codingPath + [key]))"
        case .valueNotFound(_, let context): return "null at \(path(context.codingPath))"
        case .typeMismatch(let type, let context): return "no \(type) at \(path(context.codingPath))"
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            return "\(context.debugDescription) at \(path(context.codingPath))"
        default: return found
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.isEmpty ? "the top" : keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}
