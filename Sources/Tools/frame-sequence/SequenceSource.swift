/// The Swift file with a constant for each sequence.
struct SequenceSource: Equatable {
    let text: String

    init(_ sets: [FrameSet]) throws(SequenceError) {
        var constants: [String: String] = [:]
        var text = """
            // Written by frame-sequence from the files named below: what is changed here is lost.
            import RefreshFrames
            import RefreshGeometry

            extension FrameSequence {

            """
        for (index, set) in sets.enumerated() {
            let name = Self.constant(set.name)
            if let other = constants[name] { throw .sameConstant(set.path, as: other, name: name) }
            constants[name] = set.path
            if index > 0 { text += "\n" }
            text += Self.declaration(set, name)
        }
        self.text = text + "}\n"
    }

    private static func declaration(_ set: FrameSet, _ name: String) -> String {
        let (width, height) = (number(set.size.width), number(set.size.height))
        let place = set.path.split(separator: "/").suffix(2).joined(separator: "/")
        let images = set.images.map(literal).joined(separator: ", ")
        var text = "    /// \(set.images.count) frames of \(width) by \(height) points, from \(comment(place)).\n"
        let sequence = "FrameSequence(named: [\(images)], size: PlaneSize(width: \(width), height: \(height)))"
        guard let durations = set.durations else { return text + "    static let \(name) = \(sequence)\n" }
        text += "    static let \(name) = {\n        var sequence = \(sequence)\n"
        text += "        sequence.durations = [\(durations.map(number).joined(separator: ", "))]\n        return sequence\n    }()\n"
        return text
    }

    /// The shortest digits that give the number again.
    private static func number(_ value: Double) -> String { value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)" }

    /// A string in Swift's quotes, whatever is in it.
    static func literal(_ text: String) -> String {
        "\""
            + text.unicodeScalars.map { scalar in
                switch scalar {
                case "\"": "\\\""
                case "\\": "\\\\"
                case " "..."~": String(scalar)
                default: "\\u{" + String(scalar.value, radix: 16) + "}"
                }
            }.joined() + "\""
    }

    /// A text that can't end a comment's line.
    private static func comment(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.isWhitespace || $0.value < 0x20 ? " " : $0 }))
    }

    /// A name in code: the words of a file's name as one, the first small. A leading digit gets a line before it, a keyword its quotes.
    static func constant(_ name: String) -> String {
        let words = name.unicodeScalars.split { !isWordPart($0) }.map { String(String.UnicodeScalarView($0)) }
        guard let first = words.first else { return "frames" }
        let head = first.prefix(1).lowercased() + first.dropFirst()
        let joined = head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if joined.first?.isNumber == true { return "_" + joined }
        return keywords.contains(joined) ? "`\(joined)`" : joined
    }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
    }

    /// Swift's keywords, and what a sequence has by that name already.
    private static let keywords: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
