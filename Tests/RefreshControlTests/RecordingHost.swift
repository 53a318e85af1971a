import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshLanguages

/// A host of numbers that notes what it is asked for. Offsets move at once.
@MainActor
final class RecordingHost: RefreshHost, RefreshScrolling, FrameClock {
    var metrics = ScrollMetrics(
        content: PlaneSize(width: 375, height: 2000), viewport: PlaneSize(width: 375, height: 667), pixelsPerPoint: 2)
    var surroundings = RefreshSurroundings()
    var language = RefreshLanguage.english
    var now = 0.0
    var isPaused = true
    /// Whether it keeps to its insets, whatever is written.
    var keepsInsets = false
    var log: [String] = []
    private(set) lazy var refreshAttachment = RefreshAttachment(host: self)
    var frameClock: any FrameClock { self }

    func write(_ inset: Double, at side: ScrollSide, move: RefreshMove?) {
        log.append("inset \(side) \(Int(inset))" + (move.map { ", offset \(Int($0.offset))" } ?? ""))
        if !keepsInsets { metrics.contentInset[side] = inset }
        if let move { metrics.offset[side.axis] = move.offset }
        refreshAttachment.metricsChanged()
        if move != nil { refreshAttachment.scrolled() }
    }

    func move(_ move: RefreshMove, along axis: ScrollAxis) {
        log.append("offset \(Int(move.offset))")
        metrics.offset[axis] = move.offset
        refreshAttachment.scrolled()
    }

    func wake(at time: Double?) { wakeTime = time }
    var wakeTime: Double?
    func place(_ refresher: PullToRefresh, in frame: PlaneRect) {}
    func show(_ picture: borrowing Picture, of refresher: PullToRefresh) {}
    func remove(_ refresher: PullToRefresh) { log.append("remove \(refresher.position)") }
    func tap() { log.append("tap") }
    func announce(_ announcement: RefreshAnnouncement, of refresher: PullToRefresh) { log.append("\(announcement)") }

    func drag(to offset: Double) {
        refreshAttachment.touched()
        metrics.offset.y = offset
        refreshAttachment.scrolled()
    }

    func lift() { refreshAttachment.released() }

    func pass(_ seconds: Double) {
        now += seconds
        if let time = wakeTime, time <= now {
            wakeTime = nil
            refreshAttachment.deadlineArrived()
        }
    }
}

/// An animator that notes the states it is told.
@MainActor
final class RecordingAnimator: RefreshViewAnimator {
    var log: [String] = []
    var whenTold: (RefreshState) -> Void = { _ in }
    func animate(_ state: RefreshState) {
        log.append(state.description)
        whenTold(state)
    }
}
