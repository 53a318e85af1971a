/// A list after something happened to it, and what happened to its rows.
public struct ListUpdate<Row: Sendable>: Sendable {
    /// The list as it is now.
    public var snapshot: ListSnapshot<Row>
    /// From the rows of the update before to these. An observer's first update counts from no rows at all.
    public var change: ListChange

    /// The rows as they are now.
    public var rows: [Row] { snapshot.rows }

    /// Makes an update.
    public init(snapshot: ListSnapshot<Row>, change: ListChange) {
        self.snapshot = snapshot
        self.change = change
    }
}
