import RefreshAnimation
import RefreshRendering

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

    /// The scene at this moment, under its title and over its numbers.
    mutating func frame(of scene: StageScene, hint: String) -> TerminalFrame {
        canvas.removeAll()
        canvas.draw(scene, at: layout.origin)
        canvas.write(name, column: 1, row: 0, ink: .tint)
        let start = layout.columns - 1 - TerminalCanvas.width(of: hint)
        if start > name.count + 2 { canvas.write(hint, column: start, row: 0, ink: .secondary) }
        if layout.rows > 2 { canvas.write(scene.reading.line, column: 1, row: layout.rows - 1, ink: .secondary) }
        return canvas.frame
    }
}
