import Testing

@testable import frame_sequence

/// The Swift that is written.
@Suite struct SequenceSourceTests {
    private func set(_ name: String, durations: [Double]? = nil) throws -> FrameSet {
        if let durations {
            return FrameSet(path: "/a/Frames/\(name).gif", name: name, animation: FrameFile(width: 5, height: 6, durations: durations))
        }
        let stills = [0, 1].compactMap { FrameName("cup-\($0)@2x.png") }.map { ($0, FrameFile(width: 9, height: 8, durations: nil)) }
        return try FrameSet(path: "/a/Frames/\(name)", name: name, stills: stills)
    }

    @Test func aConstantForEachSequence() throws {
        let source = try SequenceSource([try set("soup"), try set("red wheel", durations: [0.1, 0.25, 1])])
        #expect(
            source.text == """
                // Written by frame-sequence from the files named below: what is changed here is lost.
                import RefreshFrames
                import RefreshGeometry

                extension FrameSequence {
                    /// 2 frames of 4.5 by 4 points, from Frames/soup.
                    static let soup = FrameSequence(named: ["cup-0", "cup-1"], size: PlaneSize(width: 4.5, height: 4))

                    /// 3 frames of 5 by 6 points, from Frames/red wheel.gif.
                    static let redWheel = {
                        var sequence = FrameSequence(named: ["red wheel-0", "red wheel-1", "red wheel-2"], size: PlaneSize(width: 5, height: 6))
                        sequence.durations = [0.1, 0.25, 1]
                        return sequence
                    }()
                }

                """)
    }

    @Test(arguments: [
        ("Frames", "frames"), ("my-cup", "myCup"), ("soup", "soup"), ("URL cache", "uRLCache"), ("3d", "_3d"), ("for", "`for`"),
        ("été", "t"),
        ("---", "frames"), ("a_b", "aB"),
    ])
    func aFilesNameIsMadeOneOfCode(name: String, constant: String) {
        #expect(SequenceSource.constant(name) == constant)
    }

    @Test(arguments: [
        ("cup-0", "\"cup-0\""), ("a\"b", "\"a\\\"b\""), ("\\(x)", "\"\\\\(x)\""), ("é\n", "\"\\u{e9}\\u{a}\""),
    ])
    func noNameLeavesItsQuotes(name: String, literal: String) {
        #expect(SequenceSource.literal(name) == literal)
    }

    @Test func twoOfOneNameAreAnError() throws {
        let sets = [try set("my-cup"), try set("my_cup")]
        #expect(throws: SequenceError.sameConstant("/a/Frames/my_cup", as: "/a/Frames/my-cup", name: "myCup")) {
            try SequenceSource(sets)
        }
    }

    @Test(arguments: [
        ("cup-07@2x.png", "cup-07", "cup-", 7, 2), ("12.png", "12", "", 12, 1), ("a1b2.png", "a1b2", "a1b", 2, 1),
        ("x9@4x9.png", "x9@4x9", "x9@4x", 9, 1),
    ])
    func aNameSaysItsNumberAndItsScale(file: String, image: String, prefix: String, number: Int, scale: Int) throws {
        let name = try #require(FrameName(file))
        #expect(name.image == image && name.prefix == prefix && name.number == number && name.scale == scale)
    }

    @Test(arguments: ["cup.png", ".png", "", "cup-٣.png", "cup-99999999999999999999.png"])
    func aNameWithoutAUsableNumberIsNone(file: String) {
        #expect(FrameName(file) == nil)
    }
}
