import Testing

/// Something that code must not say.
struct Rule: Sendable, CustomTestStringConvertible {
    let words: String
    /// Where it stands all the same, and why.
    var exceptions: [String: String] = [:]

    var testDescription: String { words }

    /// The lines of a file that break the rule.
    func breaches(in file: SourceFile) -> [String] {
        file.code.filter { $0.text.contains(words) }.map { "\(file.path):\($0.number): \($0.text)" }
    }

    /// Sources don't trap, and claim nothing that the compiler could prove.
    static let sources = [
        Rule(words: "fatalError"), Rule(words: "preconditionFailure"), Rule(words: "try!"), Rule(words: "as!"),
        Rule(words: "@unchecked Sendable"),
        Rule(
            words: "nonisolated(unsafe)",
            exceptions: [
                "Sources/Examples/ExampleStage/Terminal/TerminalGuard.swift": "A signal handler can reach neither an actor nor a lock."
            ]),
        Rule(words: "Unmanaged"), Rule(words: "unsafeBitCast"),
        Rule(
            words: "unowned",
            exceptions: [
                "Sources/RefreshControl/RefreshAttachment.swift": "Embedded Swift has no weak: there the host outlives the attachment.",
                "Sources/RefreshControl/RefreshBond.swift": "Embedded Swift has no weak: there the host removes its refreshers first.",
            ]),
    ]

    /// Tests don't wait for real time.
    static let tests = ["Task.sleep", "Thread.sleep", "usleep("].map { Rule(words: $0) }

    /// Neither holds unfinished work.
    static let everywhere = ["TO" + "DO", "FIX" + "ME"].map { Rule(words: $0) }
}
