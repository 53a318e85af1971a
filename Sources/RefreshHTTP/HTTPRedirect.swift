import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Follows redirections, but takes the source's own fields along to the same origin only: they may hold keys.
final class HTTPRedirect: NSObject, URLSessionTaskDelegate {
    private let fields: [String]

    init(fields: [String]) {
        self.fields = fields
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        var request = request
        if request.url?.origin != task.currentRequest?.url?.origin {
            for field in fields { request.setValue(nil, forHTTPHeaderField: field) }
        }
        completionHandler(request)
    }
}
