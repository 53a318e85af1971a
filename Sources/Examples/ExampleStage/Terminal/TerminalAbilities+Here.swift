#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension TerminalAbilities {
    /// What the program's own environment says.
    static var here: TerminalAbilities {
        var environment: [String: String] = [:]
        for name in ["TERM", "COLORTERM", "NO_COLOR"] { environment[name] = getenv(name).map { String(cString: $0) } }
        return TerminalAbilities(environment: environment)
    }
}
