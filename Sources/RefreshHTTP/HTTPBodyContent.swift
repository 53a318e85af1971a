/// A body of the present shape.
struct HTTPBodyContent<Element: Decodable>: Decodable {
    let items: [Element]
    let cursor: String?

    init(from decoder: any Decoder) throws {
        let shape = HTTPBodyShape.current
        if let path = shape.items {
            items = try HTTPField(path, in: decoder).rows()
        } else {
            items = try decoder.singleValueContainer().decode([Element].self)
        }
        cursor = try shape.cursor.flatMap { try HTTPField($0, in: decoder).token() }
    }
}
