public import RefreshControl
public import RefreshRendering

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An example of a refresher, shown as a program: on a terminal it plays, elsewhere it prints a storyboard, and it writes SVG when asked to.
///
/// ```swift
/// Example(name: "ArrowExample", load: SimulatedLoad(seconds: 1.6)) { PullToRefresh(animator: ArrowAnimator()) }.run()
/// ```
@MainActor
public struct Example {
    private let name: String
    private let load: SimulatedLoad
    private let image: @Sendable (_ name: String, _ palette: PicturePalette) -> SVGImage?
    private let makeRefresher: @MainActor () -> PullToRefresh

    /// Makes an example.
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - load: What the refresher's action does.
    ///   - image: Finds an image that the refresher speaks of, for the colours of a file. Default: there are none.
    ///   - refresher: Makes the refresher, which has to be one for the top. Called once for each form in which the example is shown.
    public init(
        name: String, load: SimulatedLoad,
        image: @escaping @Sendable (_ name: String, _ palette: PicturePalette) -> SVGImage? = { _, _ in nil },
        refresher: @escaping @MainActor () -> PullToRefresh
    ) {
        self.name = name
        self.load = load
        self.image = image
        makeRefresher = refresher
    }

    /// Does what the command line asks for, and ends the program: with 0, with 1 if a file can't be written, or with 2 if the command
    /// line can't be understood.
    public func run() -> Never {
        do {
            let options = try ExampleOptions(CommandLine.arguments.dropFirst())
            try perform(options)
            exit(0)
        } catch let error as ExampleUsageError {
            complain(error)
            exit(2)
        } catch {
            complain(error)
            exit(1)
        }
    }

    /// Says on standard error what is wrong: one line, whatever a file is called.
    private func complain(_ error: any Error) {
        let line = Array("\(name): \(error)".utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "?") : $0 }) + [0x0A]
        _ = write(STDERR_FILENO, line, line.count)
    }

    private func perform(_ options: ExampleOptions) throws {
        if options.wantsHelp { return print(ExampleOptions.help(name: name), terminator: "") }
        if options.svg == nil, options.filmstrip == nil { return play() }
        let palette = options.isDark ? PicturePalette.dark : .light
        if let path = options.svg { try OutputFile(path: path).write(film(palette).animation()) }
        if let path = options.filmstrip { try OutputFile(path: path).write(film(palette).filmstrip()) }
    }

    private func film(_ palette: PicturePalette) -> StageFilm {
        StageFilm(name: name, load: load, refresher: makeRefresher(), palette: palette, image: image)
    }

    private func play() {
        let abilities = TerminalAbilities.here
        guard abilities.canMove, var terminal = Terminal() else {
            return print(Storyboard(name: name, load: load, refresher: makeRefresher()).text, terminator: "")
        }
        let stage = LiveStage(
            name: name, load: load, refresher: makeRefresher(), colors: abilities.colors, columns: terminal.columns, rows: terminal.rows)
        LiveLoop.run(stage, on: &terminal)
    }
}
