extension ListStore {
    /// What happens to the list, as a sequence: first all rows as inserts, then every change of rows or phase, in order and without a gap,
    /// however slowly it is read. Each reading of this property begins a sequence of its own; it ends when the store is freed.
    ///
    ///     for await update in store.updates { apply(update) }
    public var updates: AsyncStream<ListUpdate<Row>> {
        let (stream, continuation) = AsyncStream.makeStream(of: ListUpdate<Row>.self)
        let ending = StreamEnding { continuation.finish() }
        listen { update in
            withExtendedLifetime(ending) {
                if case .terminated = continuation.yield(update) { false } else { true }
            }
        }
        return stream
    }
}

/// Ends a stream when it is freed, with the store that feeds the stream.
private final class StreamEnding: Sendable {
    private let end: @Sendable () -> Void

    init(_ end: @escaping @Sendable () -> Void) {
        self.end = end
    }

    deinit {
        end()
    }
}
