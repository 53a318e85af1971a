/// The number of one load. An end that carries the token of another load does nothing.
public struct RefreshToken: Hashable, Sendable {
    /// The number, counted from 1 in each refresher.
    public let number: UInt64

    @usableFromInline package init(_ number: UInt64) { self.number = number }
}
