/// One import of a file.
struct ImportLine {
    let module: String
    /// The attributes and the access level before the word, such as `@testable` or `public`.
    let modifiers: Set<String>
}

extension SourceFile {
    var imports: [ImportLine] {
        code.compactMap { _, line in
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let place = words.firstIndex(of: "import"), words.count > place + 1 else { return nil }
            let modifiers = words[..<place]
            guard modifiers.allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains($0) }) else { return nil }
            let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
            guard let name = words[(place + 1)...].first(where: { !kinds.contains($0) }) else { return nil }
            return ImportLine(module: String(name.prefix { $0 != "." }), modifiers: Set(modifiers))
        }
    }

    private static let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private"]
}
