import RefreshGeometry
import Testing

/// The spring that brings content back past its end, against what others compute and what a device did.
struct BounceTests {
    static let scrollView = SpringMotion(mass: 1, stiffness: 120, damping: 22)
    static let critical = SpringMotion(mass: 1, stiffness: 100, damping: 20)

    @Test(arguments: BounceTrace.runs)
    func staysWithinAPixelOfADevice(_ run: (distance: Double, velocity: Double, samples: [Double])) {
        for (index, sample) in run.samples.enumerated() {
            let value = Self.scrollView.value(at: Double(index) / 60, from: run.distance, velocity: run.velocity)
            #expect(abs(value - sample) <= 0.35, "frame \(index)")
        }
    }

    @Test(arguments: BounceFigures.scrollView)
    func isTheFittedBounce(_ figure: (distance: Double, velocity: Double, time: Double, value: Double, speed: Double)) {
        #expect(abs(Self.scrollView.value(at: figure.time, from: figure.distance, velocity: figure.velocity) - figure.value) <= 1e-9)
        #expect(abs(Self.scrollView.velocity(at: figure.time, from: figure.distance, velocity: figure.velocity) - figure.speed) <= 1e-9)
    }

    @Test(arguments: BounceFigures.scrollMechanics)
    func isTheCriticalBounce(_ figure: (distance: Double, velocity: Double, time: Double, value: Double)) {
        #expect(abs(Self.critical.value(at: figure.time, from: figure.distance, velocity: figure.velocity) - figure.value) <= 1e-9)
    }

    /// The rule falls by two rates, λ = -1000 ln b and λ - 1000 ln c, and so is a spring; its state is not the content's own velocity.
    @Test(arguments: BounceFigures.eachMillisecond)
    func isTheRuleOfEachMillisecond(_ figure: (distance: Double, velocity: Double, milliseconds: Double, value: Double)) {
        let (slow, more) = (-1000 * Maths.log(0.99), -1000 * Maths.log(0.998))
        let spring = SpringMotion(mass: 1, stiffness: slow * (slow + more), damping: 2 * slow + more)
        let velocity = figure.velocity / 1000 * more * 0.998 / (1 - 0.998) - slow * figure.distance
        #expect(abs(spring.value(at: figure.milliseconds / 1000, from: figure.distance, velocity: velocity) - figure.value) <= 1e-9)
    }

    @Test(arguments: BounceFigures.durations)
    func isWithinTheThresholdBeforeTheComputedBound(_ figure: (distance: Double, velocity: Double, threshold: Double, seconds: Double)) {
        let settled = Self.critical.settlingTime(from: figure.distance, velocity: figure.velocity, within: figure.threshold)
        #expect(settled <= figure.seconds)
        #expect(abs(Self.critical.value(at: figure.seconds, from: figure.distance, velocity: figure.velocity)) <= figure.threshold)
    }
}
