/// A decimal number that is read digit by digit, and its value as a double, without a platform's library.
///
/// Right to the last bit for up to 15 digits and powers of ten up to 22 (both are exact doubles then: Clinger, 1990); beyond that off by
/// a few units in the last place.
struct DecimalNumber {
    private var digits: UInt64 = 0
    private(set) var hasDigits = false
    /// The power of ten that the digits are multiplied with.
    var exponent = 0

    /// Appends a digit, 0…9. Digits past the nineteenth only count for the size.
    mutating func append(_ digit: UInt8, isFraction: Bool) {
        hasDigits = true
        if digits < 1_000_000_000_000_000_000 {
            digits = digits * 10 + UInt64(digit)
            if isFraction { exponent -= 1 }
        } else if !isFraction {
            exponent += 1
        }
    }

    /// The number; infinite where it is too large.
    var value: Double {
        var value = Double(digits)
        guard digits > 0 else { return 0 }
        var rest = exponent
        while rest > 0, value.isFinite {
            let step = Swift.min(rest, 22)
            value *= Self.power(of: step)
            rest -= step
        }
        while rest < 0, value > 0 {
            let step = Swift.min(-rest, 22)
            value /= Self.power(of: step)
            rest += step
        }
        return value
    }

    /// A power of ten, exact up to 10²².
    private static func power(of exponent: Int) -> Double {
        var power = 1.0
        for _ in 0..<exponent { power *= 10 }
        return power
    }
}
