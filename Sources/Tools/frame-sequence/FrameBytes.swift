/// Reads a file's bytes from the front, never beyond the end.
struct FrameBytes {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: some Sequence<UInt8>) { rest = ArraySlice(Array(bytes)) }

    /// How many bytes are left.
    var count: Int { rest.count }

    /// Takes some bytes of a part of the file.
    mutating func take(_ count: Int, of part: String) throws(FrameFileError) -> ArraySlice<UInt8> {
        guard rest.count >= count else { throw .cutOff(part, expected: count, found: rest.count) }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    /// Takes one byte of a part of the file.
    mutating func byte(of part: String) throws(FrameFileError) -> Int { Int(try take(1, of: part).big) }
}

extension ArraySlice<UInt8> {
    /// The number that up to four bytes are, the highest first.
    var big: UInt32 { reduce(0) { $0 << 8 | UInt32($1) } }

    /// The number that up to four bytes are, the lowest first.
    var little: UInt32 { reversed().reduce(0) { $0 << 8 | UInt32($1) } }

    /// So many bytes from a place on; fewer where there are none. As a slice of their own.
    func part(_ offset: Int, _ count: Int) -> ArraySlice<UInt8> { dropFirst(offset).prefix(count) }
}
