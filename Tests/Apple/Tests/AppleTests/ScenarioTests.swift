import Foundation
import RefreshSimulator
import Testing

extension AppleTests {
    /// The scenarios that the simulator passes, with the refreshers on a `UIScrollView`.
    @MainActor @Suite struct Scenarios {
        private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("RefreshSimulatorTests/Scenarios")
        nonisolated static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
            $0.hasSuffix(".json")
        }
        .sorted().map { String($0.dropLast(5)) }

        /// A finger that catches moving content is under no gesture yet: the host sees it at the next frame. There the scenario waits for one.
        nonisolated static let withAFrame: Set = ["R01-a-finger-that-rests", "R13-touch-in-a-motion"]

        @Test("What a scenario expects is what happens under UIKit's host", arguments: names)
        func holds(name: String) async throws {
            var text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".json"), encoding: .utf8)
            if Self.withAFrame.contains(name) {
                let changed = text.replacing(#""touch","#, with: #""touch", {"advance": 0.02},"#)
                #expect(changed != text)
                text = changed
            }
            let bytes = Array(text.utf8)
            var hosts: [ModelledScrollView] = []
            let report = try await ScenarioReplay.play(try Scenario(json: bytes)) { simulated in
                let host = ModelledScrollView(simulated)
                hosts.append(host)
                return host
            }
            #expect(report.expectations > 0)
            for failure in report.failures { Issue.record("\(name).json:\(failure)") }
        }
    }
}
