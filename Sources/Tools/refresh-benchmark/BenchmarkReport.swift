import Foundation

/// The figures of one run: as a table for people, or as JSON, an object a line, for programs.
struct BenchmarkReport {
    /// One figure.
    struct Line {
        var name: String
        var unit: String
        var median: Double
        var p90: Double
        var runs: Int
        var target: String?
    }

    private(set) var lines: [Line] = []

    /// Takes the engine's measurements, and what follows from them.
    init(_ measurements: [Measurement]) {
        for measurement in measurements where measurement.name != Self.simulator {
            lines.append(line(measurement))
        }
        for measurement in measurements where measurement.name == Self.simulator {
            let events = Line(
                name: measurement.name, unit: "events/s", median: 1e9 / measurement.percentile(50), p90: 1e9 / measurement.percentile(90),
                runs: measurement.times.count, target: "at least 1000000")
            lines.append(events)
        }
        let hot = measurements.filter { $0.name != Self.simulator }
        if let requests = hot.compactMap({ measurement in measurement.requests.map { Double($0) / Double(measurement.calls) } }).max() {
            lines.append(
                Line(name: "allocations-per-event", unit: "requests", median: requests, p90: requests, runs: hot.count, target: "0"))
        }
    }

    /// The name of the measurement that is told in events a second.
    static let simulator = "simulator-events"

    private func line(_ measurement: Measurement) -> Line {
        Line(
            name: measurement.name, unit: "ns", median: measurement.percentile(50), p90: measurement.percentile(90),
            runs: measurement.times.count, target: measurement.target.map { "at most " + String(format: "%.0f", $0) })
    }

    /// An object a line: name, unit, median, p90, runs.
    var json: String {
        lines.map { line in
            "{\"name\":\"\(line.name)\",\"unit\":\"\(line.unit)\",\"median\":\(number(line.median)),\"p90\":\(number(line.p90)),\"runs\":\(line.runs)}"
        }.joined(separator: "\n")
    }

    /// A table, with each figure as a multiple of the machine's step.
    var text: String {
        let step = lines.first { $0.unit == "ns" }?.median ?? 1
        func left(_ text: String, _ width: Int) -> String { text.padding(toLength: width, withPad: " ", startingAt: 0) }
        func right(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
        let head = left("name", 24) + right("median", 12) + right("p90", 12) + "  " + left("unit", 10) + right("ratio", 7) + "  target"
        return lines.reduce(head) { table, line in
            let ratio = line.unit == "ns" && step > 0 ? number((line.median / step * 10).rounded() / 10) : ""
            return table + "\n" + left(line.name, 24) + right(number(line.median), 12) + right(number(line.p90), 12) + "  "
                + left(line.unit, 10)
                + right(ratio, 7) + "  " + (line.target ?? "")
        }
    }

    private func number(_ value: Double) -> String {
        value >= 1000 ? String(format: "%.0f", value) : String(format: "%g", (value * 1e4).rounded() / 1e4)
    }
}
