import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry

/// A host that does nothing, so that only the control is timed.
@MainActor
final class IdleHost: RefreshHost, RefreshScrolling, FrameClock {
    var metrics = ScrollMetrics(
        content: PlaneSize(width: 375, height: 2000), viewport: PlaneSize(width: 375, height: 667), pixelsPerPoint: 3)
    let surroundings = RefreshSurroundings()
    var now = 0.0
    var isPaused = true
    private(set) lazy var refreshAttachment = RefreshAttachment(host: self)
    var frameClock: any FrameClock { self }
    func write(_ inset: Double, at side: ScrollSide, move: RefreshMove?) {}
    func move(_ move: RefreshMove, along axis: ScrollAxis) {}
    func wake(at time: Double?) {}
    func place(_ refresher: PullToRefresh, in frame: PlaneRect) {}
    func show(_ picture: borrowing Picture, of refresher: PullToRefresh) {}

    /// A pull that grows and shrinks below the threshold, each call another offset.
    func pull(calls: Int) {
        let attachment = refreshAttachment
        attachment.touched()
        for call in 0..<calls {
            now += 1 / 120
            metrics.offset.y = -1 - Double(call % 50)
            attachment.scrolled()
        }
    }
}
