/// What makes a refresher fire.
public enum RefreshTrigger: Hashable, Sendable {
    /// A pull past the threshold, decided when the finger lifts.
    case onRelease
    /// A pull that reaches the threshold, at once; the space is taken when the finger lifts.
    case onReach
    /// Coming near the end of the content: load more.
    case automatic(RefreshPrefetch)
}
