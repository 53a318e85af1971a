/// A field of a body, found by its path: names with dots between.
struct HTTPField {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private typealias Container = KeyedDecodingContainer<Name>

    private let container: Container
    private let names: [Name]

    init(_ path: String, in decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: Name.self)
        names = path.split(separator: ".", omittingEmptySubsequences: false).map { Name(stringValue: String($0)) }
    }

    /// The array of rows that has to be there.
    func rows<Row: Decodable>() throws -> [Row] {
        var container = container
        for name in names.dropLast() { container = try container.nestedContainer(keyedBy: Name.self, forKey: name) }
        return try container.decode([Row].self, forKey: names[names.count - 1])
    }

    /// The token that may be there: text, or a whole number. Nil if a name on the way is missing or null.
    func token() throws -> String? {
        var container = container
        for name in names.dropLast() {
            guard try has(name, container) else { return nil }
            container = try container.nestedContainer(keyedBy: Name.self, forKey: name)
        }
        let name = names[names.count - 1]
        guard try has(name, container) else { return nil }
        if let number = try? container.decode(Int64.self, forKey: name) { return String(number) }
        return try container.decode(String.self, forKey: name)
    }

    private func has(_ name: Name, _ container: Container) throws -> Bool {
        try container.contains(name) && !container.decodeNil(forKey: name)
    }
}
