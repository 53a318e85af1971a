import RefreshAnimation
import RefreshControl
import RefreshGeometry
import RefreshRendering
import RefreshSimulator

extension TerminalCanvas {
    /// Draws the list and its refreshers.
    ///
    /// Both are moved by whole dots: a line that stands between two rows of dots would be drawn in both, and flicker while it moves.
    /// - Parameter origin: Where the scene's upper left corner comes to lie, in points.
    @MainActor
    mutating func draw(_ scene: StageScene, at origin: PlanePoint = .zero) {
        let offset = (scene.view.metrics.offset.y * dotsPerPoint).rounded() / dotsPerPoint
        let clip = PlaneRect(origin: origin, size: scene.sight)
        var picture = Picture()
        scene.drawList(at: offset, into: &picture)
        draw(picture, at: origin, clip: clip)
        for refresher in [scene.refresher, scene.bottom].compactMap({ $0 }) {
            draw(refresher.stagePicture, at: origin + refresher.frame.origin - PlanePoint(x: 0, y: offset), clip: clip)
        }
    }
}
