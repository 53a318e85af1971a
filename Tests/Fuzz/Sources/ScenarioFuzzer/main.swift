import CFuzzer
import Glibc
import RefreshSimulator

// Arbitrary bytes are a scenario or an error with a place, and that within time that grows with the text.
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
    LLVMFuzzerRunDriver(&count, &arguments) { bytes, size in
        do throws(ScenarioError) {
            _ = try Scenario(json: UnsafeBufferPointer(start: bytes, count: size))
        } catch {
            guard error.place.line > 0, error.place.column > 0, !error.reason.utf8.contains(UInt8(ascii: "\n")) else {
                fatalError("an error without a place or in two lines: \(error)")
            }
        }
        return 0
    })
