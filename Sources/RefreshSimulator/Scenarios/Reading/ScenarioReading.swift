import RefreshCore

extension Scenario {
    /// Reads a scenario.
    /// - Parameter json: The text, in UTF-8.
    /// - Throws: A ``ScenarioError`` for the first thing that is wrong: the JSON, a key that isn't known, a value of the wrong kind.
    public init(json: some Sequence<UInt8>) throws(ScenarioError) {
        let value = try PlacedReader.read(Array(json))
        var fields = try PlacedFields(value, expecting: "a scenario: an object with \"steps\" or \"runs\"")
        title = try fields.text("title") ?? ""
        report = try fields.text("report")
        sources = try Self.texts(fields.take("source"))
        rules = try Self.rules(fields.take("rules"))
        _ = try fields.text("note")
        let tolerance = try Self.tolerance(fields.take("tolerance"))
        let worlds = try Self.worlds(&fields)
        if let list = fields.take("runs") {
            if let steps = fields.take("steps") { throw steps.error("a scenario has either \"steps\" or \"runs\"") }
            var runs: [ScenarioRun] = []
            for run in try list.list("a list of runs") { runs.append(try Self.run(run, worlds: worlds, tolerance: tolerance)) }
            guard !runs.isEmpty else { throw list.expected("at least one run") }
            self.runs = runs
        } else {
            guard let list = fields.take("steps") else { throw value.error("missing key \"steps\"") }
            let worlds = worlds ?? [ScenarioWorld()]
            runs = [ScenarioRun(title: nil, worlds: worlds, steps: try StepReading(worlds, tolerance: tolerance).steps(list))]
        }
        try fields.finish()
    }

    private static func run(_ value: PlacedValue, worlds shared: [ScenarioWorld]?, tolerance: Double) throws(ScenarioError) -> ScenarioRun {
        var fields = try PlacedFields(value, expecting: "a run: an object with \"steps\"")
        let title = try fields.text("title")
        _ = try fields.text("note")
        let worlds = try Self.worlds(&fields) ?? shared ?? [ScenarioWorld()]
        guard let list = fields.take("steps") else { throw value.error("missing key \"steps\"") }
        let steps = try StepReading(worlds, tolerance: tolerance).steps(list)
        try fields.finish()
        return ScenarioRun(title: title, worlds: worlds, steps: steps)
    }

    private static func worlds(_ fields: inout PlacedFields) throws(ScenarioError) -> [ScenarioWorld]? {
        let one = fields.take("world"), several = fields.take("worlds")
        if let one {
            if let several { throw several.error("a scenario has either \"world\" or \"worlds\"") }
            return [try WorldReading.world(one, at: 0)]
        }
        guard let several else { return nil }
        guard case .fields(let named) = several.content, !named.isEmpty, named.count <= 8 else {
            throw several.expected("one to eight worlds by their names")
        }
        var worlds: [ScenarioWorld] = []
        for field in named {
            var world = try WorldReading.world(field.value, at: worlds.count)
            world.name = field.key
            worlds.append(world)
        }
        return worlds
    }

    private static func texts(_ value: PlacedValue?) throws(ScenarioError) -> [String] {
        guard let value else { return [] }
        if case .text(let text) = value.content { return [text] }
        var texts: [String] = []
        for element in try value.list("a text or a list of texts") { texts.append(try element.text()) }
        return texts
    }

    private static func rules(_ value: PlacedValue?) throws(ScenarioError) -> [Int] {
        var rules: [Int] = []
        for element in try value?.list("a list of numbers of rules") ?? [] { rules.append(try element.count(in: 1...24)) }
        return rules
    }

    private static func tolerance(_ value: PlacedValue?) throws(ScenarioError) -> Double {
        try value?.number(in: 0...1000, "a number from 0 to 1000") ?? 0.001
    }
}
