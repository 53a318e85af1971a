/// Reads what a PNG or an APNG says of its frames (the PNG specification, third edition; before it the APNG specification of Mozilla). The
/// pictures themselves aren't decoded, but every chunk's check sum is compared.
struct PNGReader {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// The largest number that a PNG holds.
    private static let greatest: UInt32 = 0x7FFF_FFFF

    private var size: (width: Int, height: Int)?
    private var frameCount: Int?
    private var durations: [Double] = []
    private var hasData = false
    /// The number that the next chunk of the animation has to have.
    private var nextNumber: UInt32 = 0

    static func read(_ bytes: [UInt8]) throws(FrameFileError) -> FrameFile {
        var bytes = FrameBytes(bytes)
        var reader = PNGReader()
        _ = try bytes.take(8, of: "the signature")
        while true {
            let chunk = try Chunk(&bytes)
            if chunk.kind == "IEND" { return try reader.end() }
            try reader.take(chunk)
        }
    }

    private struct Chunk {
        let kind: String
        let data: ArraySlice<UInt8>

        init(_ bytes: inout FrameBytes) throws(FrameFileError) {
            let length = try bytes.take(4, of: "a chunk's length").big
            guard length <= PNGReader.greatest else {
                throw .damaged("a chunk's length", expected: "at most 2147483647", found: "\(length)")
            }
            let name = try bytes.take(4, of: "a chunk's name")
            guard name.allSatisfy({ (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }) else {
                throw .damaged("a chunk's name", expected: "four letters", found: name.map { "\($0)" }.joined(separator: " "))
            }
            kind = String(decoding: name, as: UTF8.self)
            data = try bytes.take(Int(length), of: kind)
            let sum = try bytes.take(4, of: "\(kind)'s check sum").big
            let own = CheckSum.of(name, data)
            guard sum == own else { throw .damaged(kind, expected: "the check sum \(own)", found: "\(sum)") }
        }
    }

    private mutating func take(_ chunk: Chunk) throws(FrameFileError) {
        if size == nil, chunk.kind != "IHDR" { throw .damaged("the first chunk", expected: "IHDR", found: chunk.kind) }
        switch chunk.kind {
        case "IHDR": try takeHeader(chunk.data)
        case "acTL":
            try Self.check(chunk, length: 8)
            let count = chunk.data.part(0, 4).big
            guard frameCount == nil, !hasData, count >= 1, count <= UInt32(FrameFile.mostFrames) else {
                throw .damaged("acTL", expected: "one before IDAT, of 1 to \(FrameFile.mostFrames) frames", found: "\(count) frames")
            }
            frameCount = Int(count)
        case "fcTL": try takeControl(chunk)
        case "IDAT": hasData = true
        case "fdAT":
            guard chunk.data.count >= 4 else { throw .damaged("fdAT", expected: "4 bytes or more", found: "\(chunk.data.count)") }
            try takeNumber(chunk.data.part(0, 4).big, of: "fdAT")
        default: break
        }
    }

    private mutating func takeHeader(_ data: ArraySlice<UInt8>) throws(FrameFileError) {
        guard size == nil else { throw .damaged("IHDR", expected: "one", found: "another") }
        guard data.count == 13 else { throw .damaged("IHDR", expected: "13 bytes", found: "\(data.count)") }
        let (width, height) = (data.part(0, 4).big, data.part(4, 4).big)
        for length in [width, height] where length == 0 || length > Self.greatest {
            throw .damaged("IHDR", expected: "a width and a height of 1 to 2147483647", found: "\(width) by \(height)")
        }
        size = (Int(width), Int(height))
    }

    private mutating func takeControl(_ chunk: Chunk) throws(FrameFileError) {
        try Self.check(chunk, length: 26)
        let data = chunk.data
        try takeNumber(data.part(0, 4).big, of: "fcTL")
        let numbers = [4, 8, 12, 16].map { Int(data.part($0, 4).big) }
        let (width, height) = size ?? (0, 0)
        guard numbers[0] > 0, numbers[1] > 0, numbers[0] + numbers[2] <= width, numbers[1] + numbers[3] <= height else {
            throw .damaged(
                "fcTL", expected: "a frame inside \(width) by \(height)",
                found: "\(numbers[0]) by \(numbers[1]) at \(numbers[2]), \(numbers[3])")
        }
        guard durations.count < FrameFile.mostFrames else {
            throw .damaged("fcTL", expected: "at most \(FrameFile.mostFrames) frames", found: "more")
        }
        // A part of a second; a denominator of 0 counts as 100.
        let (numerator, denominator) = (data.part(20, 2).big, data.part(22, 2).big)
        durations.append(Double(numerator) / Double(denominator == 0 ? 100 : denominator))
    }

    private mutating func takeNumber(_ number: UInt32, of part: String) throws(FrameFileError) {
        guard number == nextNumber else { throw .damaged(part, expected: "the number \(nextNumber)", found: "\(number)") }
        nextNumber &+= 1
    }

    private func end() throws(FrameFileError) -> FrameFile {
        guard let size else { throw .damaged("the first chunk", expected: "IHDR", found: "IEND") }
        guard hasData else { throw .damaged("the file", expected: "IDAT", found: "none") }
        guard let frameCount else { return FrameFile(width: size.width, height: size.height, durations: nil) }
        guard durations.count == frameCount else {
            throw .damaged("the file", expected: "\(frameCount) times fcTL, as acTL says", found: "\(durations.count)")
        }
        return FrameFile(width: size.width, height: size.height, durations: durations)
    }

    private static func check(_ chunk: Chunk, length: Int) throws(FrameFileError) {
        guard chunk.data.count == length else {
            throw .damaged(chunk.kind, expected: "\(length) bytes", found: "\(chunk.data.count)")
        }
    }
}
