import RefreshControl

/// One refresher of a view, as a redraw describes it.
@MainActor
struct RefreshPart {
    /// Makes the refresher. It is called once, when the view first appears.
    var make: @MainActor () -> PullToRefresh
    /// What its load does; the newest one counts.
    var action: @MainActor () async throws -> Void
    /// Whether there is no more to load; nil leaves that to the refresher.
    var isExhausted: Bool?
}
