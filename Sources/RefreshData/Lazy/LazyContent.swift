/// What a row shows in the place of a value that is loaded lazily.
public enum LazyContent<Value: Sendable>: Sendable {
    /// Nothing yet: the row shows its placeholder.
    case placeholder
    /// The value.
    case value(Value)
    /// The value couldn't be loaded.
    case failed(any Error)

    /// The value, if it is there.
    public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }
}
