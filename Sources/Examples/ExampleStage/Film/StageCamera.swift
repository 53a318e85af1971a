import RefreshAnimation
import RefreshControl
import RefreshGeometry
import RefreshRendering
import RefreshSimulator

/// Takes pictures of a scene as the screen of a small phone: a title, the list with its refreshers, and the finger.
@MainActor
struct StageCamera {
    /// The size of the screen, in points.
    static let size = PlaneSize(width: 280, height: 400)
    /// How many frames a second has.
    static let framesPerSecond = 30.0
    private static let barHeight = 48.0
    private static let cornerRadius = 26.0
    /// How long the list rests at the end, before it all begins again, in seconds.
    private static let rest = 0.8

    /// The size of the list that is in sight, in points.
    static let sight = PlaneSize(width: size.width, height: size.height - barHeight)

    private let palette: PicturePalette
    private let image: @Sendable (_ name: String, _ palette: PicturePalette) -> SVGImage?
    private let title: String
    private let titleTable: PictureTable
    private let titleText: PictureText
    private var frames: [PictureScene.Frame] = []

    /// Makes a camera.
    /// - Parameters:
    ///   - screen: What stands over the list.
    ///   - title: What an assistive reader says of the file.
    init(
        screen: String, title: String, palette: PicturePalette,
        image: @escaping @Sendable (_ name: String, _ palette: PicturePalette) -> SVGImage? = { _, _ in nil }
    ) {
        self.palette = palette
        self.image = image
        self.title = title
        var builder = PictureTable.Builder()
        titleText = builder.text(screen)
        titleTable = builder.table()
    }

    /// The rows of a list on the screen.
    var list: StageList { StageList(separator: palette.separator) }

    /// Takes a picture of the scene at this moment.
    mutating func take(_ scene: StageScene, caption: [String] = []) {
        frames.append(PictureScene.Frame(time: scene.view.clock.now, layers: layers(of: scene), caption: caption))
    }

    /// Takes a picture with its title and the numbers below.
    mutating func take(_ scene: StageScene, titled title: String) {
        let reading = scene.reading
        take(
            scene,
            caption: [
                title, "\(reading.time.fixed(2)) s, \(reading.stateName), progress \(reading.progress.fixed(2))",
                "offset \(reading.offset.fixed(1)), inset \(reading.inset.fixed(1))",
            ])
    }

    /// What was taken as an animation, over and over.
    /// - Parameters:
    ///   - end: When the last picture was seen long enough but for a rest, in seconds.
    ///   - poster: The time of what is seen where nothing plays.
    func animation(end: Double, poster: Double) -> String {
        renderer.animation(picture(end: end + Self.rest), poster: poster)
    }

    /// What was taken side by side.
    func filmstrip(columns: Int = .max) -> String { renderer.filmstrip(picture(end: 0), columns: columns) }

    private var renderer: SVGRenderer {
        let (palette, image) = (palette, image)
        var renderer = SVGRenderer(palette: palette) { image($0, palette) }
        renderer.title = title
        return renderer
    }

    private func picture(end: Double) -> PictureScene {
        PictureScene(size: Self.size, cornerRadius: Self.cornerRadius, frames: frames, end: end)
    }

    private func layers(of scene: StageScene) -> [PictureScene.Layer] {
        let lift = Self.barHeight - scene.view.metrics.offset.y
        var layers = [PictureScene.Layer(list(of: scene), frame: PlaneRect(x: 0, y: lift, width: 0, height: 0))]
        for refresher in [scene.refresher, scene.bottom].compactMap({ $0 }) {
            let place = PlaneRect(origin: refresher.frame.origin + PlanePoint(x: 0, y: lift), size: refresher.frame.size)
            layers.append(PictureScene.Layer(refresher.stagePicture, frame: place))
        }
        layers.append(PictureScene.Layer(bar(), frame: .zero))
        if let finger = scene.finger {
            layers.append(PictureScene.Layer(Self.finger, frame: PlaneRect(x: finger.x, y: finger.y + Self.barHeight, width: 0, height: 0)))
        }
        return layers
    }

    /// The whole list: so it is the same picture at every offset.
    private func list(of scene: StageScene) -> Picture {
        var picture = Picture()
        scene.drawWholeList(into: &picture)
        return picture
    }

    /// The title over the list, which hides what is pulled out from under it.
    private func bar() -> Picture {
        var picture = Picture()
        picture.use(titleTable)
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
