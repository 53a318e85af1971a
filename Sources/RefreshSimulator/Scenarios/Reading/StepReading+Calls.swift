import RefreshCore
import RefreshGeometry

extension StepReading {
    static let callVerbs = [
        "start", "refreshIfOlder", "end", "cancel", "refresh", "resume", "remove", "add", "enable", "exhaust", "reset", "configure",
        "accessibilityScroll",
        "accessibilityRefresh",
    ]

    func callVerb(_ word: String, _ value: PlacedValue, in world: Int) throws(ScenarioError) -> ScenarioVerb? {
        switch word {
        case "start": return try start(value, world)
        case "refreshIfOlder": return try refreshIfOlder(value, world)
        case "end": return try end(value, world)
        case "cancel": return .cancel(try edges(value, world))
        case "refresh": return .refresh(try edges(value, world))
        case "resume": return try resume(value, world)
        case "remove": return .remove(try edges(value, world))
        case "add": return .add(try additions(value, world))
        case "enable": return try enable(value, world)
        case "exhaust": return .exhaust(try edges(value, world))
        case "reset": return .reset(try edges(value, world))
        case "configure": return .configure(try WorldReading.setups(value, in: world))
        case "accessibilityScroll": return .accessibilityScroll(try edges(value, world))
        case "accessibilityRefresh": return .accessibilityRefresh(try edges(value, world))
        default: return nil
        }
    }

    /// The refreshers that a call means: true for the only one, an edge, or a list of edges.
    func edges(_ value: PlacedValue, _ world: Int) throws(ScenarioError) -> [RefreshEdge] {
        switch value.content {
        case .flag(true): return [try sole(value, world)]
        case .text: return [try value.word(of: Words.edges)]
        case .list(let list):
            var edges: [RefreshEdge] = []
            for element in list { edges.append(try element.word(of: Words.edges)) }
            return edges
        default: throw value.expected("true, an edge or a list of edges")
        }
    }

    private func sole(_ value: PlacedValue, _ world: Int) throws(ScenarioError) -> RefreshEdge {
        if let edge = only[world] { return edge }
        throw value.error("name an edge: this world has no refresher or several")
    }

    /// The refresher that an object means by its key `at`.
    private func edge(_ fields: inout PlacedFields, _ world: Int) throws(ScenarioError) -> [RefreshEdge] {
        guard let value = fields.take("at") else { return [try sole(fields.value, world)] }
        return try edges(value, world)
    }

    private func start(_ value: PlacedValue, _ world: Int) throws(ScenarioError) -> ScenarioVerb {
        guard value.isObject else { return .start(try edges(value, world), ScenarioStart()) }
        var fields = try PlacedFields(value)
        let edges = try edge(&fields, world)
        var start = try manner(&fields)
        start.isSilent = try fields.flag("isSilent") ?? false
        try fields.finish()
        return .start(edges, start)
    }

    /// A refresh of what is older: the seconds, or an object with them as `than`.
    private func refreshIfOlder(_ value: PlacedValue, _ world: Int) throws(ScenarioError) -> ScenarioVerb {
        guard value.isObject else {
            return .start([try sole(value, world)], ScenarioStart(olderThan: try value.number()))
        }
        var fields = try PlacedFields(value)
        let edges = try edge(&fields, world)
        guard let seconds = try fields.number("than") else { throw value.error("missing key \"than\"") }
        var start = try manner(&fields)
        start.olderThan = seconds
        try fields.finish()
        return .start(edges, start)
    }

    private func manner(_ fields: inout PlacedFields) throws(ScenarioError) -> ScenarioStart {
        var start = ScenarioStart()
        start.reveal = try fields.take("reveal")?.word(of: Words.reveals) ?? .ifAtEdge
        start.isAnimated = try fields.flag("isAnimated") ?? true
        start.token = try fields.text("as")
        return start
    }

    private func end(_ value: PlacedValue, _ world: Int) throws(ScenarioError) -> ScenarioVerb {
        guard value.isObject else { return .end(try edges(value, world), .success, token: nil) }
        var fields = try PlacedFields(value)
        let edges = try edge(&fields, world)
        let outcome = try fields.take("outcome")?.word(of: Words.outcomes) ?? .success
        let token = try fields.text("of")
        try fields.finish()
        return .end(edges, outcome, token: token)
    }

    private func resume(_ value: PlacedValue, _ world: Int) throws(ScenarioError) -> ScenarioVerb {
        guard value.isObject else { return .resume(try edges(value, world), nil) }
        var fields = try PlacedFields(value)
        let edges = try edge(&fields, world)
        let outcome = try fields.take("outcome")?.word(of: Words.outcomes)
        try fields.finish()
        return .resume(edges, outcome)
    }

    private func enable(_ value: PlacedValue, _ world: Int) throws(ScenarioError) -> ScenarioVerb {
        if case .flag(let flag) = value.content { return .enable([try sole(value, world)], flag) }
        var fields = try PlacedFields(value, expecting: "true, false or an object with \"at\" and \"is\"")
        let edges = try edge(&fields, world)
        let flag = try fields.flag("is") ?? true
        try fields.finish()
        return .enable(edges, flag)
    }

    /// Refreshers to add: an edge for the one that was there last; an object with options for new ones, or with a world's name for the one
    /// that is there.
    private func additions(_ value: PlacedValue, _ world: Int) throws(ScenarioError) -> [ScenarioAddition] {
        guard case .fields(let named) = value.content else {
            return try edges(value, world).map { .former($0, world: world) }
        }
        var additions: [ScenarioAddition] = []
        for field in named {
            let edge = try WorldReading.edge(field)
            if case .text = field.value.content, !names.isEmpty {
                additions.append(.former(edge, world: try index(of: field.value)))
            } else {
                let changes = try WorldReading.changes(field.value, of: edge, in: world)
                additions.append(.new(ScenarioRefresherSetup(edge: edge, changes: changes)))
            }
        }
        return additions
    }
}
