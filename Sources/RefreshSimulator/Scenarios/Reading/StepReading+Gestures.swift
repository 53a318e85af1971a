import RefreshGeometry

extension StepReading {
    static let gestureVerbs = ["finger", "touch", "drag", "lift", "release", "fling", "settle", "cancelTouch", "loseTouch", "offset"]

    func gestureVerb(_ word: String, _ value: PlacedValue) throws(ScenarioError) -> ScenarioVerb? {
        switch word {
        case "finger": return .finger(try script(value))
        case "drag": return .drag(try value.point())
        case "fling": return .fling(try value.point())
        case "offset": return .offset(try value.point())
        case "touch": return try bare(.touch, value)
        case "lift": return try bare(.lift, value)
        case "release": return try bare(.release, value)
        case "settle": return try bare(.settle, value)
        case "cancelTouch": return try bare(.cancelTouch, value)
        case "loseTouch": return try bare(.loseTouch, value)
        default: return nil
        }
    }

    private func bare(_ verb: ScenarioVerb, _ value: PlacedValue) throws(ScenarioError) -> ScenarioVerb {
        try value.mustBeTrue()
        return verb
    }

    /// A finger: a list of positions, or an object with them and what becomes of the finger.
    private func script(_ value: PlacedValue) throws(ScenarioError) -> TouchScript {
        guard value.isObject else { return TouchScript(samples: try samples(value)) }
        var fields = try PlacedFields(value)
        guard let path = fields.take("path") else { throw value.error("missing key \"path\"") }
        let ending = try fields.take("ending")?.word(of: Words.endings) ?? .lifts
        try fields.finish()
        return TouchScript(samples: try samples(path), ending: ending)
    }

    private func samples(_ value: PlacedValue) throws(ScenarioError) -> [TouchScript.Sample] {
        var samples: [TouchScript.Sample] = []
        for element in try value.list("positions: [[seconds, y], …] or [[seconds, x, y], …]") {
            let numbers = try element.list("[seconds, y] or [seconds, x, y]")
            guard numbers.count == 2 || numbers.count == 3 else { throw element.expected("[seconds, y] or [seconds, x, y]") }
            let least = samples.last?.time ?? 0
            let time = try numbers[0].number(in: least...Self.longest, "seconds, not before the position that precedes")
            let x = numbers.count == 3 ? try numbers[1].number() : 0
            let y = try numbers[numbers.count - 1].number()
            samples.append(TouchScript.Sample(time: time, position: PlanePoint(x: x, y: y)))
        }
        guard !samples.isEmpty else { throw value.expected("at least one position") }
        return samples
    }
}
