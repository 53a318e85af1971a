import RefreshGeometry
import Testing

struct SpringMotionTests {
    /// A spring in each damping, and on both sides of the points where the formula changes: critical damping, and its band.
    static let springs = [
        SpringMotion(mass: 1, stiffness: 100, damping: 0), SpringMotion(mass: 2, stiffness: 150, damping: 12),
        SpringMotion(mass: 1, stiffness: 100, damping: 20), SpringMotion(mass: 1, stiffness: 120, damping: 22),
        SpringMotion(mass: 0.5, stiffness: 20, damping: 10), SpringMotion(mass: 1, stiffness: 300, damping: 100),
        SpringMotion(response: 0.5, dampingRatio: 1 - 1e-12), SpringMotion(response: 0.5, dampingRatio: 1 + 1e-12),
        SpringMotion(response: 0.5, dampingRatio: 0.9999), SpringMotion(response: 0.5, dampingRatio: 1.0001),
        SpringMotion(response: 0.5, dampingRatio: 0.99), SpringMotion(response: 0.5, dampingRatio: 1.01),
    ]

    @Test(arguments: SpringMotionFigures.flutterPositions)
    func isWhereFlutterIs(_ figure: (dampingRatio: Double, end: Double, time: Double, position: Double)) {
        let spring = SpringMotion(stiffness: 100, damping: 20 * figure.dampingRatio)
        #expect((figure.end + spring.value(at: figure.time, from: -figure.end)).rounded(.down) == figure.position)
    }

    @Test(arguments: SpringMotionFigures.flutterVelocities)
    func isAsFastAsFlutter(_ figure: (dampingRatio: Double, end: Double, time: Double, velocity: Double)) {
        let spring = SpringMotion(stiffness: 100, damping: 20 * figure.dampingRatio)
        #expect(spring.velocity(at: figure.time, from: -figure.end).rounded(.down) == figure.velocity)
    }

    @Test(arguments: SpringMotionFigures.motionWhole)
    func isWhereMotionIs(_ figure: (stiffness: Double, damping: Double, milliseconds: Double, position: Double)) {
        let spring = SpringMotion(stiffness: figure.stiffness, damping: figure.damping)
        #expect((1000 + spring.value(at: figure.milliseconds / 1000, from: -900) + 0.5).rounded(.down) == figure.position)
    }

    @Test(arguments: SpringMotionFigures.motionFine)
    func isWhereMotionIsToFourPlaces(_ figure: (milliseconds: Double, position: Double)) {
        #expect(abs(SpringMotion().progress(at: figure.milliseconds / 1000) - figure.position) <= 1e-4)
    }

    @Test(arguments: SpringMotionFigures.webKit)
    func progressesAsWebKitDoes(_ figure: (stiffness: Double, damping: Double, velocity: Double, time: Double, progress: Double)) {
        let critical = 2 * figure.stiffness.squareRoot()
        let spring = SpringMotion(stiffness: figure.stiffness, damping: min(figure.damping, critical))
        #expect(abs(spring.progress(at: figure.time, initialVelocity: figure.velocity) - figure.progress) <= 1e-9)
    }

    @Test(arguments: springs)
    func startsWithItsValueAndVelocity(_ spring: SpringMotion) {
        #expect(spring.value(at: 0, from: 60, velocity: -700) == 60)
        #expect(spring.velocity(at: 0, from: 60, velocity: -700) == -700)
        #expect(spring.value(at: -1, from: 60, velocity: -700) == 60)
        #expect(spring.progress(at: 0, initialVelocity: 3) == 0)
    }

    @Test(arguments: springs)
    func twoStepsAreOne(_ spring: SpringMotion) {
        for step in [1e-6, 0.004, 1.0 / 60, 0.11, 0.5] {
            let value = spring.value(at: step, from: 60, velocity: -700)
            let velocity = spring.velocity(at: step, from: 60, velocity: -700)
            #expect(
                abs(spring.value(at: 0.2, from: value, velocity: velocity) - spring.value(at: step + 0.2, from: 60, velocity: -700)) < 1e-9)
            #expect(
                abs(spring.velocity(at: 0.2, from: value, velocity: velocity) - spring.velocity(at: step + 0.2, from: 60, velocity: -700))
                    < 1e-7
            )
        }
    }

    /// Runge and Kutta's method of fourth order in steps of a twenty-thousandth of a second.
    @Test(arguments: springs)
    func followsItsEquation(_ spring: SpringMotion) {
        let step = 1.0 / 20_000
        var (x, v) = (60.0, -700.0)
        func force(_ x: Double, _ v: Double) -> Double { -(spring.stiffness * x + spring.damping * v) / spring.mass }
        for index in 1...10_000 {
            let (x1, v1) = (v, force(x, v))
            let (x2, v2) = (v + step / 2 * v1, force(x + step / 2 * x1, v + step / 2 * v1))
            let (x3, v3) = (v + step / 2 * v2, force(x + step / 2 * x2, v + step / 2 * v2))
            let (x4, v4) = (v + step * v3, force(x + step * x3, v + step * v3))
            x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
            v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
            guard index % 500 == 0 else { continue }
            let time = Double(index) * step
            #expect(abs(spring.value(at: time, from: 60, velocity: -700) - x) <= 1e-8)
            #expect(abs(spring.velocity(at: time, from: 60, velocity: -700) - v) <= 1e-6)
        }
    }

    @Test(arguments: [1e-14, 1e-10, 1e-6, 1e-4])
    func bothSidesOfCriticalDampingMeet(_ difference: Double) {
        let critical = SpringMotion(response: 0.5, dampingRatio: 1)
        for ratio in [1 - difference, 1 + difference] {
            let near = SpringMotion(response: 0.5, dampingRatio: ratio)
            for time in [0.01, 0.1, 0.3, 1, 3] {
                let gap = near.value(at: time, from: 1, velocity: 5) - critical.value(at: time, from: 1, velocity: 5)
                #expect(abs(gap) <= 2 * difference + 1e-15)
            }
        }
    }

    /// The band ends where `ωt` is 0.1: the formulas on both sides of it give the same there.
    @Test(arguments: [0.9, 0.9999, 1.0001, 1.1])
    func bothSidesOfTheBandMeet(ratio: Double) {
        let spring = SpringMotion(response: 0.5, dampingRatio: ratio)
        let edge = 0.1 / (4 * .pi * abs(1 - ratio * ratio).squareRoot())
        let (before, after) = (edge * (1 - 1e-12), edge * (1 + 1e-12))
        let drift = spring.velocity(at: edge, from: 60, velocity: -700) * (after - before)
        let gap = spring.value(at: after, from: 60, velocity: -700) - spring.value(at: before, from: 60, velocity: -700)
        #expect(abs(gap - drift) <= 1e-12)
    }

    @Test func creepingDoesNotOverflow() {
        let spring = SpringMotion(stiffness: 100, damping: 1e6)
        #expect(abs(spring.value(at: 1000, from: 60) - 60 * Maths.exp(-0.1)) < 1e-6)
        #expect(spring.value(at: 1e9, from: 60) == 0)
    }

    @Test(arguments: anyNumbers, anyNumbers)
    func everyNumberThatLeavesIsFinite(first: Double, second: Double) {
        for third in anyNumbers {
            let spring = SpringMotion(mass: first, stiffness: second, damping: third)
            for time in anyNumbers {
                #expect(spring.value(at: time, from: second, velocity: third).isFinite)
                #expect(spring.velocity(at: time, from: second, velocity: third).isFinite)
                #expect(spring.progress(at: time, initialVelocity: third).isFinite)
            }
            let time = spring.settlingTime(from: first, velocity: second, within: third)
            #expect(time.isFinite && time >= 0)
        }
    }
}
