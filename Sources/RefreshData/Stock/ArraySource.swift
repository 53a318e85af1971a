/// Pages of rows that are all there already: for previews, tests and short lists.
public struct ArraySource<Element: Sendable>: RefreshDataSource {
    /// All rows.
    public var rows: [Element]
    /// How many rows a page has. Below 1: 1.
    public var pageSize: Int

    /// Makes a source of these rows.
    public init(_ rows: [Element], pageSize: Int = 20) {
        self.rows = rows
        self.pageSize = pageSize
    }

    /// The rows after so many, or the first ones. A cursor below 0 counts as 0; one past the end gives an empty last page.
    public func page(_ request: RefreshRequest<Int>) async throws -> RefreshPage<Element, Int> {
        try Task.checkCancellation()
        let start = min(max(0, request.cursor ?? 0), rows.count)
        let items = rows[start...].prefix(max(1, pageSize))
        return RefreshPage(Array(items), next: items.endIndex < rows.count ? items.endIndex : nil)
    }
}
