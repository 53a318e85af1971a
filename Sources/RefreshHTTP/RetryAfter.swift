import Foundation

/// The field Retry-After (RFC 9110, 10.2.3): a number of seconds, or a date.
enum RetryAfter {
    /// The wait that a value asks for, in seconds from now; nil if it is neither. A date that has passed is 0.
    static func seconds(_ value: String, now: Double) -> Double? {
        let value = value.trimmingCharacters(in: .whitespaces)
        if !value.isEmpty, value.utf8.allSatisfy({ (48...57).contains($0) }) { return Double(value).flatMap { $0.isFinite ? $0 : nil } }
        for form in ["EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy"] {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateFormat = form
            if let date = formatter.date(from: value) { return max(0, date.timeIntervalSince1970 - now) }
        }
        return nil
    }
}
