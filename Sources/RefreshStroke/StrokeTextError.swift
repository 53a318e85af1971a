internal import RefreshGeometry

/// A text has a character that the script doesn't have.
public struct StrokeTextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The character.
    public let found: Unicode.Scalar
    /// Its place, as a count of Unicode scalars from the start of the text.
    public let position: Int

    /// A sentence with both.
    public var description: String {
        var writer = TextWriter()
        writer.append("text, character ")
        writer.append(position)
        writer.append(": expected one that the script has, found \"")
        writer.append(bytes: Array(UTF8.encode(found) ?? UTF8.encodedReplacementCharacter))
        writer.append("\"")
        return writer.text
    }
}
