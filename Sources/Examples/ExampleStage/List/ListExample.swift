import RefreshControl
import RefreshRendering
import RefreshSimulator

/// An example of a list that loads itself, shown as a program: on a terminal it plays, elsewhere it prints a storyboard, and it writes SVG
/// when asked to.
@MainActor
public struct ListExample {
    private let name: String
    private let screen: String
    private let chapters: [ListChapter]
    private let makeScene: @MainActor (StagePace) async throws -> ListScene

    /// How long a load can be watched, in seconds.
    private static let seconds = 1.2

    /// Makes an example.
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - screen: What stands over the list in files.
    ///   - chapters: What happens in its storyboard.
    ///   - scene: Makes the list, whose source is to be `paced(by:)` what is given. Called once for each form in which the example is shown.
    public init(
        name: String, screen: String, chapters: [ListChapter], scene: @escaping @MainActor (StagePace) async throws -> ListScene
    ) {
        self.name = name
        self.screen = screen
        self.chapters = chapters
        makeScene = scene
    }

    /// Does what the command line asks for, and ends the program: with 0, with 1 if the list can't be made or loaded or a file can't be
    /// written, or with 2 if the command line can't be understood.
    public func run() async -> Never {
        do {
            try await perform(try ExampleOptions(CommandLine.arguments.dropFirst()))
        } catch {
            ExampleProgram.end(name, with: error)
        }
        ExampleProgram.end(name, with: nil)
    }

    private func perform(_ options: ExampleOptions) async throws {
        if options.wantsHelp { return print(ExampleOptions.help(name: name), terminator: "") }
        if options.svg == nil, options.filmstrip == nil { return try await play() }
        let palette = options.isDark ? PicturePalette.dark : .light
        if let path = options.svg { try OutputFile(path: path).write(await film(palette).animation()) }
        if let path = options.filmstrip { try OutputFile(path: path).write(await film(palette).filmstrip()) }
    }

    /// Makes the list, with its first rows.
    private func begin() async throws -> (list: ListScene, pace: StagePace) {
        let pace = StagePace(seconds: Self.seconds)
        let list = try await makeScene(pace)
        try await list.begin()
        return (list, pace)
    }

    private func film(_ palette: PicturePalette) async throws -> ListFilm {
        let (list, pace) = try await begin()
        return ListFilm(name: name, screen: screen, list, pace: pace, chapters: chapters, palette: palette)
    }

    private func play() async throws {
        let (list, pace) = try await begin()
        let abilities = TerminalAbilities.here
        guard abilities.canMove, var terminal = Terminal() else {
            let story = await ListStoryboard(name: name, list, pace: pace, chapters: chapters)
            return print(story.text, terminator: "")
        }
        var observation: Any?
        let stage = LiveStage(name: name, colors: abilities.colors, columns: terminal.columns, rows: terminal.rows, key: list.key) {
            layout in
            let listing = StageList(dotsPerPoint: layout.dotsPerPoint)
            let load = SimulatedLoad(seconds: pace.seconds)
            let scene = StageScene(list.top, bottom: list.bottom, load: load, sight: layout.sight, list: listing)
            pace.clock = scene.view.clock
            observation = list.follow { [weak scene] in scene?.show($0) }
            return scene
        }
        await LiveLoop.runAmongOthers(stage, on: &terminal)
        withExtendedLifetime(observation) {}
    }
}
