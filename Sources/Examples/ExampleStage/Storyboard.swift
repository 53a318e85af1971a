import RefreshControl
import RefreshRendering

/// A pull as text, or one of each look: a few moments of it, each with its numbers and a drawing, without any escapes.
@MainActor
struct Storyboard {
    static let columns = 78
    static let rows = 19
    static let dotsPerPoint = 1.0

    /// What is printed.
    private(set) var text: String

    init(name: String, load: SimulatedLoad, looks: [ExampleLook]) {
        var text = looks.count > 1 ? "\(name): the moments of \(looks.count) pulls\n" : "\(name): the moments of one pull\n"
        var canvas = TerminalCanvas(columns: Self.columns, rows: Self.rows, dotsPerPoint: Self.dotsPerPoint, colors: .none)
        let scene = StageScene(looks, load: load, sight: canvas.size, list: StageList(dotsPerPoint: Self.dotsPerPoint))
        for look in looks {
            let prefix = looks.count > 1 ? look.name.map { "\($0), " } ?? "" : ""
            StageMoment.visit(scene) { moment in
                let reading = scene.reading
                text += "\n\(prefix)\(moment.title)\ntime \(reading.time.fixed(2)) s  state \(reading.line)\n"
                text += canvas.sketch(of: scene)
            }
        }
        self.text = text
    }
}

extension TerminalCanvas {
    /// A scene as lines of text, each behind a bar.
    @MainActor
    mutating func sketch(of scene: StageScene) -> String {
        removeAll()
        draw(scene)
        return frame.lines.map { $0.isEmpty ? "|\n" : "| \($0)\n" }.joined()
    }
}
