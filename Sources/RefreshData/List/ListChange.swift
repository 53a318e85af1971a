/// How one list of rows became another, as a table's or a collection view's batch update takes it.
///
/// Deletes and the starts of moves are positions in the old list, inserts and the ends of moves positions in the new one. No position
/// stands in two of these. All are in ascending order, moves by where they end. Only the fewest rows move.
///
/// Updates are kept apart, because UIKit doesn't accept a row that moves and reloads in one batch: reload or reconfigure them after the
/// batch.
public struct ListChange: Hashable, Sendable {
    /// A row that stays in the list, but not in its place.
    public struct Move: Hashable, Sendable {
        /// The position in the old list.
        public var from: Int
        /// The position in the new list.
        public var to: Int

        /// Makes a move.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// The rows that went, as positions in the old list.
    public var deletes: [Int]
    /// The rows that came, as positions in the new list.
    public var inserts: [Int]
    /// The rows that changed places.
    public var moves: [Move]
    /// The rows that stayed, in place or moved, with another content; as positions in the new list.
    public var updates: [Int]

    /// Makes a change; what is not named is empty.
    public init(deletes: [Int] = [], inserts: [Int] = [], moves: [Move] = [], updates: [Int] = []) {
        self.deletes = deletes
        self.inserts = inserts
        self.moves = moves
        self.updates = updates
    }

    /// Whether nothing changed.
    public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty }
}
