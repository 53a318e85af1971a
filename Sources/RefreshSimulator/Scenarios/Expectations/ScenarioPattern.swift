import RefreshCore

/// What a scenario expects of one thing.
enum ScenarioPattern: Sendable {
    case number(NumberPattern)
    case flag(Bool)
    case word(String)
    /// Null: there is none.
    case nothing
    /// `releasing` with any progress.
    case releasing
    /// `releasing` with a progress.
    case releasingAt(NumberPattern)
    /// All of a list, in order. In a log, ``releasing`` stands for one or more states.
    case list([ScenarioPattern])
    /// Some of the fields.
    case fields([Field])

    struct Field: Sendable {
        let key: String
        let pattern: ScenarioPattern
        let place: ScenarioPlace
    }
}

/// What a number has to be.
enum NumberPattern: Sendable {
    case near(Double, tolerance: Double)
    case exactly(Double)
    case between(atLeast: Double?, atMost: Double?)

    func matches(_ number: Double) -> Bool {
        switch self {
        case .near(let expected, let tolerance): abs(number - expected) <= tolerance
        case .exactly(let expected): number == expected
        case .between(let least, let most): (least.map { number >= $0 } ?? true) && (most.map { number <= $0 } ?? true) && !number.isNaN
        }
    }
}

/// What is found where something is expected.
enum ScenarioFinding: Sendable {
    case number(Double)
    /// Many numbers, by the smallest and the largest.
    case span(Double, Double)
    case flag(Bool)
    case word(String)
    case nothing
    case releasing(Double)
    case list([ScenarioFinding])
    case fields([(key: String, finding: ScenarioFinding)])
}

extension ScenarioFinding {
    static func count(_ count: Int) -> Self { .number(Double(count)) }
    static func words(_ words: [some CustomStringConvertible]) -> Self { .list(words.map { .word($0.description) }) }
    static func maybe(_ word: (some CustomStringConvertible)?) -> Self { word.map { .word($0.description) } ?? .nothing }
    static func maybe(_ number: Double?) -> Self { number.map { .number($0) } ?? .nothing }

    static func state(_ state: RefreshState) -> Self {
        if case .releasing(let progress) = state { .releasing(progress) } else { .word(state.description) }
    }
}
