import Testing

@testable import frame_sequence

/// What is read from a file of frames.
@Suite struct FrameFileTests {
    private func error(_ bytes: [UInt8]) -> FrameFileError? {
        do {
            _ = try FrameFile(bytes)
            return nil
        } catch { return error }
    }

    @Test(arguments: [(1, 1), (44, 88), (65536, 2), (0x7FFF_FFFF, 1)])
    func aStillHasASizeAndNoDurations(width: Int, height: Int) throws {
        #expect(try FrameFile(MadeFile.png(width, height)) == FrameFile(width: width, height: height, durations: nil))
    }

    @Test func anAnimatedPNGHasADurationForEachFrame() throws {
        let file = try FrameFile(MadeFile.apng([(1, 4), (3, 100), (1, 2), (65535, 65535)]))
        #expect(file == FrameFile(width: 4, height: 3, durations: [0.25, 0.03, 0.5, 1]))
    }

    @Test(arguments: [
        ((5, 0), 0.05), ((0, 0), 0.1), ((0, 30), 0.1), ((1, 100), 0.1), ((1, 99), 1.0 / 99), ((2, 100), 0.02), ((1, 65535), 0.1),
    ])
    func aDenominatorOf0Is100AndWhatIsTooShortATenth(delay: (Int, Int), duration: Double) throws {
        #expect(try FrameFile(MadeFile.apng([delay])).durations == [duration])
    }

    @Test(arguments: [([10, 20], [0.1, 0.2]), ([0, 1, 2, nil], [0.1, 0.1, 0.02, 0.1]), ([65535], [655.35])] as [([Int?], [Double])])
    func aGIFHasItsDelaysInHundredths(delays: [Int?], durations: [Double]) throws {
        #expect(try FrameFile(MadeFile.gif(delays)) == FrameFile(width: 5, height: 6, durations: durations))
    }

    @Test func aDelayIsForTheNextFrameOnly() throws {
        let bytes = MadeFile.gifHead() + MadeFile.gifControl(50) + MadeFile.gifFrame() + MadeFile.gifFrame() + [0x3B]
        #expect(try FrameFile(bytes).durations == [0.5, 0.1])
    }

    @Test(arguments: [MadeFile.png(), MadeFile.apng([(1, 4), (1, 8)]), MadeFile.gif([10, nil, 3])])
    func cutAnywhereItIsAnError(whole: [UInt8]) {
        for length in 0..<whole.count {
            guard case .cutOff(_, let expected, let found)? = error(Array(whole.prefix(length))) else {
                Issue.record("cut after \(length) of \(whole.count) bytes it is \(String(describing: error(Array(whole.prefix(length)))))")
                continue
            }
            #expect(found < expected)
        }
        #expect(error(whole) == nil && error(whole + [1, 2, 3]) == nil)
    }

    @Test(arguments: [MadeFile.png(), MadeFile.apng([(1, 4), (1, 8)])])
    func noByteOfAPNGCanBeAnother(whole: [UInt8]) {
        for place in whole.indices {
            for change in [1, 0x20, 0x80, 0xFF] as [UInt8] {
                var bytes = whole
                bytes[place] ^= change
                #expect(error(bytes) != nil, "byte \(place) changed by \(change)")
            }
        }
    }

    @Test func noByteOfAGIFCanDoHarm() {
        let whole = MadeFile.gif([10, nil, 3])
        for place in whole.indices {
            for byte in [0, 1, 0x2C, 0x7F, 0x80, 0xFF] as [UInt8] {
                var bytes = whole
                bytes[place] = byte
                if let file = try? FrameFile(bytes) { #expect(file.width > 0 && file.durations?.isEmpty == false) }
            }
        }
    }

    @Test(arguments: [[], [0x89], Array("GIF".utf8)] as [[UInt8]])
    func aBeginningOfASignatureIsCutOff(bytes: [UInt8]) {
        #expect(error(bytes) == .cutOff("the signature", expected: 8, found: bytes.count))
    }

    @Test(arguments: ["<svg/>", "GIF7", "JFIF and more", "BM"])
    func anotherKindIsSaidToBeOne(text: String) {
        #expect(error(Array(text.utf8)) == .unknownKind)
    }

    /// A file from its parts.
    private static func file(_ parts: [UInt8]...) -> [UInt8] { Array(parts.joined()) }

    private static let png = file(PNGReader.signature, MadeFile.header(4, 3))

    private static let damaged: [(bytes: [UInt8], words: String)] = [
        (MadeFile.png(0, 3), "IHDR: expected a width and a height of 1 to 2147483647, found 0 by 3"),
        (file(PNGReader.signature, MadeFile.chunk("IDAT")), "the first chunk: expected IHDR, found IDAT"),
        (file(PNGReader.signature, MadeFile.chunk("IEND")), "the first chunk: expected IHDR, found IEND"),
        (file(png, MadeFile.header(4, 3)), "IHDR: expected one, found another"),
        (file(png, MadeFile.chunk("IEND")), "the file: expected IDAT, found none"),
        (MadeFile.apng([(1, 4)], says: 2), "the file: expected 2 times fcTL, as acTL says, found 1"),
        (MadeFile.apng([(1, 4)], says: 0), "acTL: expected one before IDAT, of 1 to 10000 frames, found 0 frames"),
        (file(png, MadeFile.control(0, (1, 4), width: 3, x: 2)), "fcTL: expected a frame inside 4 by 3, found 3 by 3 at 2, 0"),
        (file(png, MadeFile.control(7, (1, 4))), "fcTL: expected the number 0, found 7"),
        (file(MadeFile.gifHead(), [0x3B]), "the file: expected a frame or more, found none"),
        (MadeFile.gifHead(0, 6), "the screen's description: expected a width and a height of 1 or more, found 0 by 6"),
        (
            file(MadeFile.gifHead(), MadeFile.gifFrame(5, 6, y: 1)),
            "a frame's description: expected a frame inside 5 by 6, found 5 by 6 at 0, 1"
        ),
        (file(MadeFile.gifHead(), [0x42]), "a block's mark: expected 33, 44 or 59, found 66"),
    ]

    @Test(arguments: damaged)
    func whatIsDamagedIsSaid(bytes: [UInt8], words: String) {
        #expect(error(bytes)?.description == "damaged in " + words)
    }
}
