/// What a data source is asked for.
public struct RefreshRequest<Cursor: Sendable>: Sendable {
    /// Which page: the one after this cursor, or the first if nil.
    public var cursor: Cursor?
    /// The stamp of the first page that the asker holds already. A source that finds nothing changed since then answers `.unchanged`. Nil
    /// with any other page, and if the asker holds none.
    public var stamp: RefreshStamp?

    /// Makes a request; without arguments, for the first page whatever it is.
    public init(after cursor: Cursor? = nil, unless stamp: RefreshStamp? = nil) {
        self.cursor = cursor
        self.stamp = stamp
    }
}
