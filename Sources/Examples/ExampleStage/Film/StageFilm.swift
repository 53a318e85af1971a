import RefreshControl
import RefreshGeometry
import RefreshRendering
import RefreshSimulator

/// A pull as SVG, or one of each look.
@MainActor
struct StageFilm {
    private let scene: StageScene
    private let looks: [ExampleLook]
    private let camera: StageCamera

    /// Makes a film. It can be taken once, for the scene isn't at rest afterwards.
    init(
        name: String, load: SimulatedLoad, looks: [ExampleLook], palette: PicturePalette,
        image: @escaping @Sendable (_ name: String, _ palette: PicturePalette) -> SVGImage? = { _, _ in nil }
    ) {
        self.looks = looks
        camera = StageCamera(screen: "Cities", title: "\(name): a pull to refresh", palette: palette, image: image)
        scene = StageScene(looks, load: load, sight: StageCamera.sight, list: camera.list)
    }

    /// What each of several looks is called.
    private func name(of look: ExampleLook) -> String? { looks.count > 1 ? look.name : nil }

    /// The pulls as an animation, over and over.
    func animation() -> String {
        var camera = camera
        for look in looks {
            let caption = [name(of: look)].compactMap { $0 }
            var search = StageMomentSearch(load: scene.loadSeconds, start: scene.view.clock.now)
            camera.take(scene, caption: caption)
            scene.playScript()
            while !search.isOver {
                scene.view.clock.advance(by: 1 / StageCamera.framesPerSecond)
                _ = search.next(scene.reading, isResting: scene.isResting)
                camera.take(scene, caption: caption)
            }
        }
        return camera.animation(end: scene.view.clock.now, poster: PullScript.lift)
    }

    /// The moments of the pulls side by side, those of each look in a row.
    func filmstrip() -> String {
        var camera = camera
        for look in looks {
            let prefix = name(of: look).map { "\($0), " } ?? ""
            StageMoment.visit(scene) { camera.take(scene, titled: prefix + $0.title) }
        }
        return camera.filmstrip(columns: looks.count > 1 ? StageMoment.allCases.count : .max)
    }
}
