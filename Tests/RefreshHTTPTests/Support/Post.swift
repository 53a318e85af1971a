/// A row as the tests' servers send it.
struct Post: Identifiable, Hashable, Sendable, Codable {
    var id: Int

    init(_ id: Int) { self.id = id }

    /// Posts of these numbers as JSON.
    static func json(_ numbers: some Sequence<Int>) -> String {
        "[" + numbers.map { #"{"id":\#($0)}"# }.joined(separator: ",") + "]"
    }
}

extension [Post] {
    static func numbered(_ numbers: some Sequence<Int>) -> [Post] { numbers.map { Post($0) } }
}
