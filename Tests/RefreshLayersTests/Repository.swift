import Foundation

/// The package's own files.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// What stands in a folder, by name.
    static func entries(of folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
    }

    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The Swift files under a folder, in the order of their paths; none if there is no such folder.
    static func swiftFiles(under folder: String) throws -> [SourceFile] {
        let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map {
            SourceFile(path: "\(folder)/\($0)", text: try text(of: "\(folder)/\($0)"))
        }
    }

    static let sources = Result { try swiftFiles(under: "Sources") }
    static let tests = Result { try swiftFiles(under: "Tests") }

    /// The modules that have Swift sources.
    static let modules = Set((try? sources.get().map(\.module)) ?? []).sorted()

    static func sources(of module: String) throws -> [SourceFile] { try sources.get().filter { $0.module == module } }
}
