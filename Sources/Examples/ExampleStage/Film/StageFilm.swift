import RefreshAnimation
import RefreshControl
import RefreshGeometry
import RefreshRendering
import RefreshSimulator

/// A pull as SVG: on the screen of a small phone, with a title, the list, and the finger.
@MainActor
struct StageFilm {
    private static let size = PlaneSize(width: 280, height: 400)
    private static let barHeight = 48.0
    private static let cornerRadius = 26.0
    private static let framesPerSecond = 30.0
    /// How long the list rests at the end, before it all begins again, in seconds.
    private static let rest = 0.8

    private let name: String
    private let palette: PicturePalette
    private let image: @Sendable (_ name: String, _ palette: PicturePalette) -> SVGImage?
    private let scene: StageScene
    private let title: PictureTable
    private let titleText: PictureText

    /// Makes a film of one pull. It can be taken once, for the scene isn't at rest afterwards.
    init(
        name: String, load: SimulatedLoad, refresher: PullToRefresh, palette: PicturePalette,
        image: @escaping @Sendable (_ name: String, _ palette: PicturePalette) -> SVGImage? = { _, _ in nil }
    ) {
        self.name = name
        self.palette = palette
        self.image = image
        let sight = PlaneSize(width: Self.size.width, height: Self.size.height - Self.barHeight)
        scene = StageScene(refresher, load: load, sight: sight, list: StageList(separator: palette.separator))
        var builder = PictureTable.Builder()
        titleText = builder.text("Cities")
        title = builder.table()
    }

    private var renderer: SVGRenderer {
        let (palette, image) = (palette, image)
        var renderer = SVGRenderer(palette: palette) { image($0, palette) }
        renderer.title = "\(name): a pull to refresh"
        return renderer
    }

    /// The pull as an animation, over and over.
    func animation() -> String {
        var frames = [frame()]
        var search = StageMomentSearch(load: scene.loadSeconds)
        scene.playScript()
        while !search.isOver {
            scene.view.clock.advance(by: 1 / Self.framesPerSecond)
            _ = search.next(scene.reading, isResting: scene.isResting)
            frames.append(frame())
        }
        return renderer.animation(picture(frames), poster: PullScript.lift)
    }

    /// The moments of the pull side by side.
    func filmstrip() -> String {
        var frames: [PictureScene.Frame] = []
        StageMoment.visit(scene) { moment in
            let reading = scene.reading
            frames.append(
                frame(caption: [
                    moment.title, "\(reading.time.fixed(2)) s, \(reading.stateName), progress \(reading.progress.fixed(2))",
                    "offset \(reading.offset.fixed(1)), inset \(reading.inset.fixed(1))",
                ]))
        }
        return renderer.filmstrip(picture(frames))
    }

    private func picture(_ frames: [PictureScene.Frame]) -> PictureScene {
        PictureScene(size: Self.size, cornerRadius: Self.cornerRadius, frames: frames, end: scene.view.clock.now + Self.rest)
    }

    /// The screen at this moment.
    private func frame(caption: [String] = []) -> PictureScene.Frame {
        let offset = scene.view.metrics.offset.y
        let refresher = scene.refresher
        let place = PlaneRect(
            origin: refresher.frame.origin + PlanePoint(x: 0, y: Self.barHeight - offset), size: refresher.frame.size)
        var layers = [PictureScene.Layer(list(), frame: PlaneRect(x: 0, y: Self.barHeight - offset, width: 0, height: 0))]
        layers.append(PictureScene.Layer(refresher.picture, frame: place))
        layers.append(PictureScene.Layer(bar(), frame: .zero))
        if let finger = scene.finger {
            layers.append(PictureScene.Layer(Self.finger, frame: PlaneRect(x: finger.x, y: finger.y + Self.barHeight, width: 0, height: 0)))
        }
        return PictureScene.Frame(time: scene.view.clock.now, layers: layers, caption: caption)
    }

    /// The whole list: so it is the same picture at every offset.
    private func list() -> Picture {
        var picture = Picture()
        scene.drawWholeList(into: &picture)
        return picture
    }

    /// The title over the list, which hides what is pulled out from under it.
    private func bar() -> Picture {
        var picture = Picture()
        picture.use(title)
        let size = PlaneSize(width: Self.size.width, height: Self.barHeight)
        picture.rect(PlaneRect(origin: .zero, size: size), fill: palette.background)
        let style = PictureTextStyle(size: 17, weight: .semibold)
        let point = PlanePoint(x: size.width / 2, y: style.baseline(centeredOn: size.height / 2))
        picture.text(titleText, at: point, style: style, ink: .primary)
        let edge = size.height - 0.25
        picture.line(
            from: PlanePoint(x: 0, y: edge), to: PlanePoint(x: size.width, y: edge),
            stroke: PictureStroke(palette.separator, width: 0.5, cap: .butt))
        return picture
    }

    /// A finger's tip, about the origin.
    private static var finger: Picture {
        var picture = Picture()
        picture.circle(center: .zero, radius: 16, fill: .primary.opacity(0.12), stroke: PictureStroke(.primary.opacity(0.2), width: 1))
        return picture
    }
}
