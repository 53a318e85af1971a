/// What a load brought.
public struct ListResult: Hashable, Sendable {
    /// Whether any row came, went, moved or changed.
    public var isNew: Bool
    /// Whether there is no more to load.
    public var isExhausted: Bool

    /// Makes a result.
    public init(isNew: Bool, isExhausted: Bool) {
        self.isNew = isNew
        self.isExhausted = isExhausted
    }
}
