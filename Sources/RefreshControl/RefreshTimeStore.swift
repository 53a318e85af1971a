/// The seam to the wall clock, and to what survives a launch: where the times of last refreshes are kept, each under a key.
///
/// ``MemoryTimeStore`` forgets them with the app; the module `RefreshFoundation` has one that keeps them in `UserDefaults`. Times are
/// seconds since 1970, in UTC: the wall clock's, which may be set back or forward, and not those of a host.
#if !hasFeature(Embedded)
@MainActor
#endif
public protocol RefreshTimeStore: AnyObject {
    /// The present by the wall clock.
    var now: Double { get }

    /// The time that is kept under a key; nil for none.
    func time(of key: String) -> Double?

    /// Keeps a time under a key. Nil forgets it.
    func keep(_ time: Double?, of key: String)
}
