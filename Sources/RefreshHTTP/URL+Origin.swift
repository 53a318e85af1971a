import Foundation

extension URL {
    /// Scheme, host and port (RFC 6454, 4); nil if one is missing.
    var origin: String? {
        guard let scheme = scheme?.lowercased(), let host = host?.lowercased(), !host.isEmpty else { return nil }
        guard let port = port ?? ["http": 80, "https": 443][scheme] else { return nil }
        return "\(scheme)://\(host):\(port)"
    }
}
