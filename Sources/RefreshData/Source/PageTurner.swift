/// A source without its cursor.
struct PageTurner<Row: Sendable>: Sendable {
    /// The first page as last seen.
    let remembered: @Sendable () async -> TurnedPage<Row>?
    /// Asks for the first page, unless it is still the one with this stamp.
    let first: @Sendable (RefreshStamp?) async throws -> TurnedPage<Row>

    init<Source: RefreshDataSource>(_ source: Source) where Source.Element == Row {
        remembered = { await source.remembered().map { TurnedPage($0, of: source) } }
        first = { TurnedPage(try await source.page(RefreshRequest(unless: $0)), of: source) }
    }
}
