/// What came of a request to start.
public enum RefreshStart: Hashable, Sendable {
    /// A load has begun, with this token.
    case started(RefreshToken)
    /// No load has begun, for this reason.
    case refused(RefreshRefusal)
}
