/// An object whose keys are taken one after another. What nobody took is an unknown key, and an error with its place.
struct PlacedFields {
    let value: PlacedValue
    private let fields: [PlacedValue.Field]
    private var known: [String] = []

    init(_ value: PlacedValue, expecting what: String = "an object") throws(ScenarioError) {
        guard case .fields(let fields) = value.content else { throw value.expected(what) }
        self.value = value
        self.fields = fields
    }

    /// The keys, in the order of the text.
    var keys: [String] { fields.map { $0.key } }

    /// The value of a key, which is known from here on; nil if it isn't there.
    mutating func take(_ key: String) -> PlacedValue? {
        known.append(key)
        return fields.first { $0.key == key }?.value
    }

    mutating func number(_ key: String) throws(ScenarioError) -> Double? { try take(key)?.number() }
    mutating func flag(_ key: String) throws(ScenarioError) -> Bool? { try take(key)?.flag() }
    mutating func text(_ key: String) throws(ScenarioError) -> String? { try take(key)?.text() }

    /// Throws for the first key that nobody has taken.
    func finish() throws(ScenarioError) {
        for field in fields where !known.contains(field.key) {
            let nearest = field.key.nearest(in: known)
            let advice = nearest.map { "did you mean \"\($0)\"?" } ?? "known here: \(known.joined(separator: ", "))"
            throw field.value.error("unknown key \"\(field.key.brief)\"; \(advice)")
        }
    }
}

extension String {
    /// The word of a list that differs from this one by at most two letters put in, left out or changed, if there is one.
    func nearest(in words: [String]) -> String? {
        guard utf8.count <= 40 else { return nil }
        let ranked = words.map { (word: $0, distance: edits(from: Array(utf8), to: Array($0.utf8))) }
        let limit = utf8.count < 4 ? 1 : 2
        return ranked.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.word
    }
}

/// How many letters have to be put in, left out or changed to get from one text to the other (the Levenshtein distance).
private func edits(from text: [UInt8], to other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in text.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for (column, rival) in other.enumerated() {
            let changed = diagonal + (letter == rival ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
        }
    }
    return row[other.count]
}
