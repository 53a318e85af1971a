import RefreshRendering

/// What the environment says about a terminal.
struct TerminalAbilities: Equatable {
    /// Whether a picture can move on it: not without TERM, and not with `TERM=dumb`.
    let canMove: Bool
    /// How many colours it shows: none where NO_COLOR is set to anything (no-color.org), 24 bits only where COLORTERM says so, else 256.
    let colors: TerminalColorDepth

    init(environment: [String: String]) {
        let kind = environment["TERM"] ?? ""
        canMove = !kind.isEmpty && kind != "dumb"
        if let noColor = environment["NO_COLOR"], !noColor.isEmpty {
            colors = .none
        } else {
            colors = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") ? .full : .palette
        }
    }
}
