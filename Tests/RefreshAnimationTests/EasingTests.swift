import RefreshAnimation
import RefreshGeometry
import Testing

@Suite("Easing")
struct EasingTests {
    private static func easing(_ row: EasingFigures.Row) -> Easing {
        Easing(row.points.0, row.points.1, row.points.2, row.points.3)
    }

    @Test("gives the published progress at each time, and goes on straight outside")
    func values() {
        for row in EasingFigures.values + EasingFigures.captured {
            let value = Self.easing(row).value(at: row.x)
            #expect(abs(value - row.y) <= row.tolerance, "\(row.points) at \(row.x) gave \(value)")
        }
    }

    @Test("gives the published slope at each time, and that of the nearer end outside")
    func slopes() {
        for row in EasingFigures.slopes {
            let slope = Self.easing(row).slope(at: row.x)
            #expect(abs(slope - row.y) <= row.tolerance, "\(row.points) at \(row.x) gave \(slope)")
        }
    }

    @Test("is exact in the named curves, and they have CSS's control points")
    func named() {
        for row in EasingFigures.named {
            let value = row.easing.value(at: row.x)
            #expect(abs(value - row.y) <= 2e-15, "\(row.easing) at \(row.x) gave \(value)")
        }
        #expect(Easing.linear == Easing(0, 0, 1, 1))
        #expect(Easing.standard == Easing(0.25, 0.1, 0.25, 1))
        #expect(Easing.linear.value(at: 0.3) == 0.3)
        for step in 0...100 {
            let x = Double(step) / 100
            #expect(abs(Easing.smooth.value(at: x) - x * x * (3 - 2 * x)) < 1e-15)
            #expect(Easing.smooth(at: x) == x * x * (3 - 2 * x))
        }
        #expect([-1, 2, .nan].map(Easing.smooth(at:)) == [0, 1, 0])
    }

    @Test("solves curves that stand still or upright inside")
    func hard() {
        // A straight line, whose ends have no speed; and x = t³, whose speed is 0 at the start.
        #expect(Easing(0, 0, 1, 1).value(at: 1e-9) == 1e-9)
        #expect(Easing.linear.slope(at: 0) == 1)
        #expect(abs(Easing.easeOut.slope(at: 0) - 1 / 0.58) < 1e-15)
        #expect(abs(Easing.easeIn.slope(at: 1) - 1 / 0.58) < 1e-14)
        #expect(abs(Easing(0, 1.0 / 3, 0, 2.0 / 3).value(at: 0.125) - 0.5) < 1e-14)
        // x = 3t - 6t² + 4t³ stands upright at the half.
        #expect(abs(Easing(1, 1.0 / 3, 0, 2.0 / 3).value(at: 0.5) - 0.5) < 1e-14)
        #expect(abs(Easing(1, 1.0 / 3, 0, 2.0 / 3).value(at: 0.5 + 4e-9) - 0.501) < 1e-9)
        #expect(Easing(1, 1.0 / 3, 0, 2.0 / 3).slope(at: 0.5) == 1e12)
    }

    @Test("holds times inside 0…1 and takes what is no number as 0")
    func odd() {
        #expect(Easing(-1, .nan, 2, .infinity) == Easing(0, 0, 1, 0))
        #expect(Easing(0, 1e9, 1, -1e9) == Easing(0, 1e6, 1, -1e6))
        #expect(Easing.easeIn.value(at: .nan) == 0)
        #expect(Easing.easeIn.value(at: -.infinity) == 0)
        #expect(abs(Easing.standard.slope(at: .nan) - 0.4) < 1e-15)
    }

    @Test("never runs back where its points don't", arguments: [Easing.linear, .easeIn, .easeOut, .easeInOut, .standard])
    func monotone(easing: Easing) {
        var last = 0.0
        for step in 0...1000 {
            let value = easing.value(at: Double(step) / 1000)
            #expect(value >= last && value <= 1)
            last = value
        }
        #expect(last == 1)
    }

    @Test("is one of the curves that can pace a way")
    func curves() {
        #expect(MediaCurve.linear.value(at: 0.3) == 0.3)
        #expect(MediaCurve.eased(.easeInOut).value(at: 0.5) == 0.5)
        #expect(MediaCurve.held.value(at: 0.999) == 0)
        #expect(MediaCurve.held.value(at: 1) == 1)
        let spring = SpringMotion(mass: 1, stiffness: 100, damping: 10)
        #expect(MediaCurve.spring(spring, seconds: 2).value(at: 0.25) == spring.progress(at: 0.5))
        #expect(MediaCurve.spring(spring, seconds: .nan).value(at: 1) == 0)
        for curve in [MediaCurve.linear, .held, .eased(.easeIn), .spring(spring, seconds: 1)] {
            #expect(curve.value(at: -1) == 0)
            #expect(curve.value(at: .nan) == 0)
            #expect(curve.value(at: 7) == curve.value(at: 1))
        }
    }
}
