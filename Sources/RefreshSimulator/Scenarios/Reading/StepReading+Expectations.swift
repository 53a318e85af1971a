import RefreshGeometry

extension StepReading {
    /// Reads an `expect`: keys of the scroll view, keys of the only refresher, and refreshers by their edges.
    func expectations(_ value: PlacedValue, in world: Int) throws(ScenarioError) -> [ScenarioExpectation] {
        guard case .fields(let named) = value.content else { throw value.expected("an object of expectations") }
        var expectations: [ScenarioExpectation] = []
        for field in named {
            if let edge = Words.edges.first(where: { $0.0 == field.key })?.1 {
                expectations += try refresher(field.value, edge, prefix: field.key + ".")
            } else if let key = ViewKey(rawValue: field.key) {
                expectations.append(try expectation(.view(key), key.shape, field, prefix: ""))
            } else if let key = RefresherKey(rawValue: field.key) {
                guard let edge = only[world] else {
                    throw field.value.error("name the edge, as in {\"top\": {\"\(field.key)\": …}}: this world has no refresher or several")
                }
                expectations.append(try expectation(.refresher(edge, key), key.shape, field, prefix: ""))
            } else {
                let known = ViewKey.allCases.map(\.rawValue) + RefresherKey.allCases.map(\.rawValue) + Words.edges.map(\.0)
                throw unknownKey(field, known)
            }
        }
        return expectations
    }

    private func refresher(_ value: PlacedValue, _ edge: RefreshEdge, prefix: String) throws(ScenarioError) -> [ScenarioExpectation] {
        guard case .fields(let named) = value.content else { throw value.expected("an object of expectations") }
        var expectations: [ScenarioExpectation] = []
        for field in named {
            guard let key = RefresherKey(rawValue: field.key) else { throw unknownKey(field, RefresherKey.allCases.map(\.rawValue)) }
            expectations.append(try expectation(.refresher(edge, key), key.shape, field, prefix: prefix))
        }
        return expectations
    }

    private func expectation(
        _ subject: ScenarioExpectation.Subject, _ shape: PatternShape, _ field: PlacedValue.Field, prefix: String
    ) throws(ScenarioError) -> ScenarioExpectation {
        let pattern = try shape.read(field.value, tolerance: tolerance)
        return ScenarioExpectation(subject: subject, name: prefix + field.key, pattern: pattern, place: field.value.place)
    }

    private func unknownKey(_ field: PlacedValue.Field, _ known: [String]) -> ScenarioError {
        let advice = field.key.nearest(in: known).map { "did you mean \"\($0)\"?" } ?? "known here: \(known.joined(separator: ", "))"
        return field.value.error("unknown key \"\(field.key.brief)\"; \(advice)")
    }
}
