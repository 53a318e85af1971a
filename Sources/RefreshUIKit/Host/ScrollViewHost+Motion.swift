#if canImport(UIKit)
import QuartzCore
import RefreshControl
import RefreshCore
import RefreshGeometry
import UIKit

// The one place that writes to the scroll view.
extension ScrollViewHost {
    func write(_ inset: Double, at side: ScrollSide, move: RefreshMove?) {
        guard let scrollView else { return }
        let offset = PlanePoint(scrollView.contentOffset)
        quietly {
            // The other sides stay as they are read.
            var insets = PlaneInsets(scrollView.contentInset)
            insets[side] = inset
            scrollView.contentInset = UIEdgeInsets(insets)
            // A scroll view may move its content with its inset. It belongs where it was, unless it would rest there past its end.
            set(move == nil && isFree(along: side.axis) ? clamped(offset, along: side.axis) : offset)
        }
        tellMoves(from: offset)
        if let move { send(move, along: side.axis) }
        lastMetrics = metrics
        attachment.metricsChanged()
        placeViews()
    }

    func move(_ move: RefreshMove, along axis: ScrollAxis) { send(move, along: axis) }

    /// Whether the content rests by itself along an axis: no finger, no throw and no journey has it.
    private func isFree(along axis: ScrollAxis) -> Bool {
        guard let scrollView else { return false }
        return !scrollView.isTracking && !scrollView.isDecelerating && !isLifting && journey(along: axis) == nil
    }

    private func clamped(_ offset: PlanePoint, along axis: ScrollAxis) -> PlanePoint {
        let metrics = metrics
        let range = metrics.restRange(insets: metrics.contentInset, along: axis)
        var clamped = offset
        if offset[axis] < range.lowerBound { clamped[axis] = rounded(range.lowerBound) }
        if offset[axis] > range.upperBound { clamped[axis] = rounded(range.upperBound) }
        return clamped
    }

    private func send(_ move: RefreshMove, along axis: ScrollAxis) {
        guard let scrollView else { return }
        let offset = PlanePoint(scrollView.contentOffset)
        let wasMoving = scrollView.isDecelerating || hasJourney
        let target = rounded(move.offset.isFinite ? move.offset : offset[axis])
        // A throw or bounce would write against us.
        if scrollView.isDecelerating || isLifting { quietly { scrollView.setContentOffset(scrollView.contentOffset, animated: false) } }
        if move.motion.duration > 0, lastSurroundings.isInSight, !scrollView.isTracking {
            setJourney(OffsetJourney(from: offset[axis], to: target, by: move.motion, at: now), along: axis)
        } else {
            setJourney(nil, along: axis)
            var point = offset
            point[axis] = target
            quietly { set(point) }
            tellMoves(from: offset)
            if wasMoving, !hasJourney, !scrollView.isTracking, !isLifting { settle() }
        }
    }

    /// Sets the offset, where it isn't there already.
    private func set(_ offset: PlanePoint) {
        guard let scrollView, PlanePoint(scrollView.contentOffset) != offset else { return }
        scrollView.contentOffset = CGPoint(offset)
    }

    /// What happens meanwhile is an echo.
    private func quietly(_ body: () -> Void) {
        writes += 1
        body()
        writes -= 1
    }

    private func tellMoves(from offset: PlanePoint) {
        guard let scrollView, PlanePoint(scrollView.contentOffset) != offset else { return }
        attachment.scrolled()
        placeViews()
    }

    /// An offset on a whole pixel, where a scroll view rests.
    private func rounded(_ offset: Double) -> Double {
        let pixels = 0.5 / lastMetrics.halfPixel
        return (offset * pixels).rounded() / pixels
    }
}

// MARK: - Journeys

extension ScrollViewHost {
    var hasJourney: Bool { verticalJourney != nil || horizontalJourney != nil }

    private func journey(along axis: ScrollAxis) -> OffsetJourney? { axis == .vertical ? verticalJourney : horizontalJourney }

    private func setJourney(_ journey: OffsetJourney?, along axis: ScrollAxis) {
        if axis == .vertical { verticalJourney = journey } else { horizontalJourney = journey }
        let end = [verticalJourney?.end, horizontalJourney?.end].compactMap { $0 }.min()
        journeyAlarm.set(end)
        updateLink()
    }

    /// Leaves the content where it is.
    func endJourneys() {
        guard hasJourney else { return }
        setJourney(nil, along: .vertical)
        setJourney(nil, along: .horizontal)
    }

    /// Somebody else has moved the content on the way. The app has the last word, and so has the scroll view's own motion; but content past its
    /// end, which nothing else brings back, goes on from where it is.
    func divertJourneys() {
        guard let scrollView else { return }
        let metrics = metrics
        for axis in ScrollAxis.allCases {
            guard let journey = journey(along: axis) else { continue }
            let range = metrics.restRange(insets: metrics.contentInset, along: axis)
            let isPastEnd = !range.contains(metrics.offset[axis]) && !scrollView.isTracking && !scrollView.isDecelerating
            setJourney(isPastEnd ? journey.diverted(from: metrics.offset[axis], at: now) : nil, along: axis)
        }
    }

    /// Goes on along the journeys to the present.
    func walk() {
        guard let scrollView, hasJourney else { return }
        // A finger has come down that no gesture has told of yet.
        guard !scrollView.isTracking else { return noteTouch() }
        let former = PlanePoint(scrollView.contentOffset)
        var offset = former
        let now = now
        for axis in ScrollAxis.allCases {
            guard let journey = journey(along: axis) else { continue }
            offset[axis] = now < journey.end ? rounded(journey.offset(at: now)) : journey.target
            if now >= journey.end { setJourney(nil, along: axis) }
        }
        quietly { set(offset) }
        tellMoves(from: former)
        if !hasJourney { settle() }
    }

    /// Whatever moves is at its end at once.
    func rest() {
        let wasMoving = hasJourney || isSettling
        if let scrollView, hasJourney {
            let former = PlanePoint(scrollView.contentOffset)
            var offset = former
            for axis in ScrollAxis.allCases { offset[axis] = journey(along: axis)?.target ?? offset[axis] }
            endJourneys()
            quietly { set(offset) }
            tellMoves(from: former)
        }
        if wasMoving { settle() }
    }

    /// The finger is gone and nothing moves: content that it caught past its end, where only the host had put it, is brought home.
    private func goHome() {
        let metrics = metrics
        for axis in ScrollAxis.allCases {
            let offset = metrics.offset[axis], home = clamped(metrics.offset, along: axis)[axis]
            guard abs(home - offset) > metrics.halfPixel else { continue }
            setJourney(OffsetJourney(from: offset, to: home, by: RefreshMotion(duration: 0.35), at: now), along: axis)
        }
        if !hasJourney { settle() }
    }

    private func settle() {
        isSettling = false
        attachment.settled()
        updateLink()
    }
}

// MARK: - Time

extension ScrollViewHost {
    var now: Double { CACurrentMediaTime() }

    var frameClock: any FrameClock { frames }

    func wake(at time: Double?) { wakeAlarm.set(time) }

    func deadlineArrived() {
        attachment.deadlineArrived()
        // What has closed no longer stays in sight.
        placeViews()
    }

    func frameArrived() {
        walk()
        noteTouch()
        if isSettling, !isMovedByItself, !hasJourney { goHome() }
        if !frames.isPaused { attachment.frameArrived() }
        updateLink()
    }

    private var isMovedByItself: Bool {
        guard let scrollView else { return false }
        return scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating
    }

    /// Frames come while something moves that can be seen.
    func updateLink() {
        let isCaught = isTouched && !isPanning
        let isMoving = !frames.isPaused || hasJourney || isSettling || isCaught
        link.isPaused = !(isMoving && lastSurroundings.isInSight)
    }
}
#endif
