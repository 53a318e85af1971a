import RefreshControl
import RefreshGeometry
import RefreshRendering
import RefreshSimulator

/// What happens to a list, as text: of each chapter the load and what came of it, each with its numbers and a drawing.
@MainActor
struct ListStoryboard {
    /// What is printed.
    private(set) var text: String

    init(name: String, _ list: ListScene, pace: StagePace, chapters: [ListChapter]) async {
        var text = "\(name)\n"
        var canvas = TerminalCanvas(
            columns: Storyboard.columns, rows: Storyboard.rows, dotsPerPoint: Storyboard.dotsPerPoint, colors: .none)
        let story = ListStory(
            list, pace: pace, sight: canvas.size, listing: StageList(dotsPerPoint: Storyboard.dotsPerPoint),
            onMoment: { scene, title in
                text += "\n\(title)\ntime \(scene.view.clock.now.fixed(2)) s  offset \(scene.view.metrics.offset.y.fixed(1))\n"
                text += canvas.sketch(of: scene)
            })
        await story.play(chapters)
        self.text = text
    }
}
