import RefreshSimulator
import Testing

@MainActor
struct ManualClockTests {
    @Test func startsAtZeroAndMovesOnlyWhenTold() {
        let clock = ManualClock()
        #expect(clock.now == 0)
        clock.advance(by: 0.25)
        clock.advance(to: 1)
        #expect(clock.now == 1)
        clock.advance(to: 0.5)
        clock.advance(by: -3)
        #expect(clock.now == 1)
    }

    @Test func runsInTheOrderOfTheTimesAndOfSchedulingWithinOne() {
        let clock = ManualClock()
        var log: [String] = []
        for (name, time) in [("c", 2.0), ("a", 1), ("d", 2), ("b", 1), ("e", 2)] {
            clock.schedule(at: time) { log.append("\(name)\(clock.now)") }
        }
        clock.advance(to: 1)
        #expect(log == ["a1.0", "b1.0"])
        clock.advance(by: 5)
        #expect(log == ["a1.0", "b1.0", "c2.0", "d2.0", "e2.0"])
    }

    @Test func whatIsScheduledOnTheWayRunsOnTheWay() {
        let clock = ManualClock()
        var times: [Double] = []
        func tick() {
            times.append(clock.now)
            if clock.now < 2.5 { clock.schedule(after: 0.5, tick) }
        }
        tick()
        clock.advance(by: 2)
        #expect(times == [0, 0.5, 1, 1.5, 2])
        #expect(clock.nextTime == 2.5)
        clock.advance(by: 1)
        #expect(times.last == 2.5 && clock.nextTime == nil)
    }

    @Test func thePastIsNow() {
        let clock = ManualClock()
        clock.advance(to: 3)
        var times: [Double] = []
        clock.schedule(at: 1) { times.append(clock.now) }
        clock.schedule(at: .nan) { times.append(clock.now) }
        clock.schedule(after: .infinity) { times.append(clock.now) }
        #expect(times.isEmpty)
        clock.advance(by: 0)
        #expect(times == [3, 3, 3])
    }

    @Test func whatWasTakenBackDoesNotRun() {
        let clock = ManualClock()
        var count = 0
        let ticket = clock.schedule(at: 1) { count += 1 }
        clock.schedule(at: 1) { count += 10 }
        clock.cancel(ticket)
        clock.cancel(ticket)
        clock.advance(by: 2)
        clock.cancel(ticket)
        #expect(count == 10)
    }

    @Test func aClockThatIsMovedWhileItMovesNeverGoesBack() {
        let clock = ManualClock()
        var times: [Double] = []
        clock.schedule(at: 1) { clock.advance(to: 5) }
        clock.schedule(at: 2) { times.append(clock.now) }
        clock.advance(to: 3)
        #expect(times == [2])
        #expect(clock.now == 5)
    }

    @Test(arguments: [1, 10, 59.94, 60, 90, 120, 144, 1000])
    func eachFrameIsOneBeatAfterTheLast(rate: Double) {
        let clock = ManualClock(framesPerSecond: rate)
        for beat in 1...5000 {
            let next = clock.nextFrame
            #expect(abs(next - Double(beat) / rate) < 1e-9)
            clock.advance(to: next)
        }
    }

    @Test(arguments: [(0, 1), (-5, 1), (1e9, 1000), (.nan, 60), (.infinity, 60)])
    func theRateIsHeld(rate: Double, held: Double) {
        #expect(ManualClock(framesPerSecond: rate).framesPerSecond == held)
    }

    @Test func badTimesMoveNothing() {
        let clock = ManualClock()
        for time in [Double.nan, .infinity, -.infinity] {
            clock.advance(by: time)
            clock.advance(to: time)
        }
        #expect(clock.now == 0)
        clock.advance(to: 1e300)
        #expect(clock.now == 1e9)
    }
}
