extension PlacedReader {
    /// Reads a number by the grammar of JSON. One that is too large for a double is an error.
    mutating func number(_ path: PlacedPath) throws(ScenarioError) -> Double {
        let start = index, startLine = line, startColumn = column
        if byte == UInt8(ascii: "-") { advance() }
        if byte == UInt8(ascii: "0") {
            advance()
        } else {
            try digits(path)
        }
        if byte == UInt8(ascii: ".") {
            advance()
            try digits(path)
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            advance()
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { advance() }
            try digits(path)
        }
        guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)), number.isFinite else {
            throw ScenarioError("a number too large", at: ScenarioPlace(line: startLine, column: startColumn, pointer: path.pointer))
        }
        return number
    }

    private mutating func digits(_ path: PlacedPath) throws(ScenarioError) {
        func isDigit() -> Bool { byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }
        guard isDigit() else { throw error("expected a digit, found \(found)", path) }
        while isDigit() { advance() }
    }

    /// Reads a text in quotes, with its escapes.
    mutating func text(_ path: PlacedPath) throws(ScenarioError) -> String {
        var units: [UInt8] = []
        advance()
        while byte != UInt8(ascii: "\"") {
            guard let byte else { throw error("expected a closing quote, found \(found)", path) }
            guard byte >= 0x20 else { throw error("a control character in a text; write it as an escape", path) }
            advance()
            if byte == UInt8(ascii: "\\") {
                units.append(contentsOf: Array(String(try escaped(path)).utf8))
            } else {
                units.append(byte)
            }
        }
        advance()
        let text = String(decoding: units, as: UTF8.self)
        guard text.utf8.elementsEqual(units) else { throw error("a text that isn't UTF-8 ends here", path) }
        return text
    }

    private mutating func escaped(_ path: PlacedPath) throws(ScenarioError) -> Unicode.Scalar {
        guard let byte else { throw error("expected an escape, found \(found)", path) }
        advance()
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{08}"
        case UInt8(ascii: "f"): return "\u{0C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try scalar(path)
        default: throw error("an unknown escape", path)
        }
    }

    /// Reads the four digits after `\u`, and the second half of a surrogate pair.
    private mutating func scalar(_ path: PlacedPath) throws(ScenarioError) -> Unicode.Scalar {
        let first = try hexadecimal(path)
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, byte == UInt8(ascii: "\\") else { throw error("half of a surrogate pair", path) }
        advance()
        guard byte == UInt8(ascii: "u") else { throw error("half of a surrogate pair", path) }
        advance()
        let second = try hexadecimal(path)
        guard (0xDC00...0xDFFF).contains(second), let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) else {
            throw error("half of a surrogate pair", path)
        }
        return scalar
    }

    private mutating func hexadecimal(_ path: PlacedPath) throws(ScenarioError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error("expected four hexadecimal digits, found \(found)", path)
            }
            value = value << 4 + UInt32(digit)
            advance()
        }
        return value
    }
}
