/// A list at one moment.
public struct ListSnapshot<Row: Sendable>: Sendable {
    /// The rows, in the order in which they are shown.
    public var rows: [Row]
    /// What the list is busy with.
    public var phase: ListPhase
    /// Whether the last page has been loaded: there is no more.
    public var isExhausted: Bool

    /// Makes a snapshot; without arguments, of a list that has loaded nothing yet.
    public init(rows: [Row] = [], phase: ListPhase = .untouched, isExhausted: Bool = false) {
        self.rows = rows
        self.phase = phase
        self.isExhausted = isExhausted
    }
}
