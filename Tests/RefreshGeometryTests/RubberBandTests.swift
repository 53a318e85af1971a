import RefreshGeometry
import Testing

struct RubberBandTests {
    @Test(arguments: RubberBandFigures.published)
    func showsThePrintedDistance(_ figure: (raw: Double, dimension: Double, shown: Double)) {
        #expect(abs(RubberBand(dimension: figure.dimension).shown(raw: figure.raw) - figure.shown) <= 0.005)
    }

    @Test(arguments: RubberBandFigures.computed)
    func showsTheComputedDistance(_ figure: (raw: Double, dimension: Double, shown: Double)) {
        #expect(abs(RubberBand(dimension: figure.dimension).shown(raw: figure.raw) - figure.shown) <= 1e-9)
    }

    @Test(arguments: RubberBandFigures.inverse)
    func findsTheRawDistance(_ figure: (shown: Double, dimension: Double, raw: Double)) {
        #expect(abs(RubberBand(dimension: figure.dimension).raw(shown: figure.shown) - figure.raw) <= 1e-9)
    }

    @Test(arguments: [0, 0.25, 60, 400, 5000, -0.25, -60, -5000], [0.26, 0.55, 1])
    func returnsToTheRawDistance(raw: Double, coefficient: Double) {
        let band = RubberBand(dimension: 667, coefficient: coefficient)
        #expect(abs(band.raw(shown: band.shown(raw: raw)) - raw) <= 1e-9)
        #expect(band.shown(raw: -raw) == -band.shown(raw: raw))
    }

    @Test(arguments: [0, 1, 60, 300, -60])
    func slopeIsThatOfTheCurve(raw: Double) {
        let band = RubberBand(dimension: 667)
        let rise = (band.shown(raw: raw + 1e-4) - band.shown(raw: raw - 1e-4)) / 2e-4
        #expect(abs(band.slope(shown: band.shown(raw: raw)) - rise) <= 1e-7)
    }

    @Test func slopeStartsAtTheCoefficientAndEndsAtZero() {
        #expect(RubberBand(dimension: 667).slope(shown: 0) == 0.55)
        #expect(RubberBand(dimension: 667).slope(shown: 667) == 0)
        #expect(RubberBand(dimension: 667).slope(shown: 1e9) == 0)
    }

    @Test func badCoefficientsAreTheStandardOne() {
        for coefficient in [0, -1, .infinity, .nan] {
            #expect(RubberBand(dimension: 667, coefficient: coefficient) == RubberBand(dimension: 667))
        }
    }

    @Test(arguments: anyNumbers, anyNumbers)
    func everyNumberThatLeavesIsFinite(dimension: Double, distance: Double) {
        for coefficient in anyNumbers {
            let band = RubberBand(dimension: dimension, coefficient: coefficient)
            #expect(band.shown(raw: distance).isFinite)
            #expect(band.raw(shown: distance).isFinite)
            #expect((0...band.coefficient).contains(band.slope(shown: distance)))
            #expect(abs(band.shown(raw: distance)) <= band.dimension)
        }
    }
}
