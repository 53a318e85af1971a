import RefreshGeometry

/// How long ago something was, as exactly as one says it.
public enum RefreshAge: Hashable, Sendable {
    /// Less than a minute.
    case justNow
    /// So many minutes, 1 to 59.
    case minutes(Int)
    /// So many hours, 1 to 23.
    case hours(Int)
    /// So many days of 24 hours, 1 to 6.
    case days(Int)
    /// A week or longer.
    case longAgo

    /// The age of something so many seconds ago, rounded down. Below 0, or not a number: 0.
    public init(seconds: Double) {
        // A day more than a week, so that what is added below stays small.
        let minutes = Int((seconds.isNaN ? 0 : seconds).clamped(0, 8 * 86_400) / 60)
        switch minutes {
        case ..<1: self = .justNow
        case ..<60: self = .minutes(minutes)
        case ..<1440: self = .hours(minutes / 60)
        case ..<10_080: self = .days(minutes / 1440)
        default: self = .longAgo
        }
    }
}
