#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A text that goes to a file.
struct OutputFile {
    /// Why a file couldn't be written.
    struct Failure: Error, CustomStringConvertible {
        let path: String
        let reason: String

        var description: String { "can't write '\(path)': \(reason)" }
    }

    let path: String

    /// Replaces the file's content, or makes the file.
    func write(_ text: String) throws(Failure) {
        guard let file = fopen(path, "w") else { throw Failure(path: path, reason: String(cString: strerror(errno))) }
        let bytes = Array(text.utf8)
        let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
        let reason = String(cString: strerror(errno))
        guard fclose(file) == 0 else { throw Failure(path: path, reason: String(cString: strerror(errno))) }
        guard isWritten else { throw Failure(path: path, reason: reason) }
    }
}
