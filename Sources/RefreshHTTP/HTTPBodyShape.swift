/// Where in a body the rows and the cursor are.
struct HTTPBodyShape: Sendable {
    let items: String?
    let cursor: String?

    /// The shape of the body that is being decoded: `Decodable` has no other way to be told.
    @TaskLocal static var current = HTTPBodyShape(items: nil, cursor: nil)
}
