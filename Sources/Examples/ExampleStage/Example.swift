public import RefreshControl
public import RefreshRendering

/// An example of a refresher, shown as a program: on a terminal it plays, elsewhere it prints a storyboard, and it writes SVG when asked to.
///
/// ```swift
/// Example(name: "ArrowExample", load: SimulatedLoad(seconds: 1.6)) { PullToRefresh(animator: ArrowAnimator()) }.run()
/// ```
@MainActor
public struct Example {
    private let name: String
    private let load: SimulatedLoad
    private let option: ExampleOption?
    private let image: @Sendable (_ name: String, _ palette: PicturePalette) -> SVGImage?
    private let makeLooks: @MainActor (String?) -> [ExampleLook]

    /// Makes an example of one refresher.
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
        option = nil
        makeLooks = { _ in [ExampleLook(refresher: refresher)] }
    }

    /// Makes an example with an option of its own, of one refresher or of several that come in turn, with each pull the next.
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - load: What the refreshers' actions do.
    ///   - option: The option.
    ///   - looks: Gives the refreshers for the option's value, or for nil where it isn't given; none for a value that it can't have.
    public init(
        name: String, load: SimulatedLoad, option: ExampleOption, looks: @escaping @MainActor (_ value: String?) -> [ExampleLook]
    ) {
        self.name = name
        self.load = load
        self.option = option
        image = { _, _ in nil }
        makeLooks = looks
    }

    /// Does what the command line asks for, and ends the program: with 0, with 1 if a file can't be written, or with 2 if the command
    /// line can't be understood.
    public func run() -> Never {
        do {
            try perform(try ExampleOptions(CommandLine.arguments.dropFirst(), option: option))
        } catch {
            ExampleProgram.end(name, with: error)
        }
        ExampleProgram.end(name, with: nil)
    }

    private func perform(_ options: ExampleOptions) throws {
        if options.wantsHelp { return print(ExampleOptions.help(name: name, option: option), terminator: "") }
        let looks = makeLooks(options.own)
        if looks.isEmpty, let option { throw ExampleUsageError.unusableValue(options.own ?? "", of: option) }
        if options.svg == nil, options.filmstrip == nil { return play(looks) }
        let palette = options.isDark ? PicturePalette.dark : .light
        if let path = options.svg { try OutputFile(path: path).write(film(looks, palette).animation()) }
        if let path = options.filmstrip { try OutputFile(path: path).write(film(looks, palette).filmstrip()) }
    }

    private func film(_ looks: [ExampleLook], _ palette: PicturePalette) -> StageFilm {
        StageFilm(name: name, load: load, looks: looks, palette: palette, image: image)
    }

    private func play(_ looks: [ExampleLook]) {
        let abilities = TerminalAbilities.here
        guard abilities.canMove, var terminal = Terminal() else {
            return print(Storyboard(name: name, load: load, looks: looks).text, terminator: "")
        }
        let stage = LiveStage(
            name: name, load: load, looks: looks, colors: abilities.colors, columns: terminal.columns, rows: terminal.rows)
        LiveLoop.run(stage, on: &terminal)
    }
}
