/// One way in which what was found isn't what was expected.
struct Mismatch {
    /// The path inside the expectation, such as `inset.top`.
    let subject: String
    let expected: String
    let found: String
    let place: ScenarioPlace
}

extension ScenarioPattern {
    /// Compares, and tells every difference: in an object one for each field that differs.
    func mismatches(_ finding: ScenarioFinding, subject: String, place: ScenarioPlace) -> [Mismatch] {
        if case .fields(let patterns) = self, case .fields(let findings) = finding {
            return patterns.flatMap { pattern -> [Mismatch] in
                let found = findings.first { $0.key == pattern.key }?.finding ?? .nothing
                return pattern.pattern.mismatches(found, subject: "\(subject).\(pattern.key)", place: pattern.place)
            }
        }
        if matches(finding) { return [] }
        return [Mismatch(subject: subject, expected: description, found: finding.description, place: place)]
    }

    private func matches(_ finding: ScenarioFinding) -> Bool {
        switch (self, finding) {
        case (.number(let pattern), .number(let number)): pattern.matches(number)
        case (.number(let pattern), .span(let least, let most)): pattern.matches(least) && pattern.matches(most)
        case (.flag(let expected), .flag(let found)): expected == found
        case (.word(let expected), .word(let found)): expected == found
        case (.nothing, .nothing): true
        case (.releasing, .releasing): true
        case (.releasingAt(let pattern), .releasing(let progress)): pattern.matches(progress)
        case (.list(let patterns), .list(let findings)): Self.match(patterns, findings)
        // A number of things may be expected where they are listed.
        case (.number(let pattern), .list(let findings)): pattern.matches(Double(findings.count))
        case (.fields, .fields): mismatches(finding, subject: "", place: ScenarioPlace()).isEmpty
        default: false
        }
    }

    /// Whether patterns stand for a whole list. `reached[i]` says whether the first `i` patterns can stand for what was read so far.
    private static func match(_ patterns: [ScenarioPattern], _ findings: [ScenarioFinding]) -> Bool {
        var reached = [true] + patterns.map { _ in false }
        for finding in findings {
            var next = reached.map { _ in false }
            for (index, pattern) in patterns.enumerated() where pattern.matches(finding) {
                var continues = false
                if case .releasing = pattern { continues = reached[index + 1] }
                if reached[index] || continues { next[index + 1] = true }
            }
            reached = next
        }
        return reached[patterns.count]
    }
}

// MARK: - In words

extension NumberPattern: CustomStringConvertible {
    var description: String {
        switch self {
        case .near(let number, _): number.brief
        case .exactly(let number): "exactly \(number.brief)"
        case .between(let least?, let most?): "from \(least.brief) to \(most.brief)"
        case .between(let least?, nil): "at least \(least.brief)"
        case .between(nil, let most?): "at most \(most.brief)"
        case .between(nil, nil): "any number"
        }
    }
}

extension ScenarioPattern: CustomStringConvertible {
    var description: String {
        switch self {
        case .number(let pattern): pattern.description
        case .flag(let flag): flag.description
        case .word(let word): word
        case .nothing: "none"
        case .releasing: "releasing"
        case .releasingAt(let pattern): "releasing(\(pattern))"
        case .list(let list): "[" + list.map(\.description).joined(separator: ", ") + "]"
        case .fields(let fields): "{" + fields.map { "\($0.key): \($0.pattern)" }.joined(separator: ", ") + "}"
        }
    }
}

extension ScenarioFinding: CustomStringConvertible {
    var description: String {
        switch self {
        case .number(let number): number.brief
        case .span(let least, let most): least == most ? least.brief : "from \(least.brief) to \(most.brief)"
        case .flag(let flag): flag.description
        case .word(let word): word
        case .nothing: "none"
        case .releasing(let progress): "releasing(\(progress.brief))"
        case .list(let list): "[" + list.map(\.description).joined(separator: ", ") + "]"
        case .fields(let fields): "{" + fields.map { "\($0.key): \($0.finding)" }.joined(separator: ", ") + "}"
        }
    }
}
