import Foundation

// Times the package against itself: medians over many interleaved batches in one run, so that the ratios hold on any machine.
// swift run -c release refresh-benchmark [--json] [--only NAME] [--runs COUNT]
guard let arguments = BenchmarkArguments(CommandLine.arguments.dropFirst()) else {
    FileHandle.standardError.write(Data((BenchmarkArguments.usage + "\n").utf8))
    exit(2)
}

let names = EngineBenchmarks.all.map(\.name) + ["list-reload"]
guard names.contains(where: arguments.wants) else {
    FileHandle.standardError.write(Data("refresh-benchmark: --only takes one of \(names.joined(separator: ", "))\n".utf8))
    exit(2)
}

var measurements = EngineBenchmarks.all.filter { arguments.wants($0.name) }
for _ in 0..<arguments.runs {
    for index in measurements.indices { measurements[index].measure() }
}
let report = BenchmarkReport(measurements)
if !measurements.isEmpty { print(arguments.isJSON ? report.json : report.text) }
if arguments.wants("list-reload") { try await listStoreBenchmark(runs: arguments.runs, asJSON: arguments.isJSON) }
