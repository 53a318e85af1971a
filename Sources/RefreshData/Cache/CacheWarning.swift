public import Foundation

/// Something went wrong with a page on disk. Nobody is kept from loading by it: the page is loaded anew, or isn't kept.
public struct CacheWarning: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public enum Problem: Hashable, Sendable {
        /// The file isn't what it should be. It was moved to the given place, in place of any that was set aside before; nil if it couldn't
        /// be moved either.
        case setAside(expected: String, found: String, to: URL?)
        /// The file can't be read, for this reason.
        case unreadable(String)
        /// The page can't be written, for this reason. What was there before still is.
        case unwritable(String)
    }

    /// The file.
    public var file: URL
    /// What went wrong with it.
    public var problem: Problem

    /// Makes a warning.
    public init(file: URL, problem: Problem) {
        self.file = file
        self.problem = problem
    }

    /// The warning as a line of English, for a log.
    public var description: String {
        switch problem {
        case .setAside(let expected, let found, let place):
            let fate = place.map { "set aside as \($0.lastPathComponent)" } ?? "it can't be set aside"
            return "\(file.path): expected \(expected), found \(found); \(fate)"
        case .unreadable(let reason): return "\(file.path): can't be read: \(reason)"
        case .unwritable(let reason): return "\(file.path): can't be written: \(reason)"
        }
    }

    /// Writes the warning to the standard error.
    @Sendable public static func print(_ warning: CacheWarning) {
        FileHandle.standardError.write(Data("\(warning)\n".utf8))
    }
}
