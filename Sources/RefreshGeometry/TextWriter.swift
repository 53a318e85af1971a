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

    /// Appends a number, rounded to a count of decimals, 0…9 (halves to even): no exponent, no closing zeros, never `-0`.
    ///
    /// What is not a number is written as 0, and what is too large as 10¹⁸ units of the last decimal (10¹⁵ with three), so that the text is one
    /// that every reader takes.
    package mutating func append(_ number: Double, decimals: Int = 3) {
        let places = Swift.min(9, Swift.max(0, decimals))
        var unit: UInt64 = 1
        for _ in 0..<places { unit *= 10 }
        let scaled = number.isNaN ? 0 : (number * Double(unit)).clamped(-1e18, 1e18).rounded(.toNearestOrEven)
        if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
        let units = UInt64(scaled.magnitude)
        append(digits: units / unit, atLeast: 1)
        var rest = units % unit
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var left = places
        while rest % 10 == 0 {
            rest /= 10
            left -= 1
        }
        append(digits: rest, atLeast: left)
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
