import RefreshRendering

/// Reads what a terminal sends: keys, mouse reports and answers.
///
/// Bytes come in as they arrive, in pieces; a sequence that isn't complete waits for its rest.
struct TerminalInput {
    /// What was sent.
    enum Event: Equatable {
        case key(Key)
        case mouse(Mouse, column: Int, row: Int)
        /// The terminal's background (the answer to OSC 11).
        case background(TerminalInk)
        /// Whether the terminal can hold a frame back until it is complete (the answer to DECRQM for mode 2026).
        case synchronizedOutput(Bool)
    }

    /// A key, as far as an example cares.
    enum Key: Equatable {
        case up, down, left, right, escape, enter
        /// Control-C.
        case interrupt
        /// Control-Z.
        case suspend
        case character(UInt8)
    }

    /// What the mouse does. Cells are counted from 0.
    enum Mouse: Equatable {
        case press, drag, release, wheelUp, wheelDown
    }

    /// How long a lone escape byte waits for a sequence to follow before it is the Esc key, in seconds.
    static let escapePause = 0.05
    /// A sequence that is longer than this is none.
    private static let longestSequence = 256

    private var bytes: [UInt8] = []
    private var lastArrival = 0.0

    /// Takes bytes that arrived at a time, and gives the events that are complete.
    mutating func take(_ arrived: some Sequence<UInt8>, at time: Double) -> [Event] {
        let count = bytes.count
        bytes += arrived
        if bytes.count > count { lastArrival = time }
        return events()
    }

    /// Gives the Esc key for an escape byte that nothing has followed for a while.
    mutating func expire(at time: Double) -> [Event] {
        guard bytes.first == 0x1B, time - lastArrival >= Self.escapePause else { return [] }
        let isKey = bytes.count == 1
        bytes.removeAll()
        return isKey ? [.key(.escape)] : []
    }

    private mutating func events() -> [Event] {
        var events: [Event] = []
        while let (length, event) = Self.first(in: bytes[...]) {
            bytes.removeFirst(length)
            if let event { events.append(event) }
        }
        if bytes.count > Self.longestSequence { bytes.removeAll() }
        return events
    }

    /// The first thing sent, its length and what it means; nil if it isn't complete.
    private static func first(in bytes: ArraySlice<UInt8>) -> (length: Int, event: Event?)? {
        guard let first = bytes.first else { return nil }
        guard first == 0x1B else { return (1, key(first)) }
        guard bytes.count > 1 else { return nil }
        let rest = bytes.dropFirst(2)
        switch bytes[bytes.startIndex + 1] {
        case 0x1B: return (1, .key(.escape))
        case UInt8(ascii: "["): return ControlSequence.read(rest).map { ($0.length + 2, $0.event) }
        case UInt8(ascii: "O"): return rest.first.map { (3, ControlSequence.arrow($0)) }
        case UInt8(ascii: "]"): return CommandString.read(rest).map { ($0.length + 2, CommandString.event($0.text)) }
        case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            return CommandString.read(rest).map { ($0.length + 2, nil) }
        default: return (2, nil)
        }
    }

    private static func key(_ byte: UInt8) -> Event? {
        switch byte {
        case 0x03: .key(.interrupt)
        case 0x1A: .key(.suspend)
        case 0x0A, 0x0D: .key(.enter)
        case 0x20..<0x7F: .key(.character(byte))
        default: nil
        }
    }
}

/// A sequence that begins with CSI (ECMA-48, 5.4): parameters, intermediates and one final byte.
private enum ControlSequence {
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
        guard bytes.allSatisfy({ $0 > 32 || $0 == 32 }), bytes[1] > 32, bytes[2] > 32 else { return nil }
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

/// A string that begins with OSC, DCS or the like and ends with BEL or ST (ECMA-48, 5.6).
private enum CommandString {
    static func read(_ bytes: ArraySlice<UInt8>) -> (length: Int, text: ArraySlice<UInt8>)? {
        for index in bytes.indices {
            if bytes[index] == 0x07 { return (index - bytes.startIndex + 1, bytes[..<index]) }
            if bytes[index] == 0x1B, index + 1 < bytes.endIndex { return (index - bytes.startIndex + 2, bytes[..<index]) }
        }
        return nil
    }

    /// The background that an answer to OSC 11 names: `11;rgb:RRRR/GGGG/BBBB`, one to four hexadecimal digits a part.
    static func event(_ text: ArraySlice<UInt8>) -> TerminalInput.Event? {
        let start = Array("11;rgb:".utf8)
        guard text.starts(with: start) else { return nil }
        let parts = text.dropFirst(start.count).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let levels = parts.compactMap { digits -> Double? in
            guard (1...4).contains(digits.count), let value = Int(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
            return Double(value) / Double((1 << (4 * digits.count)) - 1)
        }
        guard parts.count == 3, levels.count == 3 else { return nil }
        return .background(TerminalInk(red: levels[0], green: levels[1], blue: levels[2]))
    }
}
