/// A place in a scenario's text.
public struct ScenarioPlace: Hashable, Sendable {
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1 in Unicode scalars.
    public var column: Int
    /// The JSON pointer (RFC 6901) of the value that begins there; empty for the whole text.
    public var pointer: String

    /// Makes a place.
    public init(line: Int = 1, column: Int = 1, pointer: String = "") {
        self.line = line
        self.column = column
        self.pointer = pointer
    }
}

extension ScenarioPlace: CustomStringConvertible {
    /// Line, column and pointer, as in `12:9: /steps/3/drag`.
    public var description: String { pointer.isEmpty ? "\(line):\(column)" : "\(line):\(column): \(pointer)" }
}
