import RefreshRendering
import RefreshSimulator

/// What happens to a list, as SVG.
@MainActor
struct ListFilm {
    private let list: ListScene
    private let pace: StagePace
    private let chapters: [ListChapter]
    private let camera: StageCamera

    /// Makes a film. It can be taken once, for the list isn't as it was afterwards.
    /// - Parameter screen: What stands over the list.
    init(name: String, screen: String, _ list: ListScene, pace: StagePace, chapters: [ListChapter], palette: PicturePalette) {
        self.list = list
        self.pace = pace
        self.chapters = chapters
        camera = StageCamera(screen: screen, title: "\(name): a list that loads itself", palette: palette)
    }

    /// All of it as an animation, over and over, with the chapters' titles below.
    func animation() async -> String {
        var camera = camera
        let story = ListStory(
            list, pace: pace, sight: StageCamera.sight, listing: camera.list, framesPerSecond: StageCamera.framesPerSecond,
            onFrame: { camera.take($0, caption: [$1]) })
        await story.play(chapters)
        return camera.animation(end: story.scene.view.clock.now, poster: 0)
    }

    /// The moments of each chapter side by side.
    func filmstrip() async -> String {
        var camera = camera
        let story = ListStory(
            list, pace: pace, sight: StageCamera.sight, listing: camera.list, framesPerSecond: StageCamera.framesPerSecond,
            onMoment: { camera.take($0, titled: $1) })
        await story.play(chapters)
        return camera.filmstrip(columns: 6)
    }
}
