public import Foundation

/// What went wrong with a request, what was expected, and where.
public struct HTTPSourceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public enum Reason: Hashable, Sendable {
        /// The server can't be reached: no network, no such host, nobody listens there.
        case offline(String)
        /// The answer wasn't there in time.
        case timedOut(after: Double)
        /// The answer ended before its end.
        case cutOff(String)
        /// A status other than the one expected. `retryAfter`: how long the server asked to wait, in seconds.
        case status(Int, expected: String, retryAfter: Double?)
        /// The body isn't what it should be.
        case body(expected: String, found: String)
        /// The link to the next page leads nowhere, or to another origin, which may not have what was sent to this one.
        case link(expected: String, found: String)
        /// Anything else that the transfer failed with.
        case transfer(String)
    }

    /// The address that was asked.
    public var url: URL
    /// What went wrong, the last time.
    public var reason: Reason
    /// How often it was tried.
    public var attempts: Int

    /// Makes an error.
    public init(url: URL, reason: Reason, attempts: Int = 1) {
        self.url = url
        self.reason = reason
        self.attempts = attempts
    }

    /// The error as a line of English, for a log.
    public var description: String {
        let words =
            switch reason {
            case .offline(let cause): "the server can't be reached: \(cause)"
            case .timedOut(let seconds): "expected an answer within \(seconds) s, found none"
            case .cutOff(let cause): "expected a whole answer, found a part: \(cause)"
            case .status(let status, let expected, let seconds):
                "expected status \(expected), found \(status)" + (seconds.map { ", to be asked again after \($0) s" } ?? "")
            case .body(let expected, let found): "expected \(expected), found \(found)"
            case .link(let expected, let found): "expected \(expected), found \(found)"
            case .transfer(let cause): cause
            }
        return "\(url.absoluteString): \(words)" + (attempts > 1 ? " (\(attempts) attempts)" : "")
    }

    /// Whether it may pass if it is tried again.
    var mayPass: Bool {
        switch reason {
        case .timedOut, .cutOff: true
        case .status(let status, _, _): [408, 429, 500, 502, 503, 504].contains(status)
        case .offline, .body, .link, .transfer: false
        }
    }

    /// How long the server asked to wait, in seconds.
    var retryAfter: Double? {
        if case .status(_, _, let seconds) = reason { seconds } else { nil }
    }
}
