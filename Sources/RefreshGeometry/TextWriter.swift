/// Collects text as UTF-8 bytes, numbers included, in one stable form and without Foundation.
package struct TextWriter: Sendable {
    /// What was written.
    package private(set) var bytes: [UInt8] = []

    /// Makes an empty writer.
    package init() {}

    /// What was written, as a string.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends a text as it is.
    package mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends bytes of UTF-8 as they are.
    package mutating func append(bytes more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    /// Appends one ASCII character.
    package mutating func append(byte: UInt8) { bytes.append(byte) }

    /// Forgets what was written; keeps the storage.
    package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Appends an integer.
    package mutating func append(_ number: Int) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        append(digits: UInt64(number.magnitude), atLeast: 1)
    }

    /// Appends a number, rounded to thousandths: no exponent, no closing zeros, never `-0`.
    ///
    /// What is not a number is written as 0, and what is beyond 10¹⁵ as that, so that the text is one that every reader takes.
    package mutating func append(_ number: Double) {
        let held = number.isNaN ? 0 : number.clamped(-1e15, 1e15)
        let thousandths = Int64((held * 1000).rounded())
        if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
        append(digits: thousandths.magnitude / 1000, atLeast: 1)
        var rest = thousandths.magnitude % 1000
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var places = 3
        while rest % 10 == 0 {
            rest /= 10
            places -= 1
        }
        append(digits: rest, atLeast: places)
    }

    /// Appends a byte as two hexadecimal digits.
    package mutating func append(hex byte: UInt8) {
        append(hexDigit: byte >> 4)
        append(hexDigit: byte & 15)
    }

    /// Appends a colour as `#` and six hexadecimal digits.
    package mutating func append(hexRed red: UInt8, green: UInt8, blue: UInt8) {
        bytes.append(UInt8(ascii: "#"))
        append(hex: red)
        append(hex: green)
        append(hex: blue)
    }

    private mutating func append(hexDigit digit: UInt8) {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }

    /// Appends decimal digits, with zeros before them up to a count.
    private mutating func append(digits number: UInt64, atLeast count: Int) {
        let first = bytes.count
        var rest = number
        while rest > 0 || bytes.count - first < count {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        bytes[first...].reverse()
    }
}
