import Foundation

/// How one page of a server leads to the next.
public enum HTTPPaging: Hashable, Sendable {
    /// There is one page.
    case none
    /// Pages have numbers, given by a parameter of the query. `first` is the number of the first page, unless its address says another. The
    /// last page is an empty one, or one with fewer rows than `size`, if that is given.
    case number(parameter: String = "page", first: Int = 1, size: Int? = nil)
    /// The body names the next page in a field, or in fields in fields with dots between ("meta.next"): a token that goes back in a parameter
    /// of the query, or without a parameter the address of the page. The last page has no such field, or null, or "".
    case cursor(field: String, parameter: String? = nil)
    /// The field Link of the answer gives the address of the next page as rel="next" (RFC 8288). The last page has no such link.
    case link

    /// The field of the body that is needed.
    var field: String? {
        if case .cursor(let field, _) = self { field } else { nil }
    }

    /// The address of the next page; nil after the last.
    /// - Parameters:
    ///   - answer: What brought the page.
    ///   - count: The number of its rows.
    ///   - cursor: What the body names as the next.
    func next(after answer: HTTPAnswer, count: Int, cursor: String?) throws(HTTPSourceError) -> URL? {
        switch self {
        case .none: return nil
        case .number(let parameter, let first, let size):
            guard count > 0, count >= size ?? 0 else { return nil }
            let number = Self.value(of: parameter, in: answer.url).flatMap { Int($0) } ?? first
            guard number < .max else { return nil }
            return try Self.with(parameter, "\(number + 1)", in: answer.url)
        case .cursor(_, let parameter):
            guard let cursor, !cursor.isEmpty else { return nil }
            guard let parameter else { return try Self.resolved(cursor, at: answer.url) }
            return try Self.with(parameter, cursor, in: answer.url)
        case .link:
            guard let link = answer.field("Link").flatMap(LinkField.next) else { return nil }
            return try Self.resolved(link, at: answer.url)
        }
    }

    private static func value(of parameter: String, in url: URL) -> String? {
        URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?.last { $0.name == parameter }?.value
    }

    /// The address with a parameter set. A plus sign is encoded, which many servers else read as a space.
    private static func with(_ parameter: String, _ value: String, in url: URL) throws(HTTPSourceError) -> URL {
        var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        var items = components?.queryItems?.filter { $0.name != parameter } ?? []
        items.append(URLQueryItem(name: parameter, value: value))
        components?.queryItems = items
        let query = components?.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        components?.percentEncodedQuery = query
        guard let next = components?.url else {
            throw HTTPSourceError(url: url, reason: .link(expected: "a value for \(parameter)", found: value))
        }
        return next
    }

    /// The address that a link means, which has to be of the same origin.
    private static func resolved(_ link: String, at url: URL) throws(HTTPSourceError) -> URL {
        guard let next = URL(string: link, relativeTo: url)?.absoluteURL, next.origin != nil, next.origin == url.origin else {
            throw HTTPSourceError(url: url, reason: .link(expected: "a next page at \(url.origin ?? "the same origin")", found: link))
        }
        return next
    }
}
