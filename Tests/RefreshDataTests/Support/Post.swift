/// A row with an identity and a content.
struct Post: Identifiable, Hashable, Sendable, Codable, CustomStringConvertible {
    var id: Int
    var text: String

    init(_ id: Int, _ text: String = "a") {
        self.id = id
        self.text = text
    }

    var description: String { "\(id)\(text)" }
}

extension [Post] {
    /// Posts of these numbers.
    static func numbered(_ numbers: some Sequence<Int>, _ text: String = "a") -> [Post] { numbers.map { Post($0, text) } }
}
