import Foundation
import RefreshSimulator

/// The scenario files of the package.
enum ScenarioFiles {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    static let folder = tests.appendingPathComponent("RefreshSimulatorTests/Scenarios")
    static let documentation = tests.deletingLastPathComponent().appendingPathComponent("Documentation")

    /// Their names without the ending, in order.
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".json") }.sorted()
        .map { String($0.dropLast(5)) }

    static func url(_ name: String) -> URL { folder.appendingPathComponent(name + ".json") }

    static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url(name))) }
}
