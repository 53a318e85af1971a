import RefreshGeometry
import Testing

struct DecayMotionTests {
    @Test(arguments: DecayFigures.positions)
    func goesTheComputedWay(_ figure: (start: Double, velocity: Double, rate: Double, milliseconds: Double, position: Double)) {
        let position = DecayMotion(rate: figure.rate).value(at: figure.milliseconds / 1000, from: figure.start, velocity: figure.velocity)
        #expect(abs(position - figure.position) <= 1e-9)
    }

    @Test(arguments: DecayFigures.rests)
    func restsWhereAppleProjects(_ figure: (start: Double, velocity: Double, rate: Double, rest: Double)) {
        #expect(abs(DecayMotion(rate: figure.rate).rest(from: figure.start, velocity: figure.velocity) - figure.rest) <= 1e-9)
    }

    /// What is left of the integral of the velocity is the velocity over `-1000 ln rate`, so that a length stands for a velocity.
    @Test(arguments: DecayFigures.durations)
    func takesTheComputedTime(_ figure: (velocity: Double, rate: Double, threshold: Double, seconds: Double)) {
        let stop = -1000 * Maths.log(figure.rate) * figure.threshold
        #expect(abs(DecayMotion(rate: figure.rate).time(from: figure.velocity, to: stop) - figure.seconds) <= 1e-9)
        #expect(abs(DecayMotion(rate: figure.rate).time(from: -figure.velocity, to: stop) - figure.seconds) <= 1e-9)
    }

    @Test(arguments: [DecayMotion.normal, .fast])
    func isTheSumOfItsMilliseconds(_ motion: DecayMotion) {
        var (position, velocity) = (100.0, -2.0)
        for millisecond in 1...500 {
            velocity *= motion.rate
            position += velocity
            let time = Double(millisecond) / 1000
            #expect(abs(motion.value(at: time, from: 100, velocity: -2000) - position) <= 1e-9)
            #expect(abs(motion.velocity(at: time, velocity: -2000) - velocity * 1000) <= 1e-9)
        }
    }

    @Test func twoStepsAreOne() {
        let motion = DecayMotion.normal
        let half = motion.value(at: 0.1234, from: 10, velocity: 900)
        let whole = motion.value(at: 0.5, from: half, velocity: motion.velocity(at: 0.1234, velocity: 900))
        #expect(abs(whole - motion.value(at: 0.6234, from: 10, velocity: 900)) <= 1e-9)
    }

    @Test func startsWithItsValueAndVelocity() {
        #expect(DecayMotion.normal.value(at: 0, from: 12, velocity: 900) == 12)
        #expect(DecayMotion.normal.velocity(at: 0, velocity: 900) == 900)
        #expect(DecayMotion.normal.value(at: -1, from: 12, velocity: 900) == 12)
    }

    @Test(arguments: [(300, 1000), (-300, -1000), (0, 1000), (0, 0)] as [(Double, Double)])
    func arrivesWhenItSays(distance: Double, velocity: Double) throws {
        let time = try #require(DecayMotion.normal.time(toTravel: distance, velocity: velocity))
        #expect(abs(DecayMotion.normal.value(at: time, from: 0, velocity: velocity) - distance) <= 1e-9)
    }

    @Test(arguments: [(499.1, 1000), (-1, 1000), (1, 0), (1, .nan)] as [(Double, Double)])
    func neverArrivesBeyondItsRestNorBehind(distance: Double, velocity: Double) {
        #expect(DecayMotion.normal.time(toTravel: distance, velocity: velocity) == nil)
    }

    @Test func slowEnoughTakesNoTime() {
        #expect(DecayMotion.normal.time(from: 13, to: 13) == 0)
        #expect(DecayMotion.normal.time(from: 0, to: 0) == 0)
    }

    @Test(arguments: anyNumbers, anyNumbers)
    func everyNumberThatLeavesIsFinite(rate: Double, velocity: Double) {
        let motion = DecayMotion(rate: rate)
        for number in anyNumbers {
            #expect(motion.value(at: number, from: number, velocity: velocity).isFinite)
            #expect(motion.velocity(at: number, velocity: velocity).isFinite)
            #expect(motion.rest(from: number, velocity: velocity).isFinite)
            let time = motion.time(from: velocity, to: number)
            #expect(time.isFinite && time >= 0)
            #expect(motion.time(toTravel: number, velocity: velocity).map { $0.isFinite && $0 >= 0 } ?? true)
        }
    }
}
