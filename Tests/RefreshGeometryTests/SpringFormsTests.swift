import RefreshGeometry
import Testing

struct SpringFormsTests {
    @Test(arguments: SpringFigures.stiffnesses)
    func hasThePrintedStiffness(_ figure: (duration: Double, bounce: Double, stiffness: Double, tolerance: Double)) {
        let spring = SpringMotion(duration: figure.duration, bounce: figure.bounce)
        #expect(abs(spring.stiffness - figure.stiffness) <= figure.tolerance)
    }

    @Test(arguments: SpringFigures.dampings)
    func hasThePrintedDamping(_ figure: (duration: Double, bounce: Double, damping: Double, tolerance: Double)) {
        let spring = SpringMotion(duration: figure.duration, bounce: figure.bounce)
        #expect(abs(spring.damping - figure.damping) <= figure.tolerance)
    }

    @Test(arguments: SpringFigures.durations)
    func hasThePrintedDuration(_ figure: (mass: Double, stiffness: Double, damping: Double, duration: Double, tolerance: Double)) {
        let spring = SpringMotion(mass: figure.mass, stiffness: figure.stiffness, damping: figure.damping)
        #expect(abs(spring.response - figure.duration) <= figure.tolerance)
    }

    @Test(arguments: SpringFigures.bounces)
    func hasThePrintedBounce(_ figure: (mass: Double, stiffness: Double, damping: Double, bounce: Double, tolerance: Double)) {
        let spring = SpringMotion(mass: figure.mass, stiffness: figure.stiffness, damping: figure.damping)
        #expect(abs(spring.bounce - figure.bounce) <= figure.tolerance)
    }

    @Test(arguments: SpringFigures.swiftUI)
    func isTheSpringOfSwiftUI(_ figure: (duration: Double, bounce: Double, stiffness: Double, damping: Double)) {
        let spring = SpringMotion(duration: figure.duration, bounce: figure.bounce)
        #expect(abs(spring.stiffness - figure.stiffness) <= 1e-9)
        #expect(abs(spring.damping - figure.damping) <= 1e-9)
        #expect(abs(spring.bounce - figure.bounce) <= 1e-9)
        #expect(abs(spring.response - figure.duration) <= 1e-9)
    }

    @Test(arguments: SpringFigures.responses)
    func isTheSpringOfItsResponse(_ figure: (response: Double, dampingRatio: Double, time: Double, value: Double)) {
        let spring = SpringMotion(response: figure.response, dampingRatio: figure.dampingRatio)
        #expect(abs(10 * spring.progress(at: figure.time) - figure.value) <= 0.001)
        #expect(abs(spring.dampingRatio - figure.dampingRatio) <= 1e-12)
        #expect(abs(spring.response - figure.response) <= 1e-12)
    }

    @Test(arguments: SpringFigures.uiView)
    func isTheSpringOfUIView(_ figure: (duration: Double, dampingRatio: Double, velocity: Double, stiffness: Double, damping: Double)) {
        let spring = SpringMotion(duration: figure.duration, dampingRatio: figure.dampingRatio, initialVelocity: figure.velocity)
        #expect(abs(spring.stiffness - figure.stiffness) <= 1e-6)
        #expect(abs(spring.damping - figure.damping) <= 1e-6)
    }

    /// The roots' own equations, with a velocity too, for which no figures are known.
    @Test(arguments: [0.3, 0.7, 0.9], [-8, -0.5, 0.5, 2])
    func fulfilsTheEquationOfUIView(ratio: Double, velocity: Double) {
        let spring = SpringMotion(duration: 0.6, dampingRatio: ratio, initialVelocity: velocity)
        let frequency = spring.naturalFrequency
        let height = (ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
        #expect(abs(height * Maths.exp(-ratio * frequency * 0.6) - 0.001) <= 1e-12)
    }

    @Test(arguments: [0.05, 0.3, 0.7, 0.9, 0.99, 0.9999, 1 - 1e-12, 1], [-1e6, -100, -8, -0.5, 0, 0.5, 2, 8, 20, 100, 1e6])
    func isAtRestAfterItsDuration(ratio: Double, velocity: Double) {
        let spring = SpringMotion(duration: 0.6, dampingRatio: ratio, initialVelocity: velocity)
        let left = 0.001 + Maths.exp(-ratio * spring.naturalFrequency * 0.6)
        #expect(abs(spring.progress(at: 0.6, initialVelocity: velocity) - 1) <= left * (1 + 1e-9))
        #expect(abs(spring.dampingRatio - ratio) <= 1e-12)
    }

    @Test(arguments: [0, 1.5, -2])
    func theSpringOfUIViewMeetsItselfAtCriticalDamping(velocity: Double) {
        let critical = SpringMotion(duration: 0.4, dampingRatio: 1, initialVelocity: velocity)
        let near = SpringMotion(duration: 0.4, dampingRatio: 1 - 1e-9, initialVelocity: velocity)
        #expect(abs(near.stiffness - critical.stiffness) <= 1e-5)
    }

    @Test(arguments: SpringFigures.settlings)
    func settlesWhenCoreAnimationSays(_ figure: (mass: Double, stiffness: Double, damping: Double, seconds: Double, tolerance: Double)) {
        let spring = SpringMotion(mass: figure.mass, stiffness: figure.stiffness, damping: figure.damping)
        #expect(abs(spring.settlingTime() - figure.seconds) <= figure.tolerance)
    }

    /// Apple: "just over 1 second".
    @Test func settlesJustOverASecond() {
        #expect((1.0...1.1).contains(SpringMotion(stiffness: 100, damping: 15).settlingTime()))
    }

    @Test(arguments: SpringMotionTests.springs.dropFirst(), [(1, 0, 0.001), (60, -700, 0.25), (0, 2000, 0.5), (-3, 0, 5)])
    func staysWithinTheToleranceOnceSettled(_ spring: SpringMotion, _ start: (distance: Double, velocity: Double, tolerance: Double)) {
        let settled = spring.settlingTime(from: start.distance, velocity: start.velocity, within: start.tolerance)
        for step in 0...400 {
            let value = spring.value(at: settled + Double(step) / 100, from: start.distance, velocity: start.velocity)
            #expect(abs(value) <= start.tolerance * (1 + 1e-9))
        }
        // And not much later than it must.
        let earlier = spring.settlingTime(from: start.distance, velocity: start.velocity, within: start.tolerance * 3)
        #expect(earlier <= settled)
    }

    @Test func settlingMeetsAtCriticalDamping() {
        let critical = SpringMotion(response: 0.5, dampingRatio: 1).settlingTime()
        for ratio in [1 - 1e-9, 1 + 1e-9] {
            #expect(abs(SpringMotion(response: 0.5, dampingRatio: ratio).settlingTime() - critical) <= 1e-4)
        }
    }

    @Test func aSpringWithoutDampingNeverSettles() {
        #expect(SpringMotion(damping: 0).settlingTime() == 1e9)
    }

    @Test(arguments: anyNumbers, anyNumbers)
    func badNumbersMakeASpringAllTheSame(first: Double, second: Double) {
        var springs = [SpringMotion(response: first, dampingRatio: second), SpringMotion(duration: first, bounce: second)]
        springs += anyNumbers.map { SpringMotion(duration: first, dampingRatio: second, initialVelocity: $0) }
        for spring in springs {
            #expect(spring.stiffness.isFinite && spring.stiffness > 0)
            #expect(spring.damping.isFinite && spring.damping >= 0)
            #expect(spring.bounce.isFinite && spring.response.isFinite && spring.dampingRatio.isFinite)
        }
    }
}
