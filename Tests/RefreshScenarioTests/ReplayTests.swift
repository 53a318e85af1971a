import RefreshSimulator
import Testing

@Suite("Replaying scenarios")
@MainActor
struct ReplayTests {
    private func play(_ text: String, effort: Int = 1_000_000) async throws -> ScenarioReport {
        try await ScenarioReplay.play(try Scenario(json: text.utf8), effort: effort)
    }

    @Test(
        "What differs is told with its place, what was expected and what was found",
        arguments: [
            ("{\"state\": \"loading\"}", ["1:33: /steps/0/expect/state: expected state loading, found initial (at 0 s)"]),
            (
                "{\"inset\": {\"top\": 60, \"left\": 1}}",
                [
                    "1:41: /steps/0/expect/inset/top: expected inset.top 60, found 0 (at 0 s)",
                    "1:53: /steps/0/expect/inset/left: expected inset.left 1, found 0 (at 0 s)",
                ]
            ),
            ("{\"offset\": [0, -0.002]}", ["1:38: /steps/0/expect/offset/1: expected offset.y -0.002, found 0 (at 0 s)"]),
            ("{\"offset\": -0.0009}", []),
            ("{\"offset\": {\"exactly\": -0.0009}}", ["1:34: /steps/0/expect/offset: expected offset.y exactly -0.0009, found 0 (at 0 s)"]),
            ("{\"calls\": {\"atLeast\": 1, \"atMost\": 2}}", ["1:33: /steps/0/expect/calls: expected calls from 1 to 2, found 0 (at 0 s)"]),
            ("{\"calls\": {\"atLeast\": 0}}", []),
            (
                "{\"log\": [\"loading\", {\"releasing\": 0.5}]}",
                [
                    "1:31: /steps/0/expect/log: expected log [loading, releasing(0.5)], found [] (at 0 s)"
                ]
            ),
            ("{\"log\": 0, \"outcome\": null, \"armed\": false, \"writes\": []}", []),
            (
                "{\"bottom\": {\"calls\": 1}}",
                ["1:44: /steps/0/expect/bottom/calls: expected bottom.calls 1, found no refresher at bottom (at 0 s)"]
            ),
            ("{\"bottom\": {\"refusals\": []}, \"top\": {\"attached\": true}}", []),
        ])
    func differences(expectation: String, messages: [String]) async throws {
        let report = try await play("{\"steps\": [{\"expect\": \(expectation)}]}")
        #expect(report.failures.map(\.description) == messages)
        #expect(report.expectations > 0)
    }

    @Test(
        "In a log, releasing stands for one or more states, and a progress for one",
        arguments: [
            (["\"releasing\"", "\"loading\""], true), (["{\"releasing\": 1}", "\"releasing\"", "\"loading\""], false),
            (["{\"releasing\": 0.5}", "\"releasing\"", "\"loading\""], true),
            (["\"releasing\"", "{\"releasing\": 1}", "\"loading\""], true),
            (["{\"releasing\": 0.5}", "{\"releasing\": 1}", "\"loading\""], true), (["\"loading\""], false),
            (["\"releasing\"", "\"releasing\"", "\"releasing\"", "\"loading\""], false),
        ])
    func logs(states: [String], matches: Bool) async throws {
        let report = try await play(
            "{\"steps\": [{\"drag\": -30}, {\"drag\": -60}, \"release\", {\"expect\": {\"log\": [\(states.joined(separator: ","))]}}]}")
        #expect(report.failures.isEmpty == matches)
    }

    @Test("The rounds of loops are told with what differs")
    func rounds() async throws {
        let report = try await play(
            """
            {"steps": [{"repeat": 2, "steps": [{"repeat": 3, "steps": [{"insetBy": {"top": 1}}]}, {"expect": {"inset": {"top": 3}}}]}]}
            """)
        #expect(report.failures.map(\.rounds) == [[2]])
        #expect(
            report.failures.first?.description
                == "1:116: /steps/0/steps/1/expect/inset/top: expected inset.top 3, found 6 (at 0 s, round 2)")
    }

    @Test("Runs begin afresh, and the transcript tells all of them in order")
    func runs() async throws {
        let report = try await play(
            """
            {"runs": [
                {"title": "one", "steps": [{"drag": -80}, "lift", {"advance": 1}, {"expect": {"calls": 1}}]},
                {"title": "two", "steps": [{"expect": {"calls": 0}}, {"inset": {"top": 3}}]}
            ]}
            """)
        #expect(report.failures == [])
        let lines = report.lines.map(\.description)
        #expect(lines.first == "0 # one")
        #expect(lines.contains("0 # two"))
        #expect(lines.contains("0 top loading"))
        #expect(lines.contains("0 wrote top 60, offset -60 in 0.25"))
        #expect(lines.contains("0.25 didEndScrollingAnimation"))
        #expect(!lines.contains { $0.contains("removed") })
    }

    @Test("A token that no start has named is an error with its place")
    func unknownToken() async throws {
        let error = await #expect(throws: ScenarioError.self) { try await play("{\"steps\": [{\"end\": {\"of\": \"first\"}}]}") }
        #expect(error?.description == "1:20: /steps/0/end: no start was named \"first\"")
    }

    @Test("A step and a frame count once each")
    func effort() async throws {
        // Ten steps; a loop and its three rounds of one step; half a second of sixty frames each.
        let steps = Array(repeating: "\"settle\"", count: 10) + ["{\"repeat\": 3, \"steps\": [\"settle\"]}", "{\"advance\": 0.5}"]
        let text = "{\"steps\": [\(steps.joined(separator: ", "))]}"
        _ = try await play(text, effort: 10 + 4 + 31)
        await #expect(throws: ScenarioError.self) { try await play(text, effort: 10 + 4 + 30) }
    }

    @Test(
        "A run that takes too much is given up, with the place",
        arguments: [
            "{\"steps\": [{\"repeat\": 1000000, \"steps\": [{\"repeat\": 1000000, \"steps\": [\"settle\"]}]}]}",
            "{\"steps\": [{\"advance\": 86400}]}",
            "{\"world\": {\"refreshers\": {\"top\": {\"action\": [\"end\", \"start\"]}}}, \"steps\": [\"start\"]}",
            "{\"world\": {\"refreshers\": {\"top\": {\"action\": [{\"offset\": -50}, {\"repeat\": 1000000, \"steps\": [\"settle\"]}]}}}, \"steps\": [\"start\"]}",
        ])
    func endless(text: String) async throws {
        let error = await #expect(throws: ScenarioError.self) { try await play(text, effort: 1000) }
        #expect(error?.reason == "the run takes too many steps and frames up to here")
    }

    @Test("Seconds add up to the deadlines that they mean")
    func secondsAddUp() async throws {
        let report = try await play(
            """
            {"world": {"refreshers": {"top": {"minimumLoadingTime": 1, "closing": 0.3}}}, "steps": [
                "start", {"advance": 0.2}, "end", {"advance": 0.7}, {"expect": {"state": "loading"}}, {"advance": 0.1},
                {"expect": {"state": "finished"}}, {"advance": 0.1}, {"advance": 0.2}, {"expect": {"state": "initial"}}
            ]}
            """)
        #expect(report.failures == [])
    }

    @Test("Async actions go on at their times, also in the middle of an advance")
    func asyncTimes() async throws {
        let report = try await play(
            """
            {"world": {"refreshers": {"top": {"closing": 0, "action": {"async": true, "after": 0.25, "steps": [{"insetBy": {"left": 1}}]}}}},
             "steps": [{"repeat": 3, "steps": ["start", {"advance": 1}]}, {"expect": {"inset": {"left": 3}, "finished": 3}}]}
            """)
        #expect(report.failures == [])
        #expect(report.lines.filter { $0.text == "top ended: success" }.map(\.time) == [0.25, 1.25, 2.25])
    }

    @Test(
        "Bad numbers in a world or a step trap nowhere", arguments: ["\"nan\"", "\"inf\"", "\"-inf\"", "1e308", "-1e308", "5e-324", "-0.0"])
    func badNumbers(number: String) async throws {
        for edge in ["top", "bottom", "leading", "trailing"] {
            let report = try await play(
                """
                {"world": {"viewport": [375, \(number)], "content": [\(number), 2000], "inset": {"top": \(number)}, "pixelsPerPoint": \(number),
                           "refreshers": {"\(edge)": {"extent": \(number), "threshold": \(number), "opening": \(number), "timeOut": \(number)}}},
                 "steps": [{"drag": [\(number), -80]}, {"drag": [-80, \(number)]}, "release", "start", {"content": \(number)},
                           {"viewport": [\(number), 667]}, {"safeArea": {"left": \(number)}}, {"insetBy": {"bottom": \(number)}},
                           {"baseInset": {"right": \(number)}}, {"advance": 1}, "end", {"insert": \(number)}, {"offset": \(number)},
                           {"fling": \(number)}, "settle", {"finger": [[0, 0], [0.1, \(number)]]}, {"advance": 1},
                           {"expect": {"top": {"refusals": {"atLeast": 0}}}}]}
                """)
            #expect(report.failures == [])
        }
    }
}
