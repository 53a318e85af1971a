import RefreshSimulator

@_spi(StandIn) import QuartzCore

/// The stand-ins' time, by a manual clock.
@MainActor final class ClockTime: StandInTime {
    nonisolated let clock: ManualClock
    init(_ clock: ManualClock = ManualClock()) { self.clock = clock }
    nonisolated var now: Double { MainActor.assumeIsolated { clock.now } }
    nonisolated var nextFrame: Double { MainActor.assumeIsolated { clock.nextFrame } }
    nonisolated func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
        let clock = clock
        let ticket = MainActor.assumeIsolated { clock.schedule(at: time, action) }
        return { MainActor.assumeIsolated { clock.cancel(ticket) } }
    }
}
