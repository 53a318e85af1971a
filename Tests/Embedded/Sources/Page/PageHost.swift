import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry

/// A scroll view of numbers, with a clock that the page sets: the least that a host can be.
final class PageHost: RefreshHost, FrameClock {
    var metrics = ScrollMetrics(content: PlaneSize(width: 320, height: 2000), viewport: PlaneSize(width: 320, height: 600))
    var surroundings = RefreshSurroundings()
    var now = 0.0
    var isPaused = true
    var deadline: Double?
    var operations = 0

    var frameClock: any FrameClock { self }

    func write(_ inset: Double, at side: ScrollSide, move: RefreshMove?) {
        metrics.contentInset[side] = inset
        if let move { metrics.offset[side.axis] = move.offset }
    }

    func move(_ move: RefreshMove, along axis: ScrollAxis) { metrics.offset[axis] = move.offset }

    func wake(at time: Double?) { deadline = time }

    func place(_ refresher: PullToRefresh, in frame: PlaneRect) {}

    func show(_ picture: borrowing Picture, of refresher: PullToRefresh) { operations = picture.count }
}
