public import RefreshControl

/// A refresher that an example shows, alone or in turn with others.
@MainActor
public struct ExampleLook {
    /// What it is called, in a word; nil for one that is shown alone.
    public let name: String?
    /// Makes it, for the top. Called once for each form in which the example is shown.
    let makeRefresher: @MainActor () -> PullToRefresh

    /// Makes a look.
    /// - Parameters:
    ///   - name: What it is called, in a word; nil for one that is shown alone.
    ///   - refresher: Makes the refresher, which has to be one for the top. Called once for each form in which the example is shown.
    public init(_ name: String? = nil, refresher: @escaping @MainActor () -> PullToRefresh) {
        self.name = name
        makeRefresher = refresher
    }
}
