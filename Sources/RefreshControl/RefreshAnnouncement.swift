/// What assistive technology is told: each at most once a load.
public enum RefreshAnnouncement: UInt8, Hashable, Sendable, CaseIterable {
    /// A load has begun.
    case started
    /// It has ended well.
    case done
    /// It has failed.
    case failed
}
