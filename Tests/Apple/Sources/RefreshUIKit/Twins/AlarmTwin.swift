@_spi(StandIn) import QuartzCore

/// The twin of a file that needs a run loop: the same, by the stand-ins' clock.
@MainActor final class Alarm {
    private var cancel: (@Sendable () -> Void)?
    private let onTime: @MainActor () -> Void

    init(_ onTime: @escaping @MainActor () -> Void) { self.onTime = onTime }

    func set(_ time: Double?) {
        cancel?()
        cancel = time.flatMap { time in
            StandIn.time?.schedule(at: time) { [weak self] in MainActor.assumeIsolated { self?.ring() } }
        }
    }

    private func ring() {
        cancel = nil
        onTime()
    }
}
