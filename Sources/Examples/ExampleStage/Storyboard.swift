import RefreshControl
import RefreshRendering

/// A pull as text: a few moments of it, each with its numbers and a drawing, without any escapes.
@MainActor
struct Storyboard {
    private static let columns = 78
    private static let rows = 19
    private static let dotsPerPoint = 1.0

    /// What is printed.
    private(set) var text: String

    init(name: String, load: SimulatedLoad, refresher: PullToRefresh) {
        var text = "\(name): the moments of one pull\n"
        var canvas = TerminalCanvas(columns: Self.columns, rows: Self.rows, dotsPerPoint: Self.dotsPerPoint, colors: .none)
        let scene = StageScene(refresher, load: load, sight: canvas.size, list: StageList(dotsPerPoint: Self.dotsPerPoint))
        StageMoment.visit(scene) { moment in
            let reading = scene.reading
            text += "\n\(moment.title)\ntime \(reading.time.fixed(2)) s  state \(reading.line)\n"
            canvas.removeAll()
            canvas.draw(scene)
            for line in canvas.frame.lines { text += line.isEmpty ? "|\n" : "| \(line)\n" }
        }
        self.text = text
    }
}
