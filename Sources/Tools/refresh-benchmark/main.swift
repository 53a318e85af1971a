import Foundation

// Times the package against itself: medians over many interleaved batches, in one run, so that the ratios hold on any machine. Build it for
// release: swift run -c release refresh-benchmark
var measurements = EngineBenchmarks.all
let rounds = 41
for _ in 0..<rounds {
    for index in measurements.indices { measurements[index].measure() }
}

func column(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
let base = max(measurements.first?.median ?? 1, .leastNonzeroMagnitude)
print(
    "scroll events, median of \(rounds) batches".padding(toLength: 44, withPad: " ", startingAt: 0)
        + "      ns    ratio   target  allocations a batch")
for measurement in measurements {
    let target = measurement.target.map { String(format: "%.0f", $0) + (measurement.median <= $0 ? " ✓" : " ✗") } ?? "–  "
    print(
        measurement.name.padding(toLength: 44, withPad: " ", startingAt: 0) + column(String(format: "%.1f", measurement.median), 8)
            + column(String(format: "%.1f", measurement.median / base), 9) + column(target, 9)
            + column(measurement.allocations < 0 ? "–" : String(measurement.allocations), 21))
}
