#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The terminal that standard input and output are on, in raw mode on its alternate screen as long as this value lives.
struct Terminal: ~Copyable {
    /// What ended a wait.
    struct Arrival {
        /// What was typed or reported.
        var bytes: [UInt8] = []
        /// Whether the size may have changed, or the program was stopped: the screen has to be drawn anew.
        var needsRedraw = false
        /// Whether the terminal is gone.
        var isClosed = false
    }

    /// How many cells lie side by side.
    private(set) var columns = 80
    /// How many cells lie one below another.
    private(set) var rows = 24
    private let wakePipe: Int32

    /// Takes the terminal over; nil if standard input or output is none.
    init?() {
        guard let pipe = TerminalGuard.take() else { return nil }
        wakePipe = pipe
        measure()
    }

    deinit { TerminalGuard.giveBack() }

    private mutating func measure() {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return }
        columns = Int(size.ws_col)
        rows = Int(size.ws_row)
    }

    /// Waits for input, at most so many seconds.
    mutating func wait(_ seconds: Double) -> Arrival {
        var arrival = Arrival()
        var sources = [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0), pollfd(fd: wakePipe, events: Int16(POLLIN), revents: 0),
        ]
        let milliseconds = Int32(min(1000, max(0, (seconds * 1000).rounded(.up))))
        guard poll(&sources, nfds_t(sources.count), milliseconds) > 0 else { return arrival }
        var buffer = [UInt8](repeating: 0, count: 1024)
        if sources[1].revents != 0 {
            _ = read(wakePipe, &buffer, buffer.count)
            measure()
            arrival.needsRedraw = true
        }
        if sources[0].revents != 0 {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count > 0 { arrival.bytes = Array(buffer[..<count]) }
            arrival.isClosed = count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)
        }
        return arrival
    }

    /// Sends bytes, all of them.
    borrowing func send(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count > 0 {
                sent += count
            } else if errno == EAGAIN {
                var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
                _ = poll(&output, 1, 1000)
            } else if errno != EINTR {
                return
            }
        }
    }
}
