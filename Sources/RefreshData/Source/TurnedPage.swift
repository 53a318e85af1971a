/// A page whose cursor is closed over, so that a list needs to know a source's rows only.
struct TurnedPage<Row: Sendable>: Sendable {
    /// Asks for a page.
    typealias Turn = @Sendable () async throws -> TurnedPage

    let items: [Row]
    let stamp: RefreshStamp?
    let isUnchanged: Bool
    /// Asks for the page that follows; nil after the last.
    let next: Turn?

    init<Source: RefreshDataSource>(_ page: RefreshPage<Row, Source.Cursor>, of source: Source) where Source.Element == Row {
        items = page.items
        stamp = page.stamp
        isUnchanged = page.isUnchanged
        if let cursor = page.next {
            next = { TurnedPage(try await source.page(RefreshRequest(after: cursor)), of: source) }
        } else {
            next = nil
        }
    }
}
