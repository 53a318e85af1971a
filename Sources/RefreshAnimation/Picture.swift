/// A display list.
public struct Picture: Sendable, Equatable {
    /// Makes an empty picture.
    public init() {}
}
