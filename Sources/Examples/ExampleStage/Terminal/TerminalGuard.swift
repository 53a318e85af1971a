#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Sees to it that the terminal is left as it was found, whatever ends or stops the program.
///
/// Signal handlers share the memory below with the program, which is why it stands outside of any actor: it is made before a handler is
/// installed, and changed only with the terminal's mode.
enum TerminalGuard {
    nonisolated(unsafe) private static var found = termios()
    nonisolated(unsafe) private static var isRaw = false
    /// Carries a byte for each signal that the loop has to know of.
    nonisolated(unsafe) private static var wakePipe: (read: Int32, write: Int32) = (-1, -1)
    /// What handled the signals before.
    nonisolated(unsafe) private static let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

    /// The alternate screen.
    private static let open: StaticString = "\u{1B}[?1049h"
    /// No cursor; reports of buttons and of drags, in decimal; the questions for the background and for synchronised output.
    private static let begin: StaticString = "\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p"
    /// All of it back: a frame held back, mouse reports, ink, cursor, screen.
    private static let end: StaticString = "\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    /// Signals by which somebody ends the program.
    private static let requests = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    /// Signals by which the program crashes.
    private static let crashes = [SIGABRT, SIGSEGV, SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSYS]

    /// Takes the terminal over.
    /// - Returns: The end of a pipe that can be read after a change of size or a stop; nil if standard input or output is no terminal.
    static func take() -> Int32? {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &found) == 0 else { return nil }
        if wakePipe.read < 0 {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { return nil }
            for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
            wakePipe = (ends[0], ends[1])
            atexit { TerminalGuard.giveBack() }
        }
        for number in requests { handle(number) { number, _, _ in TerminalGuard.end(by: number) } }
        for number in crashes { handle(number) { number, info, _ in TerminalGuard.crash(by: number, info) } }
        handle(SIGTSTP) { _, _, _ in TerminalGuard.stop() }
        handle(SIGCONT) { _, _, _ in TerminalGuard.resume() }
        handle(SIGWINCH) { _, _, _ in TerminalGuard.wake() }
        enter(isAnew: true)
        return wakePipe.read
    }

    /// Leaves the terminal as it was found. Safe in a signal handler, and without effect when it was given back before.
    static func giveBack() {
        guard isRaw else { return }
        isRaw = false
        send(end)
        tcsetattr(STDIN_FILENO, TCSANOW, &found)
    }

    /// Stops the program like any other of its job, as control-Z asks.
    static func suspend() { kill(0, SIGTSTP) }

    private static func enter(isAnew: Bool) {
        var raw = found
        cfmakeraw(&raw)
        isRaw = true
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        if isAnew { send(open) }
        send(begin)
    }

    private static func send(_ text: StaticString) { _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount) }

    private static func wake() {
        var byte: UInt8 = 1
        _ = write(wakePipe.write, &byte, 1)
    }

    private typealias Handler = @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

    private static func handle(_ number: Int32, _ handler: @escaping Handler) {
        var action = sigaction()
        action.sa_flags = Int32(SA_SIGINFO)
        #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = handler
        #else
        action.__sigaction_handler.sa_sigaction = handler
        #endif
        sigaction(number, &action, &former[Int(number)])
    }

    /// Gives the terminal back, and lets the signal do what it does by itself. It arrives again when this returns.
    private static func end(by number: Int32) {
        giveBack()
        signal(number, SIG_DFL)
        raise(number)
    }

    /// Gives the terminal back, and leaves the rest to whoever handled the signal before: the system, or Swift with its backtrace.
    ///
    /// Swift's handler counts on the fault to happen again when it returns. A signal that was sent (its code isn't positive) has no fault.
    private static func crash(by number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
        guard let info, info.pointee.si_code > 0 else { return end(by: number) }
        giveBack()
        sigaction(number, &former[Int(number)], nil)
    }

    /// Gives the terminal back, stops, and takes the terminal again when the program goes on.
    private static func stop() {
        giveBack()
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGTSTP)
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        // The signal is blocked while it is handled: the program stops here.
        sigprocmask(SIG_UNBLOCK, &set, nil)
        handle(SIGTSTP) { _, _, _ in TerminalGuard.stop() }
        if !isRaw { enter(isAnew: true) }
        wake()
    }

    /// The program goes on. Without `stop()` before it (a SIGSTOP can't be heard) the screen is still the alternate one.
    private static func resume() {
        if isRaw { enter(isAnew: false) }
        wake()
    }
}
