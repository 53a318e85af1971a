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
