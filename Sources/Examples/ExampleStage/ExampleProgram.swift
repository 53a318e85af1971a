#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// How an example ends as a program.
enum ExampleProgram {
    /// Ends it with 0 if all went well; with 2 if the command line can't be understood, and with 1 for any other error, which is told.
    static func end(_ name: String, with error: (any Error)?) -> Never {
        guard let error else { exit(0) }
        complain(error, name)
        exit(error is ExampleUsageError ? 2 : 1)
    }

    /// Says on standard error what is wrong: one line, whatever a file is called.
    private static func complain(_ error: any Error, _ name: String) {
        let line = Array("\(name): \(error)".utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "?") : $0 }) + [0x0A]
        _ = write(STDERR_FILENO, line, line.count)
    }
}
