import Foundation

// Times the package against itself: medians over many interleaved batches in one run, so that the ratios hold on any machine.
// swift run -c release refresh-benchmark [--json]
let arguments = CommandLine.arguments.dropFirst()
guard arguments.allSatisfy({ $0 == "--json" }) else {
    FileHandle.standardError.write(Data("usage: refresh-benchmark [--json]\n".utf8))
    exit(2)
}
let isJSON = !arguments.isEmpty

var measurements = EngineBenchmarks.all
for _ in 0..<41 {
    for index in measurements.indices { measurements[index].measure() }
}
let report = BenchmarkReport(measurements)
print(isJSON ? report.json : report.text)
try await listStoreBenchmark(asJSON: isJSON)
