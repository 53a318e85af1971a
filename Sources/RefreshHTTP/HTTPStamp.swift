import Foundation
import RefreshData

/// A page's stamp, as the fields that a server marks it with: one line each.
enum HTTPStamp {
    /// What a server marks a page with, and the condition by which it is asked for it (RFC 9110, 8.8 and 13.1).
    private static let pairs = [("ETag", "If-None-Match"), ("Last-Modified", "If-Modified-Since")]

    /// The stamp of an answer; nil if the server marks nothing.
    static func stamp(of answer: HTTPAnswer) -> RefreshStamp? {
        let lines = pairs.compactMap { mark, _ in answer.field(mark).map { "\(mark): \($0)" } }
        return lines.isEmpty ? nil : RefreshStamp(lines.joined(separator: "\n"))
    }

    /// The fields that ask for a page only if it isn't the one with this stamp.
    static func conditions(of stamp: RefreshStamp?) -> [String: String] {
        var conditions: [String: String] = [:]
        for line in (stamp?.text ?? "").split(separator: "\n") {
            for (mark, condition) in pairs where line.hasPrefix("\(mark): ") {
                conditions[condition] = String(line.dropFirst(mark.count + 2))
            }
        }
        return conditions
    }
}
