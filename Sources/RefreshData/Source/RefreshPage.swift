/// A data source's answer: some rows, and where the list goes on.
public struct RefreshPage<Element: Sendable, Cursor: Sendable>: Sendable {
    /// The rows, in the order in which they are shown.
    public var items: [Element]
    /// The cursor to ask for the page that follows; nil if this is the last.
    public var next: Cursor?
    /// The mark by which the source knows this page again; nil if it keeps none.
    public var stamp: RefreshStamp?
    /// Whether there is nothing new since the stamp of the request: what the asker has stays as it is, and nothing else here counts.
    public let isUnchanged: Bool

    /// Makes a page; without a cursor it is the last.
    public init(_ items: [Element], next: Cursor? = nil, stamp: RefreshStamp? = nil) {
        self.items = items
        self.next = next
        self.stamp = stamp
        isUnchanged = false
    }

    private init(unchanged: Void) {
        items = []
        isUnchanged = true
    }

    /// Nothing new. The right answer only to a request with a stamp; a list store takes it as "nothing new" in any case.
    public static var unchanged: Self { Self(unchanged: ()) }
}
