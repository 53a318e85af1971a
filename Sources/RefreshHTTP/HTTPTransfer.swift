import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks a server until it answers or there is no use in asking again.
struct HTTPTransfer: Sendable {
    let session: HTTPSession
    let options: HTTPOptions
    let clock: HTTPClock
    /// The origin that may have the fields of the options.
    let home: String?

    /// A day, in seconds: the session's own time-out never counts.
    private static let forEver = 86_400.0

    /// The answer from an address.
    /// - Parameter conditions: Fields that allow the answer 304.
    /// - Throws: `HTTPSourceError`, or `CancellationError`.
    func answer(from url: URL, conditions: [String: String]) async throws -> HTTPAnswer {
        let request = request(for: url, conditions: conditions)
        var attempts = 0
        while true {
            attempts += 1
            do {
                return try await attempt(request, at: url, isConditional: !conditions.isEmpty)
            } catch var error as HTTPSourceError {
                error.attempts = attempts
                let jitter = clock.random()
                guard error.mayPass, let wait = options.retry.wait(after: attempts, asked: error.retryAfter, jitter: jitter) else {
                    throw error
                }
                try await clock.sleep(wait)
            }
        }
    }

    private func request(for url: URL, conditions: [String: String]) -> URLRequest {
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        // Set by itself: Foundation on Linux pays no heed to the initializer's, and gives up after the session's 60 s.
        request.timeoutInterval = Self.forEver
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        for (name, value) in options.fields where home != nil && url.origin == home { request.setValue(value, forHTTPHeaderField: name) }
        for (name, value) in conditions { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    /// One attempt, against the time-out. Whichever of the two comes second is called off.
    private func attempt(_ request: URLRequest, at url: URL, isConditional: Bool) async throws -> HTTPAnswer {
        try await withThrowingTaskGroup(of: HTTPAnswer.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await exchange(request, at: url, isConditional: isConditional) }
            if options.timeOut > 0, options.timeOut.isFinite {
                group.addTask {
                    try await clock.sleep(options.timeOut)
                    throw HTTPSourceError(url: url, reason: .timedOut(after: options.timeOut))
                }
            }
            guard let answer = try await group.next() else { throw CancellationError() }
            return answer
        }
    }

    private func exchange(_ request: URLRequest, at url: URL, isConditional: Bool) async throws -> HTTPAnswer {
        do {
            let (body, response) = try await session.session.data(for: request)
            return try HTTPAnswer(body, response, to: url, isConditional: isConditional, now: clock.now())
        } catch let error as URLError {
            throw HTTPSourceError.meaning(of: error, at: url)
        }
    }
}
