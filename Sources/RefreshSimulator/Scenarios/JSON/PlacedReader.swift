/// Reads JSON (RFC 8259), and notes where each value stands.
///
/// Stricter than the standard where a scenario would be ambiguous: a key stands once in an object. Bounded, whatever the text: nesting up
/// to 64 levels, and no work that grows faster than the text.
struct PlacedReader {
    static let greatestDepth = 64

    let bytes: [UInt8]
    var index = 0
    var line = 1
    var column = 1

    /// Reads a text that holds one value.
    static func read(_ bytes: [UInt8]) throws(ScenarioError) -> PlacedValue {
        var reader = PlacedReader(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
        reader.skipSpace()
        let value = try reader.value(path: .root, depth: 0)
        reader.skipSpace()
        guard reader.index == bytes.count else { throw reader.error("expected the end of the text, found \(reader.found)") }
        return value
    }

    /// The byte at hand; nil at the end.
    var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// What is at hand, as a message says it.
    var found: String {
        guard let byte else { return "the end of the text" }
        switch byte {
        case 0x21...0x7E: return "\(Character(Unicode.Scalar(byte)))"
        case 0x80...: return "a character that isn't ASCII"
        default: return "a space or control character"
        }
    }

    func error(_ reason: String, _ path: PlacedPath = .root) -> ScenarioError {
        ScenarioError(reason, at: ScenarioPlace(line: line, column: column, pointer: path.pointer))
    }

    /// Goes past the byte at hand. The column counts scalars: bytes that continue one don't count.
    mutating func advance() {
        guard index < bytes.count else { return }
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else if byte & 0xC0 != 0x80 {
            column += 1
        }
    }

    mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { advance() }
    }

    private mutating func value(path: PlacedPath, depth: Int) throws(ScenarioError) -> PlacedValue {
        guard depth <= Self.greatestDepth else { throw error("nested deeper than \(Self.greatestDepth) levels", path) }
        let line = line, column = column
        let content: PlacedValue.Content
        switch byte {
        case UInt8(ascii: "{"): content = .fields(try fields(path, depth))
        case UInt8(ascii: "["): content = .list(try list(path, depth))
        case UInt8(ascii: "\""): content = .text(try text(path))
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): content = .number(try number(path))
        case UInt8(ascii: "t"): content = try word("true", .flag(true), path)
        case UInt8(ascii: "f"): content = try word("false", .flag(false), path)
        case UInt8(ascii: "n"): content = try word("null", .null, path)
        default: throw error("expected a value, found \(found)", path)
        }
        return PlacedValue(content: content, line: line, column: column, path: path)
    }

    private mutating func word(
        _ word: String, _ content: PlacedValue.Content, _ path: PlacedPath
    ) throws(ScenarioError) -> PlacedValue.Content {
        for expected in word.utf8 {
            guard byte == expected else { throw error("expected \(word), found \(found)", path) }
            advance()
        }
        return content
    }

    private mutating func list(_ path: PlacedPath, _ depth: Int) throws(ScenarioError) -> [PlacedValue] {
        var list: [PlacedValue] = []
        advance()
        skipSpace()
        while byte != UInt8(ascii: "]") {
            list.append(try value(path: .element(list.count, of: path), depth: depth + 1))
            try endMember(before: "]", path)
        }
        advance()
        return list
    }

    private mutating func fields(_ path: PlacedPath, _ depth: Int) throws(ScenarioError) -> [PlacedValue.Field] {
        var fields: [PlacedValue.Field] = []
        var keys: Set<String> = []
        advance()
        skipSpace()
        while byte != UInt8(ascii: "}") {
            guard byte == UInt8(ascii: "\"") else { throw error("expected a key in quotes or }, found \(found)", path) }
            let line = line, column = column
            let key = try text(path)
            let inner = PlacedPath.member(key, of: path)
            guard keys.insert(key).inserted else {
                throw ScenarioError("the key stands twice", at: ScenarioPlace(line: line, column: column, pointer: inner.pointer))
            }
            skipSpace()
            guard byte == UInt8(ascii: ":") else { throw error("expected : after the key, found \(found)", inner) }
            advance()
            skipSpace()
            fields.append(PlacedValue.Field(key: key, value: try value(path: inner, depth: depth + 1)))
            try endMember(before: "}", path)
        }
        advance()
        return fields
    }

    /// Goes past the comma after a member, or stands at the closing bracket.
    private mutating func endMember(before close: Unicode.Scalar, _ path: PlacedPath) throws(ScenarioError) {
        let closing = UInt8(ascii: close)
        skipSpace()
        if byte == closing { return }
        guard byte == UInt8(ascii: ",") else { throw error("expected , or \(close), found \(found)", path) }
        advance()
        skipSpace()
        if byte == closing { throw error("expected another member after the comma, found \(close)", path) }
    }
}
