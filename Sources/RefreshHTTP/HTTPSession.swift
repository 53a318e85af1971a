import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A session of a source's own, without a cache, since what is at hand is the asker's to know. It ends when nobody holds it any more.
final class HTTPSession: Sendable {
    let session: URLSession

    /// - Parameter fields: The names of the fields that a redirection takes along to the same origin only. The session's delegate sees to
    ///   that, since Foundation on Linux doesn't ask a task's (swift-corelibs-foundation issue 5187).
    init(_ configuration: URLSessionConfiguration, fields: [String]) {
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        session = URLSession(configuration: configuration, delegate: HTTPRedirect(fields: fields), delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }
}
