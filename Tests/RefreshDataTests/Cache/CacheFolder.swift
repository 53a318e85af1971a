import Foundation
import RefreshData

/// A folder of a test's own, which is gone when the test is, and the warnings that were given of what is in it.
final class CacheFolder: Sendable {
    let url: URL
    let warnings = Warnings()

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("RefreshData-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var page: URL { url.appendingPathComponent("page") }

    /// The names of the files, in order.
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }

    /// Hears warnings, in order.
    final class Warnings: Sendable {
        private let (stream, continuation) = AsyncStream.makeStream(of: CacheWarning.self)

        @Sendable func hear(_ warning: CacheWarning) { continuation.yield(warning) }

        /// The warnings, once no more will come.
        func all() async -> [CacheWarning] {
            continuation.finish()
            return await stream.reduce(into: []) { $0.append($1) }
        }
    }
}
