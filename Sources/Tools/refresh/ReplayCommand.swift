import Foundation
import RefreshSimulator

/// `refresh replay`: reads files, replays them, and has the output told.
@MainActor
struct ReplayCommand {
    /// The largest file that is read, in bytes.
    static let greatestSize = 16 * 1024 * 1024

    let output: ReplayOutput

    func run(_ paths: [String]) async -> Command.Status {
        var status = Command.Status.success
        func note(_ other: Command.Status) { if other.rawValue > status.rawValue { status = other } }
        for path in paths {
            switch Self.files(at: path) {
            case .success(let files): for file in files { note(await replay(file)) }
            case .failure(let problem):
                output.tell(problem, file: path)
                note(.unusable)
            }
        }
        return status
    }

    private func replay(_ file: String) async -> Command.Status {
        switch Self.bytes(of: file) {
        case .failure(let problem):
            output.tell(problem, file: file)
            return .unusable
        case .success(let bytes):
            do throws(ScenarioError) {
                let report = try await ScenarioReplay.play(try Scenario(json: bytes))
                output.tell(report, file: file)
                return report.failures.isEmpty ? .success : .failure
            } catch {
                output.tell(error, file: file)
                return .unusable
            }
        }
    }

    /// The file itself, or the scenarios in a folder, by name.
    private static func files(at path: String) -> Result<[String], Unreadable> {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return .success([path]) }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            return .failure(Unreadable("the folder can't be read"))
        }
        let files = names.filter { $0.hasSuffix(".json") }.sorted().map { path.hasSuffix("/") ? path + $0 : path + "/" + $0 }
        return files.isEmpty ? .failure(Unreadable("no .json file in the folder")) : .success(files)
    }

    private static func bytes(of file: String) -> Result<Data, Unreadable> {
        guard let handle = FileHandle(forReadingAtPath: file) else { return .failure(Unreadable("the file can't be opened")) }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: greatestSize + 1) else {
            return (try? handle.offset()) == 0 ? .success(Data()) : .failure(Unreadable("the file can't be read"))
        }
        return data.count > greatestSize ? .failure(Unreadable("the file is larger than \(greatestSize) bytes")) : .success(data)
    }
}

/// Why a file or folder gives no text.
struct Unreadable: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
