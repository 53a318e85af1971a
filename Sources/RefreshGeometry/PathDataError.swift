/// What is wrong with a string of SVG path data, and where.
public struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What should have stood at the place.
    public enum Expectation: UInt8, Hashable, Sendable, CaseIterable {
        /// The move with which path data begins, `M` or `m`.
        case move
        /// A command, one of `MmLlHhVvCcSsQqTtAaZz`, or the end.
        case command
        /// A number.
        case number
        /// A number that a double can hold.
        case finiteNumber
        /// An arc's flag, `0` or `1`.
        case flag
    }

    /// The place, as a count of UTF-8 bytes from the start.
    public let position: Int
    /// What should have stood there.
    public let expected: Expectation
    /// What stood there; nil at the end of the string.
    public let found: Unicode.Scalar?

    /// A sentence with all three.
    public var description: String {
        var writer = TextWriter()
        writer.append("path data, byte ")
        writer.append(position)
        switch expected {
        case .move: writer.append(": expected M or m")
        case .command: writer.append(": expected a command")
        case .number: writer.append(": expected a number")
        case .finiteNumber: writer.append(": expected a number up to 1e308")
        case .flag: writer.append(": expected 0 or 1")
        }
        if let found {
            writer.append(", found \"")
            writer.append(bytes: Array(UTF8.encode(found) ?? UTF8.encodedReplacementCharacter))
            writer.append("\"")
        } else {
            writer.append(", found the end")
        }
        return writer.text
    }
}
