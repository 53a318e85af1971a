import Foundation
import Testing

/// The command `refresh`, run as a user runs it.
@Suite("The command refresh")
struct CommandTests {
    struct Result {
        let status: Int32
        let output: String
        let errors: String
    }

    /// The command stands beside the tests that were built with it.
    private static let command: URL = {
        let arguments = CommandLine.arguments
        let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments.first ?? ""
        var folder = URL(fileURLWithPath: bundle)
        while folder.path != "/", !FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("refresh").path) {
            folder.deleteLastPathComponent()
        }
        return folder.appendingPathComponent("refresh")
    }()

    private func run(_ arguments: String...) throws -> Result {
        let process = Process()
        let output = Pipe(), errors = Pipe()
        process.executableURL = Self.command
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: complaint, as: UTF8.self))
    }

    /// Writes files into a folder of their own, and takes it away afterwards.
    private func withFiles<Value>(_ files: [String: String], _ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("refresh-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        return try body(folder)
    }

    @Test("All scenarios of the package hold, and it says nothing")
    func allHold() throws {
        let result = try run("replay", ScenarioFiles.folder.path)
        #expect(result.status == 0)
        #expect(result.output == "")
        #expect(result.errors == "")
    }

    @Test("An expectation that isn't met is a line, and the status is 1")
    func failure() throws {
        try withFiles(["a.json": "{\"steps\": [\n{\"expect\": {\"calls\": 1}}, {\"expect\": {\"armed\": true}}]}"]) { folder in
            let file = folder.appendingPathComponent("a.json").path
            let result = try run("replay", file)
            #expect(result.status == 1)
            #expect(
                result.output == """
                    \(file):2:22: /steps/0/expect/calls: expected calls 1, found 0 (at 0 s)
                    \(file):2:48: /steps/1/expect/armed: expected armed true, found false (at 0 s)

                    """)
            #expect(result.errors == "")
        }
    }

    @Test("A file that is no scenario is a line on the standard error, and the status is 2; the others are replayed")
    func badFile() throws {
        try withFiles(["a.json": "{\"steps\": [", "b.json": "{\"steps\": [{\"expect\": {\"calls\": 1}}]}", "c.txt": ""]) { folder in
            let result = try run("replay", folder.path)
            #expect(result.status == 2)
            #expect(result.errors == "\(folder.path)/a.json:1:12: /steps/0: expected a value, found the end of the text\n")
            #expect(result.output == "\(folder.path)/b.json:1:33: /steps/0/expect/calls: expected calls 1, found 0 (at 0 s)\n")
        }
    }

    @Test("What can't be read is told, and the status is 2")
    func unreadable() throws {
        try withFiles(["a.txt": "", "empty.json": ""]) { folder in
            let missing = try run("replay", folder.path + "/missing.json")
            #expect(missing.status == 2)
            #expect(missing.errors == "\(folder.path)/missing.json: the file can't be opened\n")
            let empty = try run("replay", folder.path + "/empty.json")
            #expect(empty.status == 2)
            #expect(empty.errors == "\(folder.path)/empty.json:1:1: expected a value, found the end of the text\n")
            let inner = folder.appendingPathComponent("inner")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
            #expect(try run("replay", inner.path).errors == "\(inner.path): no .json file in the folder\n")
        }
    }

    @Test("The transcript tells what happens")
    func transcript() throws {
        let file = ScenarioFiles.url("B001-start-several-times").path
        let result = try run("replay", "--transcript", file)
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.first == file)
        #expect(lines.contains("0 wrote top 60, offset -60 in 0.3"))
        #expect(lines.contains("0 top refused: loading"))
        #expect(lines.last == "1.3 top closed")
    }

    @Test("JSON lines tell the same")
    func jsonLines() throws {
        try withFiles(["a.json": "{\"steps\": [\"start\", {\"expect\": {\"calls\": 2}}]}", "b.json": "["]) { folder in
            let result = try run("replay", "--json", "--transcript", folder.path)
            #expect(result.status == 2)
            let objects = try result.output.split(separator: "\n").map {
                try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
            }
            func kinds(_ kind: String) -> [[String: Any]] { objects.filter { $0["kind"] as? String == kind } }
            #expect(kinds("line").contains { $0["text"] as? String == "top loading" && $0["time"] as? Double == 0 })
            #expect(kinds("failure").count == 1)
            let failure = try #require(kinds("failure").first)
            #expect(failure["file"] as? String == folder.path + "/a.json")
            #expect(failure["pointer"] as? String == "/steps/1/expect/calls")
            #expect(failure["line"] as? Int == 1 && failure["column"] as? Int == 42)
            #expect(failure["subject"] as? String == "calls")
            #expect(failure["expected"] as? String == "2")
            #expect(failure["found"] as? String == "1")
            #expect(kinds("summary").map { $0["failures"] as? Int } == [1])
            #expect(kinds("error").map { $0["reason"] as? String } == ["expected a value, found the end of the text"])
        }
    }

    @Test("Help is told on the standard output", arguments: [["--help"], ["-h"], ["help"], ["replay", "--help"]])
    func help(arguments: [String]) throws {
        let result = arguments.count == 1 ? try run(arguments[0]) : try run(arguments[0], arguments[1])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("usage: refresh replay [--transcript] [--json] FILE…\n"))
        #expect(result.errors == "")
    }

    @Test(
        "A command line that is wrong is told in one line, and the status is 2",
        arguments: [
            (["reply"], "unknown command \"reply\""), (["replay", "--jsn", "a"], "unknown option \"--jsn\""), (["replay"], "no file"),
            (["replay", "--", "--json"], nil),
        ])
    func wrongCommandLine(arguments: [String], reason: String?) throws {
        let result =
            switch arguments.count {
            case 1: try run(arguments[0])
            case 2: try run(arguments[0], arguments[1])
            default: try run(arguments[0], arguments[1], arguments[2])
            }
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors == (reason.map { "refresh: \($0); try refresh --help\n" } ?? "--json: the file can't be opened\n"))
    }

    @Test("Without a command it says where help is")
    func nothing() throws {
        let result = try run()
        #expect(result.status == 2)
        #expect(result.errors == "refresh: no command; try refresh --help\n")
    }
}
