import Foundation
import RefreshSimulator

/// Tells what came of replays, as text or as JSON lines.
struct ReplayOutput {
    var hasTranscript = false
    var isJSON = false

    func tell(_ report: ScenarioReport, file: String) {
        if isJSON {
            if hasTranscript { for line in report.lines { write(Line(file: file, time: line.time, world: line.world, text: line.text)) } }
            for failure in report.failures { write(Failure(failure, file: file)) }
            write(Summary(file: file, expectations: report.expectations, failures: report.failures.count))
        } else {
            if hasTranscript { print(([file] + report.lines.map(\.description)).joined(separator: "\n  ")) }
            for failure in report.failures { print("\(file):\(failure)") }
        }
    }

    func tell(_ error: ScenarioError, file: String) {
        let place = error.place
        if isJSON { write(Problem(file: file, line: place.line, column: place.column, pointer: place.pointer, reason: error.reason)) }
        complain("\(file):\(error)")
    }

    func tell(_ problem: Unreadable, file: String) {
        if isJSON { write(Problem(file: file, reason: problem.reason)) }
        complain("\(file): \(problem.reason)")
    }

    private func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    private func write(_ object: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let data = try? encoder.encode(object) else { return }
        print(String(decoding: data, as: UTF8.self))
    }
}

// MARK: - JSON lines

extension ReplayOutput {
    private struct Line: Encodable {
        var kind = "line"
        let file: String
        let time: Double
        let world: String?
        let text: String
    }

    private struct Failure: Encodable {
        var kind = "failure"
        let file: String
        let line: Int
        let column: Int
        let pointer: String
        let subject: String
        let expected: String
        let found: String
        let time: Double
        let rounds: [Int]

        init(_ failure: ScenarioFailure, file: String) {
            self.file = file
            line = failure.place.line
            column = failure.place.column
            pointer = failure.place.pointer
            subject = failure.subject
            expected = failure.expected
            found = failure.found
            time = failure.time
            rounds = failure.rounds
        }
    }

    private struct Problem: Encodable {
        var kind = "error"
        let file: String
        var line: Int?
        var column: Int?
        var pointer: String?
        let reason: String
    }

    private struct Summary: Encodable {
        var kind = "summary"
        let file: String
        let expectations: Int
        let failures: Int
    }
}
