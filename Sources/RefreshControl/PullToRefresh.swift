/// A refresher.
#if !hasFeature(Embedded)
@MainActor
#endif
open class PullToRefresh {
    /// Makes one.
    public init() {}
}
