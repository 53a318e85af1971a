import RefreshSimulator
import Testing

/// Scenario files with parts changed by chance, from fixed seeds: they are read and played, or told to be no scenarios.
@Suite("Damaged scenarios")
@MainActor
struct DamagedScenarioTests {
    @Test("A damaged scenario is an error or another scenario, and traps nowhere", arguments: 0..<4)
    func damaged(seed: Int) async throws {
        var random = SeededNumbers(seed: UInt64(seed))
        var played = 0
        for name in ScenarioFiles.names {
            let bytes = try ScenarioFiles.bytes(name)
            guard bytes.count < 4000 else { continue }
            for _ in 0..<2 {
                guard let scenario = try? Scenario(json: random.damage(bytes)) else { continue }
                played += 1
                _ = try? await ScenarioReplay.play(scenario, effort: 2000)
            }
        }
        #expect(played > 10)
    }
}

/// Numbers by chance that are the same for the same seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The text with a byte, a number, a line or a word changed.
    mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
        let line = Int.random(in: 0..<lines.count, using: &self)
        switch Int.random(in: 0..<6, using: &self) {
        case 0:
            var damaged = bytes
            damaged[Int.random(in: 0..<bytes.count, using: &self)] = UInt8.random(in: 0...255, using: &self)
            return damaged
        case 1: lines.remove(at: line)
        case 2: lines.swapAt(line, Int.random(in: 0..<lines.count, using: &self))
        case 3: lines[line] = lines[line].replacing(number: Self.numbers.randomElement(using: &self) ?? "0")
        default:
            let (word, other) = Self.words.randomElement(using: &self) ?? ("", "")
            lines = lines.map { Bool.random(using: &self) ? $0.replacingWord(word, by: other) : $0 }
        }
        return Array(lines.joined(separator: "\n").utf8)
    }

    private static let numbers = ["0", "-1", "1e300", "-1e300", "1e-300", "\"nan\"", "\"inf\"", "3", "1000000", "0.1"]
    private static let words = [
        ("release", "lift"), ("release", "cancelTouch"), ("settle", "clear"), ("end", "remove"), ("start", "end"), ("end", "start"),
        ("drag", "fling"), ("drag", "offset"), ("top", "bottom"), ("bottom", "leading"), ("content", "viewport"), ("insetBy", "inset"),
        ("advance", "drag"), ("true", "false"), ("loading", "initial"), ("60", "-60"), ("0.3", "0"),
    ]
}

extension String {
    /// The text with its first number replaced.
    fileprivate func replacing(number: String) -> String {
        guard let first = firstIndex(where: \.isWholeNumber) else { return self }
        let end = self[first...].firstIndex { !$0.isWholeNumber && $0 != "." } ?? endIndex
        return self[..<first] + number + self[end...]
    }

    fileprivate func replacingWord(_ word: String, by other: String) -> String {
        split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
    }
}
