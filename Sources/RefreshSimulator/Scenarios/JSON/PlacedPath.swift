/// The way from the whole text to a value, as a chain that values share: a deep path costs no more than a shallow one.
indirect enum PlacedPath: Sendable {
    case root
    case member(String, of: PlacedPath)
    case element(Int, of: PlacedPath)

    /// The path as a JSON pointer (RFC 6901): `~` is written `~0`, `/` is written `~1`. Long keys are cut and control characters left out,
    /// so that it stays on one line.
    var pointer: String {
        switch self {
        case .root: ""
        case .member(let key, let parent):
            parent.pointer + "/"
                + key.brief.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
                .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
        case .element(let index, let parent): parent.pointer + "/\(index)"
        }
    }
}

extension String {
    /// The text as it may stand in a message: at most 40 characters, and none that controls a terminal or breaks the line.
    var brief: String {
        var text = ""
        for (index, scalar) in unicodeScalars.enumerated() {
            if index == 40 { return text + "…" }
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: text.unicodeScalars.append("\u{FFFD}")
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
