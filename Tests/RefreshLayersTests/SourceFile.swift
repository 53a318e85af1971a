/// A Swift file, read by lines. Block comments are forbidden in this package, so a line tells by itself what in it is code.
struct SourceFile: Sendable {
    let path: String
    let lines: [Substring]
    /// The lines, numbered from 1, without their comments.
    let code: [(number: Int, text: Substring)]

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        code = lines.enumerated().map { ($0.offset + 1, Self.withoutComment($0.element)) }
    }

    /// The module: the folder in Sources, or in its folders of tools and examples.
    var module: String {
        let folders = path.split(separator: "/")
        return String(["Tools", "Examples"].contains(folders[1]) ? folders[2] : folders[1])
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var isInString = false
        var last: Character?
        for index in line.indices {
            let character = line[index]
            if character == "\"", last != "\\" { isInString.toggle() }
            if character == "/", last == "/", !isInString { return line[..<line.index(before: index)] }
            last = character
        }
        return line
    }
}
