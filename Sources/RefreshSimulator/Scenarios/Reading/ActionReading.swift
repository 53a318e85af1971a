import RefreshCore
import RefreshGeometry

/// Reads what a refresher's action does. Its steps are in the refresher's own world, and `true` means the refresher itself.
struct ActionReading {
    let edge: RefreshEdge
    let world: Int

    func action(_ value: PlacedValue) throws(ScenarioError) -> ScenarioAction {
        switch value.content {
        case .text("byHand"): return ScenarioAction()
        case .text:
            let words = [("byHand", nil as RefreshOutcome?)] + Words.outcomes.map { ($0.0, $0.1) }
            return ScenarioAction(end: try value.word(of: words))
        case .list: return ScenarioAction(steps: try steps(value))
        case .fields: return try described(value)
        case .null, .flag, .number: throw value.expected("\"byHand\", an outcome, a list of steps or an object")
        }
    }

    private func described(_ value: PlacedValue) throws(ScenarioError) -> ScenarioAction {
        var fields = try PlacedFields(value)
        var action = ScenarioAction()
        action.isAsync = try fields.flag("async") ?? false
        if let value = fields.take("after") { action.moment = .after(try value.number(in: 0...StepReading.longest, "a number of seconds")) }
        if let value = fields.take("resumes") {
            guard case .atOnce = action.moment else { throw value.error("an action has either \"after\" or \"resumes\"") }
            action.moment = .resumed(try value.count(in: 1...1000))
        }
        if let list = fields.take("steps") { action.steps = try steps(list) }
        action.end = try fields.take("end")?.word(of: Words.outcomes)
        action.heedsCancellation = try fields.flag("heedsCancellation") ?? true
        try fields.finish()
        if action.isAsync, action.end == nil { action.end = .success }
        return action
    }

    private func steps(_ value: PlacedValue) throws(ScenarioError) -> [ScenarioStep] {
        try StepReading(inActionOf: edge, world: world).steps(value)
    }
}
