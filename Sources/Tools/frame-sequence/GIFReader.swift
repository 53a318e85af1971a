/// Reads what a GIF says of its frames (the GIF89a specification of CompuServe). The pictures themselves aren't decoded.
struct GIFReader {
    /// What both versions begin with.
    static let signature = Array("GIF8".utf8)

    private var bytes: FrameBytes
    private var size = (width: 0, height: 0)
    private var durations: [Double] = []
    /// The delay that stands before the next frame, in seconds.
    private var delay = 0.0

    static func read(_ bytes: [UInt8]) throws(FrameFileError) -> FrameFile {
        var reader = GIFReader(bytes: FrameBytes(bytes))
        return try reader.read()
    }

    private init(bytes: FrameBytes) { self.bytes = bytes }

    private mutating func read() throws(FrameFileError) -> FrameFile {
        let version = String(decoding: try bytes.take(6, of: "the signature"), as: UTF8.self)
        guard ["GIF87a", "GIF89a"].contains(version) else {
            throw .damaged("the signature", expected: "GIF87a or GIF89a", found: version)
        }
        let screen = try bytes.take(7, of: "the screen's description")
        size = (Int(screen.part(0, 2).little), Int(screen.part(2, 2).little))
        guard size.width > 0, size.height > 0 else {
            throw .damaged(
                "the screen's description", expected: "a width and a height of 1 or more", found: "\(size.width) by \(size.height)")
        }
        try skipTable(Int(screen.part(4, 1).big))
        while true {
            let mark = try bytes.byte(of: "a block's mark")
            switch mark {
            case 0x21: try takeExtension()
            case 0x2C: try takeFrame()
            case 0x3B:
                guard !durations.isEmpty else { throw .damaged("the file", expected: "a frame or more", found: "none") }
                return FrameFile(width: size.width, height: size.height, durations: durations)
            default: throw .damaged("a block's mark", expected: "33, 44 or 59", found: "\(mark)")
            }
        }
    }

    /// A colour table has 3 · 2^(n + 1) bytes, if there is one.
    private mutating func skipTable(_ flags: Int) throws(FrameFileError) {
        if flags & 0x80 != 0 { _ = try bytes.take(3 << (flags & 7 + 1), of: "a colour table") }
    }

    private mutating func takeExtension() throws(FrameFileError) {
        let label = try bytes.byte(of: "an extension")
        guard label == 0xF9 else { return try skipBlocks(of: "an extension") }
        let length = try bytes.byte(of: "a frame's control")
        guard length == 4 else { throw .damaged("a frame's control", expected: "4 bytes", found: "\(length)") }
        // In hundredths of a second.
        delay = Double(try bytes.take(4, of: "a frame's control").part(1, 2).little) / 100
        let end = try bytes.byte(of: "a frame's control")
        guard end == 0 else { throw .damaged("a frame's control", expected: "an end", found: "\(end)") }
    }

    private mutating func takeFrame() throws(FrameFileError) {
        let frame = try bytes.take(9, of: "a frame's description")
        let numbers = [0, 2, 4, 6].map { Int(frame.part($0, 2).little) }
        guard numbers[2] > 0, numbers[3] > 0, numbers[0] + numbers[2] <= size.width, numbers[1] + numbers[3] <= size.height else {
            throw .damaged(
                "a frame's description", expected: "a frame inside \(size.width) by \(size.height)",
                found: "\(numbers[2]) by \(numbers[3]) at \(numbers[0]), \(numbers[1])")
        }
        guard durations.count < FrameFile.mostFrames else {
            throw .damaged("the file", expected: "at most \(FrameFile.mostFrames) frames", found: "more")
        }
        try skipTable(Int(frame.part(8, 1).big))
        let codeSize = try bytes.byte(of: "a frame")
        guard (2...8).contains(codeSize) else { throw .damaged("a frame", expected: "a code size of 2 to 8", found: "\(codeSize)") }
        try skipBlocks(of: "a frame")
        durations.append(delay)
        delay = 0
    }

    private mutating func skipBlocks(of part: String) throws(FrameFileError) {
        while true {
            let length = try bytes.byte(of: part)
            if length == 0 { return }
            _ = try bytes.take(length, of: part)
        }
    }
}
