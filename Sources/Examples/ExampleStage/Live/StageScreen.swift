import RefreshAnimation
import RefreshControl
import RefreshGeometry
import RefreshRendering
import RefreshSimulator

/// Draws a scene on a terminal.
@MainActor
struct StageScreen {
    /// The name of the example.
    let name: String
    /// How it lies on the terminal.
    let layout: StageLayout
    private var canvas: TerminalCanvas

    init(name: String, layout: StageLayout, palette: PicturePalette, colors: TerminalColorDepth) {
        self.name = name
        self.layout = layout
        canvas = TerminalCanvas(
            columns: layout.columns, rows: layout.rows, dotsPerPoint: layout.dotsPerPoint, palette: palette, colors: colors)
    }

    /// All that a frame depends on.
    struct Content: Equatable {
        /// How far the list is scrolled, in points.
        var offset: Double
        /// What the refreshers show.
        var picture: Picture
        var bottom: Picture?
        /// Which rows are shown.
        var rows: Int?
        /// What the refresher at the top is called, of several.
        var look: String?
        /// The numbers at the lower end.
        var line: String
        /// What the reader is told at the upper end.
        var hint: String

        @MainActor
        init(_ scene: StageScene, hint: String) {
            offset = scene.view.metrics.offset.y
            picture = scene.refresher.stagePicture
            bottom = scene.bottom?.stagePicture
            rows = scene.rows?.version
            look = scene.look
            line = scene.reading.line
            self.hint = hint
        }
    }

    /// The scene at this moment, under its title and over its numbers.
    mutating func frame(of scene: StageScene, _ content: Content) -> TerminalFrame {
        let hint = content.hint
        canvas.removeAll()
        canvas.draw(scene, at: layout.origin)
        let title = content.look.map { "\(name): \($0)" } ?? name
        canvas.write(title, column: 1, row: 0, ink: .tint)
        let start = layout.columns - 1 - TerminalCanvas.width(of: hint)
        if start > TerminalCanvas.width(of: title) + 2 { canvas.write(hint, column: start, row: 0, ink: .secondary) }
        if layout.rows > 2 { canvas.write(content.line, column: 1, row: layout.rows - 1, ink: .secondary) }
        return canvas.frame
    }
}
