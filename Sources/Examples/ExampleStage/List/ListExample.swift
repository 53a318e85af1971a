import RefreshControl
import RefreshRendering
import RefreshSimulator

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An example of a list that loads itself, shown as a program: on a terminal it plays, elsewhere it prints a storyboard.
@MainActor
public struct ListExample {
    private let name: String
    private let chapters: [ListChapter]
    private let makeScene: @MainActor (StagePace) async throws -> ListScene

    /// How long a load can be watched, in seconds.
    private static let seconds = 1.2

    /// Makes an example.
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - chapters: What happens in its storyboard.
    ///   - scene: Makes the list, whose source is to be `paced(by:)` what is given.
    public init(name: String, chapters: [ListChapter], scene: @escaping @MainActor (StagePace) async throws -> ListScene) {
        self.name = name
        self.chapters = chapters
        makeScene = scene
    }

    /// Plays, and ends the program: with 0, with 1 if the list can't be made or loaded, or with 2 if the command line can't be understood.
    public func run() async -> Never {
        let arguments = CommandLine.arguments.dropFirst()
        if ["--help", "-h"].contains(arguments.first), arguments.count == 1 {
            print(
                "usage: swift run \(name)\n\nOn a terminal it plays: drag with the mouse, or use the arrow keys; q leaves. Elsewhere it prints a story."
            )
            exit(0)
        }
        if let argument = arguments.first { fail("unexpected argument \(argument)", status: 2) }
        do {
            try await play()
            exit(0)
        } catch {
            fail("\(error)", status: 1)
        }
    }

    private func fail(_ words: String, status: Int32) -> Never {
        let line = Array("\(name): \(words)".utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "?") : $0 }) + [0x0A]
        _ = write(STDERR_FILENO, line, line.count)
        exit(status)
    }

    private func play() async throws {
        let pace = StagePace(seconds: Self.seconds)
        let list = try await makeScene(pace)
        try await list.begin()
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
