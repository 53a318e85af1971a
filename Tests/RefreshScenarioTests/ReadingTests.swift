import RefreshSimulator
import Testing

/// Texts that are no scenarios: the place and the reason are exact.
@Suite("Reading scenarios")
struct ReadingTests {
    @Test(
        "A text that isn't JSON is told with its place",
        arguments: [
            ("", "1:1: expected a value, found the end of the text"),
            ("  \n", "2:1: expected a value, found the end of the text"),
            ("{", "1:2: expected a key in quotes or }, found the end of the text"),
            ("{\n  \"a\": tru }", "2:11: /a: expected true, found a space or control character"),
            ("{\"a\" 1}", "1:6: /a: expected : after the key, found 1"),
            ("{\"a\": 1,}", "1:9: expected another member after the comma, found }"),
            ("{\"a\": [1 2]}", "1:10: /a: expected , or ], found 2"),
            ("{\"a\": 1, \"a\": 2}", "1:10: /a: the key stands twice"),
            ("{\"a\": 01}", "1:8: expected , or }, found 1"),
            ("{\"a\": -}", "1:8: /a: expected a digit, found }"),
            ("{\"a\": 1.}", "1:9: /a: expected a digit, found }"),
            ("{\"a\": 1e999}", "1:7: /a: a number too large"),
            ("{\"a\": \"\\x\"}", "1:10: /a: an unknown escape"),
            ("{\"a\": \"\\ud800\"}", "1:14: /a: half of a surrogate pair"),
            ("{\"a\": \"\\u12g4\"}", "1:12: /a: expected four hexadecimal digits, found g"),
            ("{\"a\": \"", "1:8: /a: expected a closing quote, found the end of the text"),
            ("{\"a\": \"\n\"}", "1:8: /a: a control character in a text; write it as an escape"),
            ("{\"é\": é}", "1:7: /é: expected a value, found a character that isn't ASCII"),
            ("{} x", "1:4: expected the end of the text, found x"),
            ("{\"a/b~\": [0, nul]}", "1:17: /a~1b~0/1: expected null, found ]"),
        ])
    func damagedText(text: String, message: String) { expect(text, fails: message) }

    @Test(
        "A JSON text that is no scenario is told with its place",
        arguments: [
            ("[]", "1:1: expected a scenario: an object with \"steps\" or \"runs\", found an empty list"),
            ("{}", "1:1: missing key \"steps\""),
            ("{\"steps\": 1}", "1:11: /steps: expected a list of steps, found the number 1"),
            ("{\"steps\": [], \"tilte\": \"a\"}", "1:24: /tilte: unknown key \"tilte\"; did you mean \"title\"?"),
            (
                "{\"steps\": [], \"zzzzzz\": 1}",
                "1:25: /zzzzzz: unknown key \"zzzzzz\"; known here: title, report, source, rules, note, tolerance, world, worlds, runs, steps"
            ),
            ("{\"steps\": [], \"runs\": []}", "1:11: /steps: a scenario has either \"steps\" or \"runs\""),
            ("{\"runs\": []}", "1:10: /runs: expected at least one run, found an empty list"),
            ("{\"rules\": [25], \"steps\": []}", "1:12: /rules/0: expected a whole number from 1 to 24, found the number 25"),
            ("{\"steps\": [{}]}", "1:12: /steps/0: a step without a verb"),
            ("{\"steps\": [\"drgag\"]}", "1:12: /steps/0: unknown verb \"drgag\"; did you mean \"drag\"?"),
            ("{\"steps\": [{\"drag\": true}]}", "1:21: /steps/0/drag: expected a number (y), [x, y] or {\"x\": …, \"y\": …}, found true"),
            (
                "{\"steps\": [{\"drag\": 1, \"lift\": true}]}",
                "1:32: /steps/0/lift: a step has one verb, and this one has \"drag\" already"
            ),
            ("{\"steps\": [{\"lift\": false}]}", "1:21: /steps/0/lift: expected true, found false"),
            ("{\"steps\": [{\"repeat\": 2, \"drag\": 1}]}", "1:34: /steps/0/drag: \"repeat\" needs \"steps\" beside it"),
            (
                "{\"steps\": [{\"repeat\": -1, \"steps\": []}]}",
                "1:23: /steps/0/repeat: expected a whole number from 0 to 1000000, found the number -1"
            ),
            ("{\"steps\": [{\"in\": \"a\", \"drag\": 1}]}", "1:19: /steps/0/in: unknown world \"a\"; the worlds have no names"),
            (
                "{\"steps\": [{\"advance\": \"nan\"}]}",
                "1:24: /steps/0/advance: expected a number of seconds, 0 to 86400, found \"nan\""
            ),
            (
                "{\"steps\": [{\"finger\": [[1, 0], [0, 0]]}]}",
                "1:33: /steps/0/finger/1/0: expected seconds, not before the position that precedes, found the number 0"
            ),
            (
                "{\"steps\": [{\"turn\": [{\"advance\": 1}]}]}",
                "1:34: /steps/0/turn/0/advance: \"advance\" takes time, and a turn or an action has none"
            ),
            (
                "{\"world\": {\"refreshers\": {}}, \"steps\": [\"start\"]}",
                "1:41: /steps/0: name an edge: this world has no refresher or several"
            ),
            (
                "{\"world\": {\"refreshers\": {\"left\": {}}}, \"steps\": []}",
                "1:35: /world/refreshers/left: unknown edge \"left\"; known: top, bottom, leading, trailing"
            ),
            (
                "{\"world\": {\"refreshers\": {\"top\": {\"extend\": 1}}}, \"steps\": []}",
                "1:45: /world/refreshers/top/extend: unknown key \"extend\"; did you mean \"extent\"?"
            ),
            (
                "{\"steps\": [{\"expect\": {\"stat\": \"loading\"}}]}",
                "1:32: /steps/0/expect/stat: unknown key \"stat\"; did you mean \"state\"?"
            ),
            (
                "{\"steps\": [{\"expect\": {\"state\": \"loadin\"}}]}",
                "1:33: /steps/0/expect/state: expected \"initial\", \"loading\", \"finished\", \"releasing\", found \"loadin\""
            ),
            (
                "{\"steps\": [{\"expect\": {\"calls\": {}}}]}",
                "1:33: /steps/0/expect/calls: expected a number or an object with atLeast, atMost or exactly, found an empty object"
            ),
            (
                "{\"steps\": [{\"expect\": {\"inset\": {\"leading\": 1}}}]}",
                "1:45: /steps/0/expect/inset/leading: unknown key \"leading\"; known here: top, left, bottom, right"
            ),
        ])
    func noScenario(text: String, message: String) { expect(text, fails: message) }

    private func expect(_ text: String, fails message: String) {
        do throws(ScenarioError) {
            _ = try Scenario(json: text.utf8)
            Issue.record("it was read: \(text)")
        } catch {
            #expect(error.description == message)
        }
    }

    @Test("A text that isn't UTF-8 is told with its place")
    func badBytes() {
        let bytes = Array("{\"title\": \"".utf8) + [0xFF] + Array("\", \"steps\": []}".utf8)
        #expect(throws: ScenarioError("a text that isn't UTF-8 ends here", at: ScenarioPlace(line: 1, column: 14, pointer: "/title"))) {
            try Scenario(json: bytes)
        }
    }

    @Test("A byte order mark and every escape are read")
    func escapes() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array(#"{"title": "\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00", "steps": []}"#.utf8)
        #expect(try Scenario(json: bytes).title == "\"\\/\u{08}\u{0C}\n\r\té😀")
    }

    @Test("Nesting is bounded, however deep it is", arguments: [65, 100_000], ["[", "{\"a\":"])
    func deepNesting(depth: Int, bracket: String) throws {
        let text = "{\"steps\": " + String(repeating: bracket, count: depth)
        let error = try #require(throws: ScenarioError.self) { try Scenario(json: text.utf8) }
        #expect(error.reason == "nested deeper than 64 levels")
    }

    @Test("A message stays on one line, whatever the key")
    func messagesAreOneLine() throws {
        let key = "a\\n\\u001b[31m\\u2028" + String(repeating: "x", count: 1000)
        let error = try #require(throws: ScenarioError.self) { try Scenario(json: "{\"steps\": [{\"\(key)\": 1}]}".utf8) }
        #expect(error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x2028 })
        #expect(error.description.count < 700)
    }

    @Test(
        "Every part of a scenario that is cut off is told with a place",
        arguments: ["B001-start-several-times", "B061-redrawn-while-it-runs"])
    func truncated(name: String) throws {
        let bytes = try ScenarioFiles.bytes(name)
        let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
        for count in 0...end {
            #expect(throws: ScenarioError.self, "cut off after \(count) bytes") { try Scenario(json: bytes[..<count]) }
        }
        _ = try Scenario(json: bytes)
    }
}
