/// How rows are told apart: by an identity, and by content.
struct RowKey<Row, ID: Hashable> {
    /// What a row is, whatever it shows. Stable while the row is in the list.
    let id: (Row) -> ID
    /// Whether two rows of one identity show the same.
    let isSame: (Row, Row) -> Bool
}
