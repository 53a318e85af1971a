/// The field Link (RFC 8288): `<address>; rel="next", <address>; rel="last"`.
enum LinkField {
    /// The address of the next page; nil if there is none, or from where on the field isn't well formed.
    static func next(_ field: String) -> String? {
        var rest = field[...]
        while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
            guard rest[..<open].allSatisfy({ $0 == " " || $0 == "\t" || $0 == "," }) else { return nil }
            let address = rest[rest.index(after: open)..<close]
            rest = rest[rest.index(after: close)...]
            if relations(&rest).contains("next") { return String(address) }
        }
        return nil
    }

    /// Reads the parameters of a link, up to the comma after it; returns the words of the first `rel`.
    private static func relations(_ rest: inout Substring) -> [String] {
        var relations: [String]?
        while let parameter = parameter(&rest) {
            if parameter.name.lowercased() == "rel", relations == nil {
                relations = parameter.value.lowercased().split(separator: " ").map(String.init)
            }
        }
        return relations ?? []
    }

    /// Reads `; name=value` or `; name="value"`; nil at the end of the link.
    private static func parameter(_ rest: inout Substring) -> (name: String, value: String)? {
        rest = rest.drop { $0 == " " || $0 == "\t" }
        guard rest.first == ";" else { return nil }
        rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
        let name = rest.prefix { !"=;, \t".contains($0) }
        rest = rest.dropFirst(name.count).drop { $0 == " " || $0 == "\t" }
        guard rest.first == "=" else { return (String(name), "") }
        rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
        guard rest.first == "\"" else {
            let value = rest.prefix { !";, \t".contains($0) }
            rest = rest.dropFirst(value.count)
            return (String(name), String(value))
        }
        rest = rest.dropFirst()
        var value = ""
        while let character = rest.popFirst(), character != "\"" {
            value.append(character == "\\" ? rest.popFirst() ?? "\\" : character)
        }
        return (String(name), value)
    }
}
