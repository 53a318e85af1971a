import RefreshGeometry

/// Reads steps: which world a step is in, and the one verb that it has.
struct StepReading {
    /// The longest time that a step may take, in seconds.
    static let longest = 86_400.0

    /// The worlds' names; empty in an action, whose steps have no choice.
    let names: [String?]
    /// The refresher that `true` stands for, by world.
    let only: [RefreshEdge?]
    /// The world of a step that names none.
    var world: Int
    /// Whether steps may take time; they may not in a turn or an action.
    var hasTime = true
    let tolerance: Double

    init(_ worlds: [ScenarioWorld], tolerance: Double) {
        names = worlds.map(\.name)
        only = worlds.map { $0.refreshers.count == 1 ? $0.refreshers[0].edge : nil }
        world = 0
        self.tolerance = tolerance
    }

    init(inActionOf edge: RefreshEdge, world: Int) {
        names = []
        only = Array(repeating: edge, count: world + 1)
        self.world = world
        hasTime = false
        tolerance = 0.001
    }

    func steps(_ value: PlacedValue) throws(ScenarioError) -> [ScenarioStep] {
        var steps: [ScenarioStep] = []
        for element in try value.list("a list of steps") { steps.append(try step(element)) }
        return steps
    }

    private func step(_ value: PlacedValue) throws(ScenarioError) -> ScenarioStep {
        if case .text(let word) = value.content {
            // A verb that needs no more may stand alone.
            let isTrue = PlacedValue(content: .flag(true), line: value.line, column: value.column, path: value.path)
            guard let verb = try verb(word, isTrue, in: world) else { throw unknown(word, value) }
            return ScenarioStep(verb: verb, world: world, place: value.place)
        }
        guard case .fields(let named) = value.content else { throw value.expected("a step: an object or the name of a verb") }
        var world = world
        var rounds: Int?
        var words: [PlacedValue.Field] = []
        for field in named {
            switch field.key {
            case "in" where !names.isEmpty: world = try index(of: field.value)
            case "note": _ = try field.value.text()
            case "repeat": rounds = try field.value.count(in: 0...1_000_000)
            default: words.append(field)
            }
        }
        guard let field = words.first else { throw value.error("a step without a verb") }
        if words.count > 1 { throw words[1].value.error("a step has one verb, and this one has \"\(field.key.brief)\" already") }
        if rounds != nil, field.key != "steps" { throw field.value.error("\"repeat\" needs \"steps\" beside it") }
        if field.key == "steps" {
            let steps = try within(world).steps(field.value)
            return ScenarioStep(verb: .steps(steps, rounds: rounds ?? 1), world: world, place: field.value.place)
        }
        guard let verb = try verb(field.key, field.value, in: world) else { throw unknown(field.key, field.value) }
        return ScenarioStep(verb: verb, world: world, place: field.value.place)
    }

    /// The same reading where steps that name no world are in this one.
    private func within(_ world: Int, hasTime: Bool? = nil) -> StepReading {
        var reading = self
        reading.world = world
        reading.hasTime = hasTime ?? self.hasTime
        return reading
    }

    func index(of value: PlacedValue) throws(ScenarioError) -> Int {
        let name = try value.text()
        if let index = names.firstIndex(of: name) { return index }
        let known = names.compactMap { $0?.brief }
        let advice = known.isEmpty ? "the worlds have no names" : "known: \(known.joined(separator: ", "))"
        throw value.error("unknown world \"\(name.brief)\"; \(advice)")
    }

    private func unknown(_ word: String, _ value: PlacedValue) -> ScenarioError {
        let advice = word.nearest(in: Self.verbs).map { "did you mean \"\($0)\"?" } ?? "known: \(Self.verbs.joined(separator: ", "))"
        return value.error("unknown verb \"\(word.brief)\"; \(advice)")
    }

    /// All verbs, for advice.
    static let verbs =
        gestureVerbs + callVerbs + surroundingVerbs + ["advance", "steps", "turn", "clear", "expect"]

    /// The meaning of a verb; nil if there is none of that name.
    private func verb(_ word: String, _ value: PlacedValue, in world: Int) throws(ScenarioError) -> ScenarioVerb? {
        if !hasTime, word == "advance" || word == "finger" {
            throw value.error("\"\(word)\" takes time, and a turn or an action has none")
        }
        switch word {
        case "advance": return .advance(try value.number(in: 0...Self.longest, "a number of seconds, 0 to \(Self.longest.brief)"))
        case "turn": return .turn(try within(world, hasTime: false).steps(value))
        case "clear":
            try value.mustBeTrue()
            return .clear
        case "expect": return .expect(try expectations(value, in: world))
        default:
            if let verb = try gestureVerb(word, value) { return verb }
            if let verb = try callVerb(word, value, in: world) { return verb }
            return try surroundingVerb(word, value)
        }
    }
}

extension PlacedValue {
    /// Of a verb that needs nothing.
    func mustBeTrue() throws(ScenarioError) {
        guard isTrue else { throw expected("true") }
    }
}
