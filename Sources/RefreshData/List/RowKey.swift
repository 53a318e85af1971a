/// How rows are told apart: by an identity, and by content.
///
/// What has to look at every row is kept as closures that are made where the types are known, so that the compiler can specialise them:
/// that makes long lists several times faster than generic code of this module.
@usableFromInline
struct RowKey<Row, ID: Hashable> {
    /// What each row is, whatever it shows.
    let ids: ([Row]) -> [ID]
    /// Whether two rows of one identity show the same.
    let isSame: (Row, Row) -> Bool
    /// The places of the pairs whose two rows don't show the same.
    let updates: (_ items: [Row], _ rows: [Row], ListMatch) -> [Int]
    /// Where each of these rows is, which are all of different identity.
    let index: ([ID]) -> RowIndex<ID>
    /// Which of these items are which of these rows, given the rows' index if there is one.
    let match: (_ items: [ID], _ rows: [ID], RowIndex<ID>?) -> ListMatch

    @inlinable
    init(id: @escaping (Row) -> ID, isSame: @escaping (Row, Row) -> Bool) {
        self.init(
            ids: { $0.map(id) }, isSame: isSame, updates: { $2.updates($0, $1, isSame: isSame) }, index: { RowIndex($0) },
            match: { ListMatch($0, with: $1, $2) })
    }

    @usableFromInline
    init(
        ids: @escaping ([Row]) -> [ID], isSame: @escaping (Row, Row) -> Bool,
        updates: @escaping (_ items: [Row], _ rows: [Row], ListMatch) -> [Int],
        index: @escaping ([ID]) -> RowIndex<ID>, match: @escaping ([ID], [ID], RowIndex<ID>?) -> ListMatch
    ) {
        self.ids = ids
        self.isSame = isSame
        self.updates = updates
        self.index = index
        self.match = match
    }
}
