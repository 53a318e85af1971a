/// The fuzzer's bytes, read from front to back. Past the end all is 0.
struct Bytes {
    private var rest: Slice<UnsafeBufferPointer<UInt8>>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = bytes[...] }

    var isEmpty: Bool { rest.isEmpty }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    mutating func flag() -> Bool { byte() & 1 == 1 }

    mutating func choice<Value>(of values: [Value]) -> Value { values[Int(byte()) % values.count] }

    /// A number: mostly of the size of lengths and times, at times one of the ends of what a Double can be, at times any bits.
    mutating func number() -> Double {
        let kind = byte()
        switch kind {
        case 255: return choice(of: Self.extremes)
        case 254: return Double(bitPattern: (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) })
        default: return Double(Int8(bitPattern: kind)) * (flag() ? 8 : 0.125)
        }
    }

    private static let extremes = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0, 1e300, -1e300,
    ]
}
