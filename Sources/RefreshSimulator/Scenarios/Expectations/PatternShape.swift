/// What form an expectation has to have.
enum PatternShape: Sendable {
    /// A number, or an object with `atLeast`, `atMost` or `exactly`.
    case number
    case flag
    case word([String])
    /// Any text.
    case text
    /// A state: its name, or `{"releasing": progress}`.
    case state
    /// A number (y), `[x, y]`, or an object with x, y or both.
    case point
    case fields([(String, PatternShape)])
    /// A whole list, or a number of things.
    indirect case list(PatternShape)
    /// The shape, or null.
    indirect case optional(PatternShape)
    /// A number of writes, an object with numbers by kind, or a list of writes.
    case writes
}

extension PatternShape {
    /// Reads an expectation.
    func read(_ value: PlacedValue, tolerance: Double) throws(ScenarioError) -> ScenarioPattern {
        switch self {
        case .number: return .number(try Self.number(value, tolerance))
        case .flag: return .flag(try value.flag())
        case .word(let words): return .word(try value.word(of: words.map { ($0, $0) }))
        case .text: return .word(try value.text())
        case .state: return try Self.state(value, tolerance)
        case .point: return try Self.point(value, tolerance)
        case .fields(let shapes): return .fields(try Self.fields(value, shapes, tolerance))
        case .optional(let shape): return value.isNull ? .nothing : try shape.read(value, tolerance: tolerance)
        case .list(let shape):
            guard case .list(let list) = value.content else { return .number(try Self.number(value, tolerance, or: "a list, ")) }
            var patterns: [ScenarioPattern] = []
            for element in list { patterns.append(try shape.read(element, tolerance: tolerance)) }
            return .list(patterns)
        case .writes: return try Self.writes(value, tolerance)
        }
    }

    private static func number(_ value: PlacedValue, _ tolerance: Double, or others: String = "") throws(ScenarioError) -> NumberPattern {
        if case .number(let number) = value.content { return .near(number, tolerance: tolerance) }
        let what = "\(others)a number or an object with atLeast, atMost or exactly"
        guard value.isObject else { throw value.expected(what) }
        var fields = try PlacedFields(value)
        let exact = try fields.number("exactly"), least = try fields.number("atLeast"), most = try fields.number("atMost")
        try fields.finish()
        if let exact {
            guard least == nil, most == nil else { throw value.error("\"exactly\" stands alone") }
            return .exactly(exact)
        }
        guard least != nil || most != nil else { throw value.expected(what) }
        return .between(atLeast: least, atMost: most)
    }

    private static func state(_ value: PlacedValue, _ tolerance: Double) throws(ScenarioError) -> ScenarioPattern {
        guard value.isObject else {
            let words: [(String, ScenarioPattern)] =
                ["initial", "loading", "finished"].map { ($0, .word($0)) } + [("releasing", .releasing)]
            return try value.word(of: words)
        }
        var fields = try PlacedFields(value)
        guard let progress = fields.take("releasing") else { throw value.expected("a state or {\"releasing\": progress}") }
        try fields.finish()
        return .releasingAt(try number(progress, tolerance))
    }

    private static func point(_ value: PlacedValue, _ tolerance: Double) throws(ScenarioError) -> ScenarioPattern {
        func field(_ key: String, _ value: PlacedValue) throws(ScenarioError) -> ScenarioPattern.Field {
            ScenarioPattern.Field(key: key, pattern: .number(try number(value, tolerance)), place: value.place)
        }
        if case .list(let list) = value.content {
            guard list.count == 2 else { throw value.expected("a number (y), [x, y] or {\"x\": …, \"y\": …}") }
            return .fields([try field("x", list[0]), try field("y", list[1])])
        }
        if case .fields(let named) = value.content, named.contains(where: { $0.key == "x" || $0.key == "y" }) {
            return .fields(try fields(value, [("x", .number), ("y", .number)], tolerance))
        }
        return .fields([try field("y", value)])
    }

    static func fields(
        _ value: PlacedValue, _ shapes: [(String, PatternShape)], _ tolerance: Double
    ) throws(ScenarioError) -> [ScenarioPattern.Field] {
        var fields = try PlacedFields(value, expecting: "an object with \(shapes.map(\.0).joined(separator: ", "))")
        var patterns: [ScenarioPattern.Field] = []
        for (key, shape) in shapes {
            guard let value = fields.take(key) else { continue }
            patterns.append(.init(key: key, pattern: try shape.read(value, tolerance: tolerance), place: value.place))
        }
        try fields.finish()
        return patterns
    }

    private static func writes(_ value: PlacedValue, _ tolerance: Double) throws(ScenarioError) -> ScenarioPattern {
        let write: [(String, PatternShape)] =
            Words.sides.map { ($0.0, .optional(.number)) } + [("x", .optional(.number)), ("y", .optional(.number)), ("seconds", .number)]
        switch value.content {
        case .list(let list):
            var patterns: [ScenarioPattern] = []
            for element in list { patterns.append(.fields(try fields(element, write, tolerance))) }
            return .list(patterns)
        case .fields(let named) where named.contains { ["inset", "offset", "both", "total"].contains($0.key) }:
            return .fields(try fields(value, ["inset", "offset", "both", "total"].map { ($0, .number) }, tolerance))
        default: return .number(try number(value, tolerance, or: "a list, an object with inset, offset, both or total, "))
        }
    }
}
