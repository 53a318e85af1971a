import Foundation
import RefreshSimulator
import Testing

/// The words of scenarios, as the reader tells them when it is given one that there isn't.
@Suite("The vocabulary of scenarios")
struct VocabularyTests {
    /// Where keys and verbs stand: a scenario with a word there that nobody knows.
    private static let places: [(what: String, text: String)] = [
        ("the file", #"{"?": 1, "steps": []}"#), ("a run", #"{"runs": [{"?": 1, "steps": []}]}"#),
        ("the world", #"{"world": {"?": 1}, "steps": []}"#), ("faults", #"{"world": {"faults": {"?": 1}}, "steps": []}"#),
        ("insets", #"{"world": {"inset": {"?": 1}}, "steps": []}"#),
        ("a refresher", #"{"world": {"refreshers": {"top": {"?": 1}}}, "steps": []}"#),
        ("a motion", #"{"world": {"refreshers": {"top": {"opening": {"?": 1}}}}, "steps": []}"#),
        ("a lead", #"{"world": {"refreshers": {"top": {"trigger": {"automatic": {"?": 1}}}}}, "steps": []}"#),
        ("an action", #"{"world": {"refreshers": {"top": {"action": {"?": 1}}}}, "steps": []}"#), ("verbs", #"{"steps": ["?"]}"#),
        ("a finger", #"{"steps": [{"finger": {"path": [[0, 0]], "?": 1}}]}"#), ("a point", #"{"steps": [{"drag": {"?": 1}}]}"#),
        ("a start", #"{"steps": [{"start": {"?": 1}}]}"#), ("an end", #"{"steps": [{"end": {"?": 1}}]}"#),
        ("a refresh", #"{"steps": [{"refreshIfOlder": {"than": 1, "?": 1}}]}"#), ("a resume", #"{"steps": [{"resume": {"?": 1}}]}"#),
        ("enabling", #"{"steps": [{"enable": {"?": 1}}]}"#), ("expectations", #"{"steps": [{"expect": {"?": 1}}]}"#),
        ("expectations of a refresher", #"{"steps": [{"expect": {"top": {"?": 1}}}]}"#),
        ("a range", #"{"steps": [{"expect": {"range": {"?": 1}}}]}"#), ("a number", #"{"steps": [{"expect": {"share": {"?": 1}}}]}"#),
        ("a moment", #"{"steps": [{"expect": {"moment": {"?": 1}}}]}"#), ("a frame", #"{"steps": [{"expect": {"frame": {"?": 1}}}]}"#),
        ("writes", #"{"steps": [{"expect": {"writes": {"total": 1, "?": 1}}}]}"#),
        ("a write", #"{"steps": [{"expect": {"writes": [{"?": 1}]}}]}"#),
    ]

    /// Where one of some words stands.
    private static let choices: [(what: String, text: String)] = [
        ("a direction", #"{"world": {"direction": "?"}, "steps": []}"#),
        ("a trigger", #"{"world": {"refreshers": {"top": {"trigger": "?"}}}, "steps": []}"#),
        ("an action", #"{"world": {"refreshers": {"top": {"action": "?"}}}, "steps": []}"#),
        ("a reveal", #"{"steps": [{"start": {"reveal": "?"}}]}"#), ("an outcome", #"{"steps": [{"end": {"outcome": "?"}}]}"#),
        ("an ending", #"{"steps": [{"finger": {"path": [[0, 0]], "ending": "?"}}]}"#),
        ("a state", #"{"steps": [{"expect": {"state": "?"}}]}"#), ("closings", #"{"steps": [{"expect": {"closed": ["?"]}}]}"#),
        ("announcements", #"{"steps": [{"expect": {"announcements": ["?"]}}]}"#),
        ("refusals", #"{"steps": [{"expect": {"refusals": ["?"]}}]}"#),
    ]

    /// Each word with the place where it stands.
    private static let words: [String] = {
        let keys = places.flatMap { place in known(place.text, after: ["known here: ", "known: "]).map { "\($0) in \(place.what)" } }
        let values = choices.flatMap { place in known(place.text, after: ["expected "], isQuoted: true).map { "\($0) as \(place.what)" } }
        return keys + values
    }()

    /// The words that the reader names in its error.
    private static func known(_ text: String, after marks: [String], isQuoted: Bool = false) -> [String] {
        do throws(ScenarioError) {
            _ = try Scenario(json: text.replacingOccurrences(of: "?", with: "????????").utf8)
            return []
        } catch {
            for mark in marks {
                guard let start = error.reason.range(of: mark)?.upperBound else { continue }
                let list = error.reason[start...].components(separatedBy: ", found")[0]
                if isQuoted { return list.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element) }
                return list.components(separatedBy: ", ")
            }
            return []
        }
    }

    @Test("In each place there are words", arguments: places.map(\.what) + choices.map(\.what))
    func found(place: String) {
        #expect(Self.words.contains { $0.hasSuffix(" in \(place)") || $0.hasSuffix(" as \(place)") })
    }

    @Test("Each word stands on the page about scenarios", arguments: words)
    func documented(word: String) throws {
        let page = try String(contentsOf: ScenarioFiles.documentation.appendingPathComponent("Scenarios.md"), encoding: .utf8)
        // What stands in code: between backticks, or in a block.
        let code = page.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element).joined(separator: " ")
        let letters = code.split { !$0.isLetter }.map(String.init)
        #expect(letters.contains(Self.bare(word)))
    }

    @Test("Each word is used by a scenario", arguments: words)
    func used(word: String) {
        #expect(Self.spoken.contains(Self.bare(word)))
    }

    private static func bare(_ word: String) -> String { word.components(separatedBy: " ")[0] }

    /// All keys and texts of the scenarios.
    private static let spoken: Set<String> = {
        var words: Set<String> = []
        func collect(_ value: Any) {
            if let text = value as? String { words.insert(text) }
            for element in value as? [Any] ?? [] { collect(element) }
            for (key, element) in value as? [String: Any] ?? [:] {
                words.insert(key)
                collect(element)
            }
        }
        for name in ScenarioFiles.names {
            if let data = try? Data(contentsOf: ScenarioFiles.url(name)), let json = try? JSONSerialization.jsonObject(with: data) {
                collect(json)
            }
        }
        return words
    }()
}
