import RefreshControl
public import RefreshCore
public import RefreshGeometry

extension SimulatedScrollView {
    /// Sends the content to an offset by code, as an app does.
    ///
    /// Whatever moves stops. Under a finger the offset holds until the finger moves, and no motion is seen; out of sight it is there at once.
    /// It may lie past the ends of the content, and stays there.
    /// - Parameters:
    ///   - offset: The offset. A coordinate that is not finite stays as it is.
    ///   - motion: How it gets there.
    public func scroll(to offset: PlanePoint, motion: RefreshMotion = .none) {
        for axis in ScrollAxis.allCases where offset[axis].isFinite && (offset[axis] != numbers.offset[axis] || motions[axis] != .none) {
            send(RefreshMove(to: offset[axis], motion: motion), along: axis)
        }
    }

    /// A frame: the content goes on, and the refreshers are told of both.
    func frameArrived() {
        frameTicket = nil
        if isMoving { advanceMotions() }
        if wantsFrames { refreshAttachment.frameArrived() }
        askForFrame()
    }

    /// Asks the clock for the next frame, if anything moves or is drawn.
    func askForFrame() {
        guard isMoving || wantsFrames else {
            if let frameTicket { clock.cancel(frameTicket) }
            frameTicket = nil
            return
        }
        if frameTicket == nil { frameTicket = clock.schedule(at: clock.nextFrame, nextFrame) }
    }

    private var wantsFrames: Bool { !frames.isPaused && surrounding.isInSight }

    private func advanceMotions() {
        var offset = numbers.offset
        for axis in ScrollAxis.allCases {
            if let state = motions[axis].advance(to: clock.now, in: limits(along: axis)) { offset[axis] = rounded(state.position) }
        }
        show(offset)
        if !isMoving { didStop() }
    }

    /// Content that code has sent arrives in time, also between two frames.
    private func journeyEnded(along axis: ScrollAxis) {
        if case .animating(let journey) = motions[axis], journey.end <= clock.now { advanceMotions() }
    }

    private func didStop() {
        tell(isDecelerating ? .didEndDecelerating : .didEndScrollingAnimation)
        isDecelerating = false
        report(.settled)
    }
}

// MARK: - What the extensions share

extension SimulatedScrollView {
    /// Sends the content along an axis.
    func send(_ move: RefreshMove, along axis: ScrollAxis) {
        let wasMoving = isMoving || isDecelerating
        let target = rounded(move.offset.heldLength)
        let origin = state(along: axis)?.position ?? numbers.offset[axis]
        lift?[axis] = nil
        if move.motion.duration > 0, surrounding.isInSight, !isTracking {
            let journey = AxisMotion.Journey(from: origin, to: target, by: move.motion, at: clock.now)
            motions[axis] = .animating(journey)
            isDecelerating = ScrollAxis.allCases.contains { motions[$0].isDeceleration }
            clock.schedule(at: journey.end) { [weak self] in self?.journeyEnded(along: axis) }
            askForFrame()
        } else {
            motions[axis] = .none
            show(target, along: axis)
            if wasMoving, !isMoving, !isTracking, lift == nil { rest() }
        }
    }

    /// Brings what moves to its end at once.
    func finishMotions() {
        var offset = numbers.offset
        for axis in ScrollAxis.allCases {
            if case .animating(let journey) = motions[axis] { offset[axis] = journey.target }
            motions[axis] = .none
            let range = range(along: axis)
            offset[axis] = rounded(offset[axis].clamped(range.lowerBound, range.upperBound))
        }
        show(offset)
        if !isMoving, !isTracking { rest() }
    }

    /// Nothing moves any more: it is told without an event of the scroll view, as where code has stopped it.
    private func rest() {
        isDecelerating = false
        report(.settled)
    }

    /// Leaves the content where it is.
    func stopMotions() {
        motions = PerAxis(.none)
    }

    /// What follows along an axis from a change of its range.
    /// - Parameters:
    ///   - old: The range before.
    ///   - follows: Whether content that rests at its start keeps to it.
    func adapt(along axis: ScrollAxis, from old: ClosedRange<Double>, moving state: (position: Double, velocity: Double)?, follows: Bool) {
        let limits = limits(along: axis)
        guard limits.range != old, !isTracking, lift == nil else { return }
        switch motions[axis] {
        case .animating: break
        case .decelerating, .bouncing:
            guard let state else { return }
            motions[axis] = AxisMotion(at: clock.now, position: state.position, velocity: state.velocity, in: limits)
            guard motions[axis] == .none else { return }
            show(rounded(state.position.clamped(limits.range.lowerBound, limits.range.upperBound)), along: axis)
            if !isMoving { didStop() }
        case .none:
            guard !isDecelerating else { return }
            let offset = numbers.offset[axis]
            let isAtStart = follows && abs(offset - old.lowerBound) <= limits.halfPixel
            show(
                rounded(isAtStart ? limits.range.lowerBound : offset.clamped(limits.range.lowerBound, limits.range.upperBound)), along: axis
            )
        }
    }

    /// Where the content is between two frames, and its velocity; nil if nothing moves it.
    func state(along axis: ScrollAxis) -> (position: Double, velocity: Double)? {
        var motion = motions[axis]
        return motion.advance(to: clock.now, in: limits(along: axis))
    }
}
