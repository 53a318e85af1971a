import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server's answer to one request, whose status is one of those that were wanted.
struct HTTPAnswer: Sendable {
    /// The address that answered, which after a redirection isn't the one that was asked.
    let url: URL
    let isUnchanged: Bool
    let body: Data
    private let response: HTTPURLResponse

    /// Takes an answer, or says what is wrong with it.
    /// - Parameters:
    ///   - isConditional: Whether 304 may be answered.
    ///   - now: The present, in seconds since 1970.
    init(_ body: Data, _ response: URLResponse, to url: URL, isConditional: Bool, now: Double) throws(HTTPSourceError) {
        guard let response = response as? HTTPURLResponse else {
            throw HTTPSourceError(url: url, reason: .transfer("expected an answer by HTTP"))
        }
        self.url = response.url ?? url
        self.body = body
        self.response = response
        isUnchanged = isConditional && response.statusCode == 304
        guard isUnchanged || (200..<300).contains(response.statusCode) else {
            let seconds = response.value(forHTTPHeaderField: "Retry-After").flatMap { RetryAfter.seconds($0, now: now) }
            let expected = isConditional ? "200 or 304" : "200"
            throw HTTPSourceError(url: url, reason: .status(response.statusCode, expected: expected, retryAfter: seconds))
        }
        let length = response.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
        let isEncoded = response.value(forHTTPHeaderField: "Content-Encoding") != nil
        if let length, length > body.count, !isEncoded, !isUnchanged {
            throw HTTPSourceError(url: url, reason: .cutOff("\(body.count) of \(length) bytes"))
        }
    }

    func field(_ name: String) -> String? { response.value(forHTTPHeaderField: name) }
}
