import RefreshSimulator
import Testing

@_spi(StandIn) import QuartzCore
@testable import UIKitHost

extension AppleTests {
    @MainActor @Suite struct Signals {
        let time = ClockTime()
        init() { StandIn.time = time }

        @Test("Frames come once a frame, and none while paused")
        func frames() {
            var frames = 0
            let link = FrameLink { frames += 1 }
            time.clock.advance(by: 1)
            #expect(frames == 0)
            link.isPaused = false
            time.clock.advance(by: 0.5)
            #expect(frames == 30)
            link.isPaused = true
            time.clock.advance(by: 1)
            #expect(frames == 30)
        }
    }
}
