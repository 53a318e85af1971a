/// Something that a check found to be otherwise than it has to be. A check that finds nothing is passed:
///
/// ```swift
/// let findings = AnimatorCheck().findings(of: MyAnimator())
/// #expect(findings.isEmpty)  // or XCTAssertEqual(findings, [])
/// ```
public struct RefreshFinding: Hashable, Sendable {
    /// What has to hold.
    public let rule: RefreshRule
    /// What was found instead, and where it was first.
    public let found: String
    /// How often it was found, 1 or more.
    public internal(set) var count = 1
}

extension RefreshFinding: CustomStringConvertible {
    /// The rule, what was found, and how often: one line.
    public var description: String {
        "\(rule): \(found)" + (count > 1 ? " (and \(count - 1) more)" : "")
    }
}

/// Findings as they come: the first of each rule is told, the others are counted.
struct FindingList {
    private(set) var findings: [RefreshFinding] = []

    mutating func add(_ rule: RefreshRule, _ found: @autoclosure () -> String) {
        if let index = findings.firstIndex(where: { $0.rule == rule }) {
            findings[index].count += 1
        } else {
            findings.append(RefreshFinding(rule: rule, found: found()))
        }
    }

    mutating func require(_ condition: Bool, _ rule: RefreshRule, _ found: @autoclosure () -> String) {
        if !condition { add(rule, found()) }
    }
}
