public import RefreshGeometry

// A bug report tells offsets that were seen, not fingers. These set the offset as it was seen, without any physics.
extension SimulatedScrollView {
    /// The content was seen at an offset under a finger. The finger comes down if none was there.
    public func drag(to offset: PlanePoint) {
        finger = nil  // one of the physics doesn't mix with one that was seen
        if !isTracking {
            stopMotions()
            isTracking = true
            report(.touched)
        }
        if !isDragging { beginDragging() }
        show(offset.finite(or: numbers.offset))
    }

    /// The content was seen at an offset along one axis under a finger.
    public func drag(to offset: Double, along axis: ScrollAxis = .vertical) {
        drag(to: point(offset, along: axis))
    }

    /// The finger has lifted.
    /// - Parameter settling: Whether the content has come to rest at once; else it is taken to go on, until ``fling(to:)`` or ``settle()``
    ///   say how.
    public func release(settling: Bool = true) { loseTouch(as: .released, settling: settling) }

    /// The system has taken the touch away.
    /// - Parameter settling: Whether the content has come to rest at once, as in ``release(settling:)``.
    public func cancelDrag(settling: Bool = true) { loseTouch(as: .touchCancelled, settling: settling) }

    private func loseTouch(as report: ScrollReport, settling: Bool) {
        guard isTracking else { return }
        finger = nil
        tell(.willEndDragging(velocity: .zero))
        isTracking = false
        isDragging = false
        lift = PerAxis(0)
        tell(.didEndDragging(willDecelerate: !settling))
        self.report(report)
        lift = nil
        if settling { return settle() }
        guard !isMoving else { return }
        isDecelerating = true
        tell(.willBeginDecelerating)
    }

    /// The content was seen at an offset without a finger, moving by itself. A finger that was there has lifted before.
    public func fling(to offset: PlanePoint) {
        release(settling: false)
        stopMotions()
        isDecelerating = true
        show(offset.finite(or: numbers.offset))
    }

    /// The content was seen at an offset along one axis without a finger, moving by itself.
    public func fling(to offset: Double, along axis: ScrollAxis = .vertical) {
        fling(to: point(offset, along: axis))
    }

    /// The content has come to rest: at the target where code had sent it, and inside its range. Under a finger it does nothing.
    public func settle() {
        guard !isTracking else { return }
        if isDecelerating { tell(.didEndDecelerating) }
        finishMotions()
    }

    private func point(_ offset: Double, along axis: ScrollAxis) -> PlanePoint {
        var point = numbers.offset
        point[axis] = offset
        return point
    }
}

extension PlanePoint {
    fileprivate func finite(or other: PlanePoint) -> PlanePoint {
        PlanePoint(x: x.finite(or: other.x), y: y.finite(or: other.y))
    }
}
