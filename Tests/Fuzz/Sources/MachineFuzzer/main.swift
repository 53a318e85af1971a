import CFuzzer

// libFuzzer takes the command line: a corpus, -max_total_time=60 and so on.
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
import Glibc
exit(
    LLVMFuzzerRunDriver(&count, &arguments) { bytes, size in
        var run = MachineRun(Bytes(UnsafeBufferPointer(start: bytes, count: size)))
        run.play()
        return 0
    })
