import RefreshSimulator
import Testing

@Suite("Scenarios")
@MainActor
struct ScenarioTests {
    @Test("What a scenario expects is what happens", arguments: ScenarioFiles.names)
    func holds(name: String) async throws {
        let scenario = try Scenario(json: try ScenarioFiles.bytes(name))
        let report = try await ScenarioReplay.play(scenario)
        #expect(report.expectations > 0)
        for failure in report.failures { Issue.record("\(name).json:\(failure)") }
    }
}
