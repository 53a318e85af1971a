extension SourceFile {
    /// The names of the public types, functions and values that stand at the top level of the file: those that start at the margin.
    var publicNames: [String] {
        code.compactMap { _, line in
            guard let first = line.first, !first.isWhitespace else { return nil }
            let plain = line.replacing(#/@\w+\([^)]*\)/#, with: "")
            var words = plain.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }.map(String.init)[...]
            guard let access = words.firstIndex(where: { $0 == "public" || $0 == "open" }) else { return nil }
            guard words[..<access].allSatisfy(Self.isModifier) else { return nil }
            words = words[(access + 1)...].drop(while: Self.isModifier)
            guard let kind = words.first, Self.kinds.contains(kind) else { return nil }
            return words.dropFirst().first
        }
    }

    private static let kinds: Set = ["struct", "class", "actor", "enum", "protocol", "typealias", "func", "let", "var", "macro"]
    private static let modifiers: Set = ["final", "indirect", "nonisolated", "unsafe", "private", "set", "public", "open"]

    private static func isModifier(_ word: String) -> Bool { word.hasPrefix("@") || modifiers.contains(word) }
}
