import RefreshAnimation
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

    @Test(arguments: [(UInt32(0x000000), true), (0x1E1E2E, true), (0xFFFFFF, false), (0xFDF6E3, false)])
    func thePaletteSuitsTheBackground(hex: UInt32, isDark: Bool) {
        let palette = PicturePalette.suited(to: TerminalInk(hex: hex))
        #expect(palette.background == PictureInk(hex: hex))
        #expect(palette.primary == (isDark ? PicturePalette.dark : .light).primary)
    }
}
