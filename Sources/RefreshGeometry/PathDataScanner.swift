/// Cuts SVG path data into commands, numbers and flags.
struct PathDataScanner {
    private let bytes: [UInt8]
    private var position = 0
    /// Whether the next number is a command's first: no comma may stand before it.
    var isFirstNumber = true

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { position == bytes.count }
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The mistake at this place.
    func error(_ expected: PathDataError.Expectation) -> PathDataError { error(expected, at: position) }

    mutating func skipSpace() {
        while let byte = next, byte == 32 || (9...13).contains(byte) && byte != 11 { position += 1 }
    }

    /// The next command, or nil at the end.
    mutating func command() throws(PathDataError) -> UInt8? {
        skipSpace()
        guard let byte = next else { return nil }
        switch byte & ~32 {
        case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "H"), UInt8(ascii: "V"), UInt8(ascii: "C"), UInt8(ascii: "S"),
            UInt8(ascii: "Q"), UInt8(ascii: "T"), UInt8(ascii: "A"), UInt8(ascii: "Z"):
            position += 1
            return byte
        default: throw error(.command)
        }
    }

    /// Whether numbers go on after a group: at the start of a number, or at a comma, which promises one.
    mutating func hasAnotherGroup() -> Bool {
        skipSpace()
        guard let byte = next else { return false }
        return byte == UInt8(ascii: ",") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
            || isDigit(byte)
    }

    /// The next two numbers.
    mutating func point() throws(PathDataError) -> PlanePoint { PlanePoint(x: try number(), y: try number()) }

    /// The next flag: one digit, with or without a separator after it.
    mutating func flag() throws(PathDataError) -> Bool {
        skipSeparator()
        guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { throw error(.flag) }
        position += 1
        return byte == UInt8(ascii: "1")
    }

    /// The next number. It ends where it can't go on: `1.5.5-2` is three of them.
    mutating func number() throws(PathDataError) -> Double {
        skipSeparator()
        let start = position
        var isNegative = false
        if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") {
            isNegative = next == UInt8(ascii: "-")
            position += 1
        }
        var decimal = DecimalNumber()
        while let byte = next, isDigit(byte) {
            decimal.append(byte - 48, isFraction: false)
            position += 1
        }
        if next == UInt8(ascii: ".") {
            position += 1
            while let byte = next, isDigit(byte) {
                decimal.append(byte - 48, isFraction: true)
                position += 1
            }
        }
        guard decimal.hasDigits else { throw error(.number) }
        scanExponent(into: &decimal)
        let value = decimal.value
        guard value.isFinite else { throw error(.finiteNumber, at: start) }
        return isNegative ? -value : value
    }

    /// Reads `e` and a whole number after it, if that is what stands here.
    private mutating func scanExponent(into decimal: inout DecimalNumber) {
        guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
        var end = position + 1
        var isNegative = false
        if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
            isNegative = bytes[end] == UInt8(ascii: "-")
            end += 1
        }
        guard end < bytes.count, isDigit(bytes[end]) else { return }
        var exponent = 0
        while end < bytes.count, isDigit(bytes[end]) {
            exponent = Swift.min(100_000, exponent * 10 + Int(bytes[end] - 48))
            end += 1
        }
        decimal.exponent += isNegative ? -exponent : exponent
        position = end
    }

    /// Space, and between two numbers of a command one comma.
    private mutating func skipSeparator() {
        skipSpace()
        if !isFirstNumber, next == UInt8(ascii: ",") {
            position += 1
            skipSpace()
        }
        isFirstNumber = false
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

    private func error(_ expected: PathDataError.Expectation, at place: Int) -> PathDataError {
        var rest = bytes[place...].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
            return PathDataError(position: place, expected: expected, found: nil)
        }
        return PathDataError(position: place, expected: expected, found: scalar)
    }
}
