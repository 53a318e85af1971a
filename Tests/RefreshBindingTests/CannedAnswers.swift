import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Answers each request with two pages of posts, told apart by their cursor, without a server.
final class CannedAnswers: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let answer = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil) else {
            return
        }
        let isFirst = url.query == nil
        let body = isFirst ? #"{"posts": [{"id": 1, "title": "a"}], "next": "b"}"# : #"{"posts": [{"id": 2, "title": "b"}]}"#
        client?.urlProtocol(self, didReceive: answer, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(body.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
