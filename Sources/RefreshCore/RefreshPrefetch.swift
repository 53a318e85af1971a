/// When an automatic load fires, and how often.
public struct RefreshPrefetch: Hashable, Sendable {
    /// How near the end of the content has to be.
    public enum Lead: Hashable, Sendable {
        /// Less than so many points are left.
        case points(Double)
        /// Less than so many viewports are left.
        case viewports(Double)
        /// Less than so many items are left, as the host reports them.
        case items(Int)
    }

    /// The lead. Numbers below 0 or not finite count as 0: at the end itself.
    public var lead: Lead
    /// How many loads one scroll, its momentum included, may fire. Below 1: none.
    public var limit: Int

    /// Makes a rule: half a viewport before the end, once a scroll, unless said otherwise.
    public init(lead: Lead = .viewports(0.5), limit: Int = 1) {
        self.lead = lead
        self.limit = limit
    }
}
