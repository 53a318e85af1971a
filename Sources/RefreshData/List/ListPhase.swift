/// What a list is busy with, and how its last load ended.
public enum ListPhase: Sendable {
    /// Nothing has been loaded yet.
    case untouched
    /// A request is on its way.
    case loading(ListLoad)
    /// The last load brought its page.
    case ready
    /// The last load failed. The rows are what they were.
    case failed(ListLoad, any Error)

    /// What is being loaded; nil if nothing is.
    public var load: ListLoad? {
        if case .loading(let load) = self { load } else { nil }
    }

    /// What the last load failed with; nil if it didn't.
    public var error: (any Error)? {
        if case .failed(_, let error) = self { error } else { nil }
    }
}
