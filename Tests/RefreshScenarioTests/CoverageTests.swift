import Foundation
import RefreshSimulator
import Testing

@Suite("What the scenarios cover")
struct CoverageTests {
    private static let scenarios: [(name: String, scenario: Scenario)] = ScenarioFiles.names.compactMap { name in
        (try? Scenario(json: ScenarioFiles.bytes(name))).map { (name, $0) }
    }

    @Test("Every report of the log stands as a scenario, with its source and its rules")
    func reports() {
        let reports = Self.scenarios.filter { $0.scenario.report != nil }
        #expect(reports.compactMap(\.scenario.report) == (1...69).map { "B" + "00\($0)".suffix(3) })
        for (name, scenario) in reports {
            #expect(name.hasPrefix("\(scenario.report ?? "")-"))
            #expect(scenario.sources.contains { $0.hasPrefix("https://") })
            #expect(!scenario.rules.isEmpty)
        }
    }

    @Test("Every rule has scenarios of its own, named by it", arguments: 1...24)
    func rules(rule: Int) {
        let own = Self.scenarios.filter { $0.name.hasPrefix(Self.prefix(rule)) }
        #expect(!own.isEmpty)
        for (name, scenario) in own { #expect(scenario.rules.contains(rule), "\(name)") }
    }

    @Test("Titles are sentences of their own")
    func titles() {
        let titles = Self.scenarios.map(\.scenario.title)
        #expect(titles.count == ScenarioFiles.names.count)
        #expect(Set(titles).count == titles.count)
        #expect(!titles.contains(""))
    }

    @Test("The page of behaviour names the scenarios of each rule", arguments: 1...24)
    func table(rule: Int) throws {
        let page = try String(contentsOf: ScenarioFiles.documentation.appendingPathComponent("Behaviour.md"), encoding: .utf8)
        let own = Self.scenarios.map(\.name).filter { $0.hasPrefix(Self.prefix(rule)) }.map { "`\($0)`" }.joined(separator: ", ")
        let reports = Self.scenarios.filter { $0.scenario.rules.contains(rule) }.compactMap(\.scenario.report).joined(separator: ", ")
        let row = "| \(rule) | " + [own, reports].filter { !$0.isEmpty }.joined(separator: "; ") + " |"
        #expect(page.contains("\n\(row)\n"), "the row would be: \(row)")
    }

    @Test("The example of the page about scenarios holds")
    @MainActor
    func example() async throws {
        let page = try String(contentsOf: ScenarioFiles.documentation.appendingPathComponent("Scenarios.md"), encoding: .utf8)
        let block = try #require(page.components(separatedBy: "```json\n").dropFirst().first?.components(separatedBy: "```").first)
        let report = try await ScenarioReplay.play(try Scenario(json: block.utf8))
        #expect(report.failures == [])
        #expect(report.expectations > 10)
    }

    private static func prefix(_ rule: Int) -> String { "R" + "0\(rule)".suffix(2) + "-" }
}
