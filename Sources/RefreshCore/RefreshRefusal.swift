/// Why a start was refused.
public enum RefreshRefusal: UInt8, Hashable, Sendable, CaseIterable {
    /// The refresher is disabled.
    case disabled
    /// A load runs already, or its end waits for the minimum time.
    case loading
    /// There is no more to load, and nobody has reset that.
    case exhausted
    /// Another refresher of the same scroll view is busy, and one of the two is exclusive.
    case excluded
    /// The refresher is on no scroll view.
    case detached
    /// What there is isn't old enough.
    case fresh
}

extension RefreshRefusal: CustomStringConvertible {
    /// The reason as a word.
    public var description: String {
        switch self {
        case .disabled: "disabled"
        case .loading: "loading"
        case .exhausted: "exhausted"
        case .excluded: "excluded"
        case .detached: "detached"
        case .fresh: "fresh"
        }
    }
}
