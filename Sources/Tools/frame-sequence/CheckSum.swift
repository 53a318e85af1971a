/// The check sum of a PNG's chunk: CRC-32 with the polynomial of ISO 3309, as the PNG specification has it.
enum CheckSum {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }

    /// The sum of some bytes, one after another.
    static func of(_ parts: ArraySlice<UInt8>...) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for part in parts {
            for byte in part { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
        }
        return ~sum
    }
}
