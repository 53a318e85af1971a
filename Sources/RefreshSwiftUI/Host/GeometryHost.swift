import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshLanguages

/// A host that is told a scroll view's numbers and phases by SwiftUI, and asks the layout for insets and scrolls.
///
/// It sees no view: numbers come in as ``ScrollReading`` and ``ScrollActivity``, what is to be done goes out as ``GeometryOrder``. All of the
/// app's insets count as the system's part, since SwiftUI tells only sums; so an app can change them at any time and is never misread.
@MainActor
final class GeometryHost: RefreshHost, RefreshScrolling {
    /// What a layout may take beyond the time of its motion, in seconds, before what is read is taken as it is.
    static let layoutTime = 0.25

    /// Called with what the layout has to do.
    var onOrder: (@MainActor (GeometryOrder) -> Void)?
    /// Called when a picture, a place or the offset has changed.
    var onDisplay: (@MainActor () -> Void)?
    /// Called for a light haptic.
    var onTap: (@MainActor () -> Void)?
    /// Called with what assistive technology is to be told.
    var onAnnouncement: (@MainActor (RefreshAnnouncement, PullToRefresh) -> Void)?

    /// The bond with the refreshers.
    private(set) lazy var refreshAttachment = RefreshAttachment(host: self)
    /// The picture of each refresher, by its edge; empty for one with a view of its own.
    private(set) var pictures: [RefreshEdge: Picture] = [:]
    /// Whether frames are wanted.
    let frames = FrameFlag()
    /// What moves the content, as last told.
    private(set) var activity = ScrollActivity.idle

    private let time: any HostTime
    private var reading = ScrollReading()
    private var split = InsetSplit()
    private var errand: Errand?
    /// Whether the touch under way was taken away by the system.
    private var isTouchLost = false

    /// A way that is left to the bounce: where it has to end.
    private struct Errand {
        var offset: Double
        var axis: ScrollAxis
        var motion: RefreshMotion
    }

    init(time: any HostTime) {
        self.time = time
        _ = refreshAttachment
    }

    /// What surrounds the scroll view.
    var surroundings = RefreshSurroundings() {
        didSet { if surroundings != oldValue { refreshAttachment.surroundingsChanged() } }
    }

    /// The language of the app.
    var language = RefreshLanguage.english {
        didSet { refreshAttachment.surroundingsChanged() }
    }

    var metrics: ScrollMetrics {
        ScrollMetrics(
            offset: reading.offset, content: reading.content, viewport: reading.viewport, contentInset: split.held, safeArea: split.base,
            pixelsPerPoint: reading.pixelsPerPoint, direction: reading.direction)
    }

    var now: Double { time.now }
    var frameClock: any FrameClock { frames }

    func wake(at time: Double?) {
        self.time.wake(at: time) { [weak self] in self?.refreshAttachment.deadlineArrived() }
    }

    func tap() { onTap?() }
    func announce(_ announcement: RefreshAnnouncement, of refresher: PullToRefresh) { onAnnouncement?(announcement, refresher) }
}

// MARK: - What SwiftUI tells

extension GeometryHost {
    /// The numbers are these now.
    func read(_ reading: ScrollReading) {
        guard reading != self.reading else { return }
        let former = self.reading
        self.reading = reading
        if reading.isElsewhere(than: former) {
            refreshAttachment.scrolled()
        } else {
            split.read(reading.insets, tolerance: metrics.halfPixel, at: now)
            refreshAttachment.metricsChanged()
            if reading.offset != former.offset { refreshAttachment.scrolled() }
        }
        onDisplay?()
    }

    /// The content is moved by something else from now on.
    /// - Parameter reading: The numbers at that instant.
    func change(to activity: ScrollActivity, at reading: ScrollReading) {
        read(reading)
        guard activity != self.activity else { return }
        let wasHeld = self.activity.isHeld
        self.activity = activity
        if activity.isHeld, !wasHeld {
            errand = nil
            isTouchLost = false
            refreshAttachment.touched()
        } else if wasHeld, !activity.isHeld, !isTouchLost {
            refreshAttachment.released()
        }
        if activity == .idle { settle() }
    }

    /// The system takes the touch away: what follows is no lift.
    func loseTouch() {
        guard activity.isHeld, !isTouchLost else { return }
        isTouchLost = true
        refreshAttachment.touchCancelled()
    }

    /// A frame has come.
    func drawFrame() {
        if !frames.isPaused { refreshAttachment.frameArrived() }
    }

    private func settle() {
        // The sums as they are at rest, with what was on its way arrived or given up.
        let former = split
        split.read(reading.insets, tolerance: metrics.halfPixel, at: now)
        if split != former { refreshAttachment.metricsChanged() }
        refreshAttachment.settled()
        guard let errand else { return }
        self.errand = nil
        // The bounce has ended elsewhere, by the insets that it began with.
        guard abs(metrics.offset[errand.axis] - errand.offset) > metrics.halfPixel else { return }
        order(target(of: errand.offset, along: errand.axis), errand.motion)
    }
}

// MARK: - What the refreshers ask for

extension GeometryHost {
    func write(_ inset: Double, at side: ScrollSide, move: RefreshMove?) {
        split.hold(inset, at: side, until: now + (move?.motion.duration ?? 0) + Self.layoutTime)
        send(move, along: side.axis)
    }

    func move(_ move: RefreshMove, along axis: ScrollAxis) { send(move, along: axis) }

    func place(_ refresher: PullToRefresh, in frame: PlaneRect) {
        if pictures[refresher.position] == nil { pictures[refresher.position] = Picture() }
        onDisplay?()
    }

    func show(_ picture: borrowing Picture, of refresher: PullToRefresh) {
        pictures[refresher.position] = copy picture
        onDisplay?()
    }

    func remove(_ refresher: PullToRefresh) {
        pictures[refresher.position] = nil
        onDisplay?()
    }

    private func send(_ move: RefreshMove?, along axis: ScrollAxis) {
        guard let move else { return order(nil, .none) }
        if errand?.axis == axis { errand = nil }
        let target = target(of: move.offset, along: axis)
        if bounces(to: target, along: axis) {
            errand = Errand(offset: move.offset, axis: axis, motion: move.motion)
            return order(nil, move.motion)
        }
        order(target, move.motion)
        guard move.motion.duration <= 0, move.offset != reading.offset[axis] else { return }
        // It counts as there until the next reading says where it is.
        reading.offset[axis] = move.offset
        refreshAttachment.scrolled()
    }

    private func order(_ target: GeometryOrder.Target?, _ motion: RefreshMotion) {
        onOrder?(GeometryOrder(held: split.held, target: target, motion: motion))
    }

    /// Where an offset is: at the rest of a side, or somewhere.
    private func target(of offset: Double, along axis: ScrollAxis) -> GeometryOrder.Target {
        let metrics = metrics
        let range = metrics.restRange(insets: metrics.contentInset, along: axis)
        if abs(offset - range.lowerBound) <= metrics.halfPixel { return .side(axis == .vertical ? .top : .left) }
        if abs(offset - range.upperBound) <= metrics.halfPixel { return .side(axis == .vertical ? .bottom : .right) }
        return .offset(offset, along: axis)
    }

    /// Whether the content comes to a rest by itself: it bounces back from past that side.
    private func bounces(to target: GeometryOrder.Target, along axis: ScrollAxis) -> Bool {
        guard activity == .decelerating, case .side(let side) = target else { return false }
        let metrics = metrics
        let range = metrics.restRange(insets: metrics.contentInset, along: axis)
        let offset = metrics.offset[axis]
        return side.isStart ? offset < range.lowerBound - metrics.halfPixel : offset > range.upperBound + metrics.halfPixel
    }
}
