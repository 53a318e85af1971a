/// How a load ended.
public enum RefreshOutcome: UInt8, Hashable, Sendable, CaseIterable {
    /// It brought what was asked for, or found nothing new.
    case success
    /// It failed, or took longer than the time-out.
    case failure
    /// It was called off. This is no failure.
    case cancelled
    /// It succeeded, and there is no more to load: a standing condition until it is reset.
    case exhausted
}

extension RefreshOutcome: CustomStringConvertible {
    /// The outcome as a word.
    public var description: String {
        switch self {
        case .success: "success"
        case .failure: "failure"
        case .cancelled: "cancelled"
        case .exhausted: "exhausted"
        }
    }
}
