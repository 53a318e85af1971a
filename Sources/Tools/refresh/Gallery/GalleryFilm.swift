import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshLanguages
import RefreshRendering
import RefreshSimulator

/// A picture of the gallery: a refresher that is pulled, loads and ends on a simulated list, as an animated SVG.
@MainActor
struct GalleryFilm {
    /// The size of a picture, in points.
    static let size = PlaneSize(width: 240, height: 150)
    /// How many frames a second has.
    private static let framesPerSecond = 25.0
    private static let cornerRadius = 14.0
    /// How long the closed list is seen at the end, in seconds.
    private static let rest = 0.4
    /// The height of the scroll view, in points: a phone's, so that it gives way as one; what is not in the picture counts as a bar.
    private static let height = 667.0

    private let subject: GallerySubject
    private let state: GalleryState
    let view: SimulatedScrollView
    private let refresher: PullToRefresh
    private let rows: GalleryRows

    init(_ subject: GallerySubject, _ state: GalleryState) {
        self.subject = subject
        self.state = state
        let direction: ReadingDirection = state == .rightToLeft ? .rightToLeft : .leftToRight
        rows = GalleryRows(width: Self.size.width, direction: direction)
        view = SimulatedScrollView(
            viewport: PlaneSize(width: Self.size.width, height: Self.height),
            content: PlaneSize(width: Self.size.width, height: rows.height),
            safeArea: PlaneInsets(bottom: Self.height - Self.size.height), direction: direction,
            clock: ManualClock(framesPerSecond: Self.framesPerSecond))
        view.reducesMotion = state == .reducedMotion
        refresher = PullToRefresh(animator: subject.animator(direction), position: subject.edge)
        refresher.options.resultDwell = subject.dwell
        refresher.language = direction == .rightToLeft ? .arabic : .english
    }

    /// The file.
    func text() -> String {
        let script = state.script(of: subject)
        act(script)
        view.clock.advance(to: script.start)
        var frames: [PictureScene.Frame] = []
        let end = script.load == nil ? script.start + subject.loop : .infinity
        var restBegan: Double?
        while view.clock.now < end - 0.001, frames.count < 1000 {
            frames.append(PictureScene.Frame(time: view.clock.now - script.start, layers: layers()))
            view.clock.advance(by: 1 / Self.framesPerSecond)
            let isOver = refresher.state == .initial && !view.isTracking && !view.isMoving && view.clock.now > GalleryScript.lift
            if !isOver { restBegan = nil } else if restBegan == nil { restBegan = view.clock.now }
            if let restBegan, view.clock.now - restBegan >= Self.rest { break }
        }
        let scene = PictureScene(
            size: Self.size, cornerRadius: Self.cornerRadius, frames: frames, end: view.clock.now - script.start)
        return renderer.animation(scene, poster: script.poster - script.start)
    }

    private var renderer: SVGRenderer {
        var renderer = SVGRenderer(palette: .light)
        renderer.darkPalette = .dark
        renderer.margin = 0
        renderer.title = "\(subject.title): \(state.title)"
        return renderer
    }

    /// Has the finger come, and the load begin and end.
    private func act(_ script: GalleryScript) {
        let (clock, state) = (view.clock, state)  // not the view: it keeps the refresher, which keeps the action
        view.addPullToRefresh(refresher) { [weak refresher] in
            guard let load = script.load else { return }
            clock.schedule(after: load) {
                refresher?.foundNothingNew = state == .nothingNew
                refresher?.end(state.outcome)
            }
        }
        if state == .exhausted { refresher.exhaust() }
        let isAtEnd = subject.edge == .bottom
        if isAtEnd { view.scroll(to: PlanePoint(x: 0, y: view.range(along: .vertical).upperBound)) }
        let band = RubberBand(dimension: Self.height, coefficient: view.physics.rubberBand)
        view.play(script.touches(threshold: refresher.options.extent, against: band, up: isAtEnd))
    }

    /// What is seen at this moment.
    private func layers() -> [PictureScene.Layer] {
        let lift = PlanePoint(x: 0, y: -view.metrics.offset.y)
        return [
            PictureScene.Layer(rows.picture, frame: PlaneRect(origin: lift, size: .zero)),
            PictureScene.Layer(
                refresher.picture, frame: PlaneRect(origin: refresher.frame.origin + lift, size: refresher.frame.size)),
        ]
    }
}
