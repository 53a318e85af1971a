import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension HTTPSourceError {
    /// What the session's error means.
    static func meaning(of error: URLError, at url: URL) -> any Error {
        let words = "\(error.localizedDescription) (\(error.code.rawValue))"
        switch error.code {
        case .cancelled: return CancellationError()
        case .notConnectedToInternet, .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .dataNotAllowed, .internationalRoamingOff,
            .timedOut:  // the system's own, while connecting
            return HTTPSourceError(url: url, reason: .offline(words))
        case .networkConnectionLost, .badServerResponse, .cannotParseResponse, .zeroByteResource,
            .unknown:  // what Foundation on Linux makes of a transfer that ended early
            return HTTPSourceError(url: url, reason: .cutOff(words))
        default: return HTTPSourceError(url: url, reason: .transfer(words))
        }
    }
}
