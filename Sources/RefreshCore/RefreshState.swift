/// Where a refresh stands, as an animator hears it.
public enum RefreshState: Hashable, Sendable {
    /// Nothing goes on.
    case initial
    /// A finger pulls, or what it pulled runs back. The progress is held between 0 and 1; at 1 letting go refreshes.
    case releasing(progress: Double)
    /// The action runs.
    case loading
    /// The load has ended and the space closes.
    case finished
}

extension RefreshState: CustomStringConvertible {
    /// The state as a word, with its progress in parentheses.
    public var description: String {
        switch self {
        case .initial: "initial"
        case .releasing(let progress): "releasing(\(progress))"
        case .loading: "loading"
        case .finished: "finished"
        }
    }
}
