import Foundation
import Testing

@testable import frame_sequence

/// Which sequences are found in a folder.
@Suite final class FrameFolderTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("frames-\(UUID().uuidString)")
    private var folder: String { root.appendingPathComponent("Frames").path }

    init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: root) }

    private func add(_ name: String, _ bytes: [UInt8] = MadeFile.png()) throws {
        let url = URL(fileURLWithPath: folder + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    private func sequences() throws -> [FrameSet] { try FrameFolder(path: folder).sequences() }

    private func error() -> SequenceError? { #expect(throws: SequenceError.self) { try FrameFolder(path: folder).sequences() } }

    @Test func numberedStillsAreASequenceInTheOrderOfTheirNumbers() throws {
        for number in [10, 2, 9, 3, 4, 5, 6, 7, 8] { try add("cup-\(number).png") }
        try add("readme.txt", [1])
        let sets = try sequences()
        #expect(sets.map(\.images) == [(2...10).map { "cup-\($0)" }])
        #expect(sets.first?.name == "Frames" && sets.first?.durations == nil)
        #expect(sets.first?.size.width == 4 && sets.first?.size.height == 3)
    }

    @Test func scalesAreOneImage() throws {
        for number in 0..<3 {
            try add("a0\(number)@2x.png", MadeFile.png(8, 6))
            try add("a0\(number)@3x.png", MadeFile.png(12, 9))
        }
        let set = try #require(try sequences().first)
        #expect(set.images == ["a00", "a01", "a02"] && set.size == (4, 3))
    }

    @Test func foldersAndAnimationsAreSequencesOfTheirOwn() throws {
        try add("0.png")
        try add("soup/s1.png", MadeFile.png(7, 7))
        try add("wheel.gif", MadeFile.gif(Array(repeating: 5, count: 11)))
        try add("fire.PNG", MadeFile.apng([(1, 10), (1, 5)]))
        let sets = try sequences()
        #expect(sets.map(\.name) == ["Frames", "fire", "soup", "wheel"])
        #expect(sets.map { $0.durations?.count } == [nil, 2, nil, 11])
        #expect(sets[1].images == ["fire-0", "fire-1"])
        #expect(sets[3].images.first == "wheel-00" && sets[3].images.last == "wheel-10")
    }

    @Test func aGapNamesTheFileThatIsMissing() throws {
        for number in [0, 1, 3] { try add("cup-0\(number).png") }
        #expect(error() == .missing(folder + "/cup-02.png"))
        try add("cup-02@2x.png", MadeFile.png(8, 6))
        #expect(error() == .missing(folder + "/cup-02.png"))
    }

    @Test func anotherSizeNamesTheFileAndBothSizes() throws {
        try add("cup-0.png")
        try add("cup-1.png", MadeFile.png(4, 4))
        #expect(error() == .otherSize(folder + "/cup-1.png", expected: "4 by 3", found: "4 by 4"))
    }

    @Test func anotherNameANumberTwiceAndNoNumberNameTheFile() throws {
        try add("cup-0.png")
        try add("cap-1.png")
        #expect(error() == .otherName(folder + "/cap-1.png", expected: "cup-"))
        try FileManager.default.removeItem(atPath: folder + "/cap-1.png")
        try add("cup-00.png")
        #expect(
            error() == .sameNumber(folder + "/cup-00.png", as: folder + "/cup-0.png")
                || error() == .sameNumber(folder + "/cup-0.png", as: folder + "/cup-00.png"))
        try add("cup.png")
        #expect(error() == .noNumber(folder + "/cup.png"))
    }

    @Test func aDamagedFileIsNamed() throws {
        try add("cup-0.png")
        try add("cup-1.png", Array(MadeFile.png().dropLast()))
        #expect(error() == .file(folder + "/cup-1.png", .cutOff("IEND's check sum", expected: 4, found: 3)))
        #expect(error()?.description == "\(folder)/cup-1.png: error: cut off in IEND's check sum: expected 4 bytes, found 3")
        try add("cup-1.png", [])
        #expect(error() == .file(folder + "/cup-1.png", .cutOff("the signature", expected: 8, found: 0)))
    }

    @Test func nothingToReadIsAnError() throws {
        #expect(error() == .empty(folder))
        try add("deep/notes.txt", [1])
        #expect(error() == .empty(folder + "/deep"))
        #expect(throws: SequenceError.unreadable(folder + "/none")) { try FrameFolder(path: folder + "/none").sequences() }
    }

    @Test func theCommandWritesTheFileOrSaysWhyNot() throws {
        let output = root.appendingPathComponent("Out.swift").path
        try add("cup-0.png")
        #expect(SequenceCommand.run([folder + "/", "--output", output]) == 0)
        #expect(try String(contentsOfFile: output, encoding: .utf8).contains("static let frames = "))
        #expect(SequenceCommand.run([folder, "--output", root.path]) == 2)
        try add("cup-2.png")
        for arguments in [
            [folder, "--output", output], [folder], ["--output", output], [folder, folder, "--output", output],
            [folder, "--output", output, "--output", output], [folder, "--bogus"], [],
        ] {
            #expect(SequenceCommand.run(arguments) == 2, "\(arguments)")
        }
    }
}
