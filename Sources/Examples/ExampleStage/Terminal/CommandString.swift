import RefreshRendering

/// A string that begins with OSC, DCS or the like and ends with BEL or ST (ECMA-48, 5.6).
enum CommandString {
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
