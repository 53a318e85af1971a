/// A sequence that begins with CSI (ECMA-48, 5.4): parameters, intermediates and one final byte.
enum ControlSequence {
    static func read(_ bytes: ArraySlice<UInt8>) -> (length: Int, event: TerminalInput.Event?)? {
        if bytes.first == UInt8(ascii: "M") { return bytes.count < 4 ? nil : (4, oldMouse(Array(bytes.dropFirst().prefix(3)))) }
        let body = bytes.prefix { (0x20..<0x40).contains($0) }
        guard body.endIndex < bytes.endIndex else { return nil }
        let final = bytes[body.endIndex]
        // A byte that can't stand in a sequence ends it, and is read again by itself.
        guard (0x40..<0x7F).contains(final) else { return (body.count, nil) }
        return (body.count + 1, event(body, final))
    }

    static func arrow(_ byte: UInt8) -> TerminalInput.Event? {
        switch byte {
        case UInt8(ascii: "A"): .key(.up)
        case UInt8(ascii: "B"): .key(.down)
        case UInt8(ascii: "C"): .key(.right)
        case UInt8(ascii: "D"): .key(.left)
        default: nil
        }
    }

    private static func event(_ body: ArraySlice<UInt8>, _ final: UInt8) -> TerminalInput.Event? {
        switch (body.first, final) {
        case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
            let numbers = numbers(body.dropFirst())
            guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
            return mouse(numbers[0], isPressed: final == UInt8(ascii: "M"), column: numbers[1] - 1, row: numbers[2] - 1)
        case (UInt8(ascii: "?"), UInt8(ascii: "y")):
            let numbers = numbers(body.dropFirst().prefix { $0 != UInt8(ascii: "$") })
            guard numbers.count == 2, numbers[0] == 2026 else { return nil }
            return .synchronizedOutput(numbers[1] == 1 || numbers[1] == 2)
        default: return arrow(final)
        }
    }

    /// A report of xterm's mode 1006, or one of the older form brought into it.
    private static func mouse(_ code: Int, isPressed: Bool, column: Int, row: Int) -> TerminalInput.Event? {
        let kind: TerminalInput.Mouse
        switch code & ~0x1C {  // without Shift, Alt and Control
        case 0: kind = isPressed ? .press : .release
        case 32: kind = isPressed ? .drag : .release
        case 64: kind = .wheelUp
        case 65: kind = .wheelDown
        default: return nil  // another button
        }
        return .mouse(kind, column: column, row: row)
    }

    /// A report of xterm's mode 1000: three bytes, each 32 more than it says, the place counted from 1; button 3 is any release.
    private static func oldMouse(_ bytes: [UInt8]) -> TerminalInput.Event? {
        guard bytes[0] >= 32, bytes[1] > 32, bytes[2] > 32 else { return nil }
        let code = Int(bytes[0]) - 32
        let isRelease = code & ~0x1C == 3
        return mouse(isRelease ? 0 : code, isPressed: !isRelease, column: Int(bytes[1]) - 33, row: Int(bytes[2]) - 33)
    }

    /// Decimal numbers between semicolons; one that is missing, or too large to be meant, counts as 0.
    private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
        bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { digits in
            digits.count > 6 ? 0 : digits.reduce(0) { sum, digit in (0x30...0x39).contains(digit) ? sum * 10 + Int(digit) - 0x30 : sum }
        }
    }
}
