import RefreshCore
import Testing

@testable import ExampleStage

@Suite struct StageReadingTests {
    @Test(arguments: [
        (0.0, 2, "0.00"), (-0.0, 1, "0.0"), (-0.04, 1, "0.0"), (-0.05, 1, "-0.1"), (1.005, 2, "1.00"), (63.25, 1, "63.3"),
        (-78, 1, "-78.0"),
        (9.999, 2, "10.00"), (12.5, 0, "13"), (.infinity, 1, "--"), (.nan, 1, "--"), (-1e12, 1, "--"), (999_999_999.4, 0, "999999999"),
    ])
    func numbersHaveFixedDecimals(number: Double, places: Int, text: String) {
        #expect(number.fixed(places) == text)
    }

    @Test(arguments: [
        (StageReading(time: 1, state: .initial, progress: 0, offset: 0, inset: 0), "initial    progress 0.00  offset 0.0     inset 0.0"),
        (
            StageReading(time: 1, state: .releasing(progress: 0.5), progress: 0.5, offset: -30.25, inset: 0),
            "releasing  progress 0.50  offset -30.3   inset 0.0"
        ),
        (
            StageReading(time: 1, state: .loading, progress: 1, offset: -60, inset: 60),
            "loading    progress 1.00  offset -60.0   inset 60.0"
        ),
        (StageReading(time: 1, state: .finished, progress: 1, offset: 0, inset: 0), "finished   progress 1.00  offset 0.0     inset 0.0"),
    ])
    func theLineKeepsItsColumns(reading: StageReading, line: String) {
        #expect(reading.line == line)
    }
}
