import RefreshRendering
import Testing

@testable import ExampleStage

@Suite struct TerminalAbilitiesTests {
    @Test(arguments: [
        (["TERM": "xterm-256color"], true, TerminalColorDepth.palette), (["TERM": "xterm", "COLORTERM": "truecolor"], true, .full),
        (["TERM": "xterm", "COLORTERM": "24bit"], true, .full), (["TERM": "xterm", "COLORTERM": "yes"], true, .palette),
        (["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"], true, .none), (["TERM": "xterm", "NO_COLOR": ""], true, .palette),
        (["TERM": "dumb", "COLORTERM": "truecolor"], false, .full), ([:], false, .palette), (["TERM": ""], false, .palette),
    ])
    func theEnvironmentSaysWhatATerminalShows(environment: [String: String], canMove: Bool, colors: TerminalColorDepth) {
        let abilities = TerminalAbilities(environment: environment)
        #expect(abilities.canMove == canMove)
        #expect(abilities.colors == colors)
    }
}
