public import RefreshGeometry
import RefreshCore

extension RefreshAttachment {
    /// A finger has come down on the content, or another tracked gesture has begun.
    public func touched() {
        note(.touched)
        isTracking = true
        each { $0.touched(at: $1, pull: $2) }
    }

    /// The offset has changed.
    public func scrolled() {
        note(.scrolled)
        each { $0.scrolled(at: $1, pull: $2) }
    }

    /// The finger has lifted.
    public func released() {
        note(.released)
        isTracking = false
        moveInserted()
        each { $0.released(at: $1, pull: $2) }
    }

    /// The system has taken the touch away.
    public func touchCancelled() {
        note(.touchCancelled)
        isTracking = false
        moveInserted()
        each { $0.touchCancelled(at: $1, pull: $2) }
    }

    /// Momentum and bounce are over.
    public func settled() {
        note(.settled)
        each { $0.settled(at: $1, pull: $2) }
    }

    /// The size of the content or of the viewport, an inset, the safe area, the scale or the direction has changed.
    public func metricsChanged() {
        note(.metricsChanged)
        each { $0.metricsChanged(at: $1, pull: $2) }
        placeAll()
    }

    /// A refresher has another extent.
    func extentChanged(of refresher: PullToRefresh) {
        apply(to: refresher) { $0.metricsChanged(at: $1, pull: $2) }
        placeAll()
    }

    /// The window, the app's state, reduced motion, the text size or the language has changed.
    public func surroundingsChanged() {
        surroundings = host.surroundings
        note(.surroundingsChanged(surroundings))
        let isInSight = surroundings.isInSight
        if !isInSight { isTracking = false }
        for refresher in refreshers { refresher.speak() }
        each { $0.sightChanged(isInSight, at: $1, pull: $2) }
    }

    /// A frame of the clock.
    public func frameArrived() {
        note(.frameArrived)
        for refresher in refreshers where refresher.core.stage.isMoving { refresher.core.stage.isDirty = true }
        each { _, _, _ in .none }
    }

    /// The time that was asked for with `wake(at:)` has come.
    public func deadlineArrived() {
        note(.deadlineArrived)
        wakeTime = .infinity
        let now = host.now
        for refresher in refreshers where refresher.core.stage.ageTurnsAt <= now { refresher.core.stage.isDirty = true }
        each { $0.timePassed(at: $1, pull: $2) }
    }

    /// Rows were inserted before the reader: the rows in sight stay where they are. Under a gesture that waits for the lift.
    /// - Parameters:
    ///   - length: The points that were inserted; negative if rows were removed.
    ///   - axis: The axis along which they lie.
    public func inserted(_ length: Double, along axis: ScrollAxis = .vertical) {
        note(.inserted(length, along: axis))
        insertion[axis] += length.finite()
        if !isTracking { moveInserted() }
    }

    /// The host has counted the items that are left before an edge: for a prefetch that is measured in items.
    public func itemsCounted(_ left: Int, before edge: RefreshEdge) {
        guard let refresher = refresher(at: edge) else { return }
        note(.itemsCounted(left, before: edge))
        apply(to: refresher) { $0.itemsCounted(left, at: $1, pull: $2) }
    }

    /// Assistive technology has scrolled against the end of the content at an edge.
    /// - Returns: Whether a load has begun.
    public func accessibilityScrolled(past edge: RefreshEdge) -> Bool {
        guard let refresher = refresher(at: edge) else { return false }
        let metrics = host.metrics
        note(.accessibilityScrolled(past: edge))
        newestDirection = metrics.direction
        followDirection()
        let pull = Pull(past: refresher.core.machine.resolve(in: direction), metrics: metrics, app: ledger.app)
        guard pull.distance >= -pull.tolerance else { return false }
        return refresher.accessibilityRefresh()
    }

    private func moveInserted() {
        guard insertion != .zero else { return }
        let length = insertion
        insertion = .zero
        let offset = host.metrics.offset
        for axis in ScrollAxis.allCases where length[axis] != 0 {
            let move = RefreshMove(to: (offset[axis] + length[axis]).finite())
            note(.moved(move, along: axis))
            host.move(move, along: axis)
        }
    }
}
