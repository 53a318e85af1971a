extension ListStore {
    /// Makes an empty list of rows of any kind. Nothing is asked of the source yet.
    ///
    /// - Parameters:
    ///   - source: Where the rows come from.
    ///   - growth: Where the rows of a further page go.
    ///   - id: What a row is, whatever it shows: `\.url`, `\.self`. It mustn't change while the row is in the list.
    ///   - isSame: Whether two rows of one identity show the same, so that the row needn't be drawn anew.
    @inlinable
    public convenience init(
        _ source: some RefreshDataSource<Row>, growth: ListGrowth = .atEnd, id: @escaping (Row) -> ID,
        isSame: @escaping (Row, Row) -> Bool
    ) {
        self.init(source, growth: growth, key: RowKey(id: id, isSame: isSame))
    }

    /// Makes an empty list of rows that are told apart by a key of theirs. Nothing is asked of the source yet.
    ///
    ///     let store = ListStore(PrimeSource(), id: \.self)
    ///
    /// - Parameters:
    ///   - source: Where the rows come from.
    ///   - growth: Where the rows of a further page go.
    ///   - id: What a row is, whatever it shows: `\.url`, `\.self`. It mustn't change while the row is in the list.
    @inlinable
    public convenience init(_ source: some RefreshDataSource<Row>, growth: ListGrowth = .atEnd, id: @escaping (Row) -> ID)
    where Row: Equatable {
        self.init(source, growth: growth, key: RowKey(id: id, isSame: { $0 == $1 }))
    }

    /// Makes an empty list of rows that know who they are. Nothing is asked of the source yet.
    ///
    /// - Parameters:
    ///   - source: Where the rows come from.
    ///   - growth: Where the rows of a further page go.
    @inlinable
    public convenience init(_ source: some RefreshDataSource<Row>, growth: ListGrowth = .atEnd)
    where Row: Identifiable & Equatable, ID == Row.ID {
        self.init(source, growth: growth, key: RowKey(id: { $0.id }, isSame: { $0 == $1 }))
    }
}
