/// A JSON value that knows where it stands.
struct PlacedValue: Sendable {
    enum Content: Sendable {
        case null
        case flag(Bool)
        case number(Double)
        case text(String)
        case list([PlacedValue])
        case fields([Field])
    }

    struct Field: Sendable {
        let key: String
        let value: PlacedValue
    }

    let content: Content
    let line: Int
    let column: Int
    let path: PlacedPath

    var place: ScenarioPlace { ScenarioPlace(line: line, column: column, pointer: path.pointer) }

    /// What it is, as a message says it.
    var kind: String {
        switch content {
        case .null: "null"
        case .flag(let flag): "\(flag)"
        case .number(let number): "the number \(number.brief)"
        case .text(let text): "\"\(text.brief)\""
        case .list(let list): list.isEmpty ? "an empty list" : "a list"
        case .fields(let fields): fields.isEmpty ? "an empty object" : "an object"
        }
    }

    func error(_ reason: String) -> ScenarioError { ScenarioError(reason, at: place) }

    func expected(_ what: String) -> ScenarioError { error("expected \(what), found \(kind)") }
}

extension Double {
    /// The number without the fraction of a whole one, as in 60 and 0.5.
    var brief: String {
        guard let whole = Int64(exactly: self), abs(whole) < 1_000_000_000_000_000 else { return description }
        return whole.description
    }
}
