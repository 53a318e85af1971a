import Foundation
import Testing

@testable import refresh

/// Where the gallery is written, and what is said where it can't be.
@MainActor @Suite("The gallery's folder", .timeLimit(.minutes(30)))
final class GalleryFolderTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    private let files = [(name: "a.svg", text: "<svg/>\n"), (name: "index.html", text: "<!doctype html>\n")]

    init() throws { try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: root) }

    private func path(_ name: String) -> String { root.appendingPathComponent(name).path }

    private func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    @Test("is made where it is missing, and files are written over", arguments: ["new", "new/", "deep/er"])
    func writes(name: String) throws {
        let folder = GalleryFolder(path: root.path + "/" + name)
        try folder.write([(name: "a.svg", text: "something longer than it will be")])
        try folder.write(files)
        #expect(try text(name + "/a.svg") == "<svg/>\n")
        #expect(try folder.differences(from: files) == [])
    }

    @Test("is left as it is besides")
    func leavesOthers() throws {
        try Data("mine".utf8).write(to: root.appendingPathComponent("notes.txt"))
        try GalleryFolder(path: root.path).write(files)
        #expect(try text("notes.txt") == "mine")
        #expect(try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() == ["a.svg", "index.html", "notes.txt"])
    }

    @Test("differs where a file is missing, changed or no file of the gallery")
    func differences() throws {
        let folder = GalleryFolder(path: root.path)
        try folder.write([(name: "a.svg", text: "<svg />\n"), (name: "old.svg", text: "")])
        #expect(
            try folder.differences(from: files) == [
                "\(root.path)/old.svg: no file of the gallery", "\(root.path)/a.svg: differs from what is drawn now",
                "\(root.path)/index.html: missing",
            ])
    }

    @Test("can't be a file, nor stand in one")
    func noFolder() throws {
        try Data().write(to: root.appendingPathComponent("file"))
        #expect(throws: GalleryError.noFolder(path("file"))) { try GalleryFolder(path: path("file")).write(files) }
        #expect(throws: GalleryError.noFolder(path("none"))) { try GalleryFolder(path: path("none")).differences(from: files) }
        let error = #expect(throws: GalleryError.self) { try GalleryFolder(path: path("file/in")).write(files) }
        #expect(error?.description.hasPrefix("\(path("file/in")): the folder can't be made: ") == true)
    }

    @Test("has no file written through a link or over a folder")
    func noLinks() throws {
        try Data("safe".utf8).write(to: root.appendingPathComponent("outside"))
        let folder = root.appendingPathComponent("in")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("a.svg"), withDestinationURL: root.appendingPathComponent("outside"))
        #expect(throws: GalleryError.noFile(folder.path + "/a.svg")) { try GalleryFolder(path: folder.path).write(files) }
        #expect(try text("outside") == "safe")
        try FileManager.default.removeItem(at: folder.appendingPathComponent("a.svg"))
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("a.svg"), withIntermediateDirectories: true)
        #expect(throws: GalleryError.noFile(folder.path + "/a.svg")) { try GalleryFolder(path: folder.path).write(files) }
    }

    @Test(
        "is asked for on a command line that is understood, or status 2",
        arguments: [["gallery"], ["gallery", ""], ["gallery", "--bogus", "a"], ["gallery", "a", "b"], ["gallery", "--check"]])
    func wrongCommandLine(arguments: [String]) async {
        #expect(await Command.run(arguments) == .unusable)
    }

    @Test("is written with status 0, and compared with 0 or 1")
    func statuses() async throws {
        let folder = path("all")
        #expect(await Command.run(["gallery", folder]) == .success)
        #expect(await Command.run(["gallery", "--check", folder]) == .success)
        try Data().write(to: URL(fileURLWithPath: folder + "/ring-armed.svg"))
        #expect(await Command.run(["gallery", "--check", folder]) == .failure)
        #expect(await Command.run(["gallery", "--check", path("none")]) == .unusable)
        #expect(await Command.run(["gallery", folder + "/ring-armed.svg"]) == .unusable)
    }
}
