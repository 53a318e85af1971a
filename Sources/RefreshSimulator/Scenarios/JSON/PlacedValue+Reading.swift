extension PlacedValue {
    /// A number. The texts "nan", "inf" and "-inf" are numbers too: a scenario has to be able to give bad ones.
    func number() throws(ScenarioError) -> Double {
        switch content {
        case .number(let number): return number
        case .text("nan"): return .nan
        case .text("inf"): return .infinity
        case .text("-inf"): return -.infinity
        default: throw expected("a number")
        }
    }

    /// A number that is finite and within a range.
    func number(in range: ClosedRange<Double>, _ what: String) throws(ScenarioError) -> Double {
        guard case .number(let number) = content, range.contains(number) else { throw expected(what) }
        return number
    }

    /// A whole number within a range.
    func count(in range: ClosedRange<Int>) throws(ScenarioError) -> Int {
        guard case .number(let number) = content, let whole = Int(exactly: number), range.contains(whole) else {
            throw expected("a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return whole
    }

    func flag() throws(ScenarioError) -> Bool {
        guard case .flag(let flag) = content else { throw expected("true or false") }
        return flag
    }

    func text() throws(ScenarioError) -> String {
        guard case .text(let text) = content else { throw expected("a text") }
        return text
    }

    func list(_ what: String = "a list") throws(ScenarioError) -> [PlacedValue] {
        guard case .list(let list) = content else { throw expected(what) }
        return list
    }

    /// One of some words.
    func word<Meaning>(of words: [(String, Meaning)]) throws(ScenarioError) -> Meaning {
        if case .text(let text) = content {
            for (word, meaning) in words where word == text { return meaning }
        }
        throw expected(words.map { "\"\($0.0)\"" }.joined(separator: ", "))
    }

    var isNull: Bool { if case .null = content { true } else { false } }
    var isObject: Bool { if case .fields = content { true } else { false } }
    var isTrue: Bool { if case .flag(true) = content { true } else { false } }
}
