public import RefreshGeometry

extension SimulatedScrollView {
    /// A finger comes down. What moves stands still. With another finger down already it does nothing.
    /// - Parameter position: Where, in points of any plane that stays the same until the finger lifts.
    public func touchDown(at position: PlanePoint = .zero) {
        guard !isTracking else { return }
        stopMotions()
        isTracking = true
        finger = Finger(at: position.held, raw: rawOffset(), time: clock.now)
        report(.touched)
    }

    /// The finger moves. The offset follows from its whole way since it came down. Without a finger it does nothing.
    public func touchMoved(to position: PlanePoint) {
        // Moved in place: a copy would copy its last positions too.
        self.finger?.move(to: position.held, at: clock.now, physics: physics)
        guard let finger else { return }
        let way = finger.translation
        if !isDragging {
            guard way != .zero else { return }
            beginDragging()
        }
        // Read once each: the rest is arithmetic.
        let (physics, numbers) = (physics, numbers)
        var offset = numbers.offset
        follow(along: .horizontal)
        follow(along: .vertical)
        show(offset)

        func follow(along axis: ScrollAxis) {
            let range = numbers.restRange(insets: numbers.contentInset, along: axis)
            guard physics.scrolls(in: range, along: axis) else { return }
            let shown = physics.shown(raw: finger.raw[axis] - way[axis], in: range, viewport: numbers.viewport[axis].finite())
            offset[axis] = physics.rounded(shown, halfPixel: numbers.halfPixel)
        }
    }

    /// The finger lifts. The content goes on with its velocity, or comes back from past its end.
    public func touchUp() {
        guard let finger else { return }
        let velocity = finger.velocity(at: clock.now, physics: physics)
        self.finger = nil
        endDragging(velocity: contentVelocity(of: velocity), as: .released)
    }

    /// The system takes the touch away. The content comes back from past its end; it isn't thrown.
    public func touchCancelled() {
        guard finger != nil else { return }
        finger = nil
        endDragging(velocity: .zero, as: .touchCancelled)
    }

    /// Has a finger do what a script says, from now on, as the clock is moved. A script that plays already is given up, its finger too.
    public func play(_ script: TouchScript) {
        stopScript()
        play(script, from: 0, since: clock.now, number: touchScriptNumber)
    }

    /// Plays a script, and moves the clock on to its end.
    public func perform(_ script: TouchScript) {
        play(script)
        clock.advance(by: script.duration)
    }

    private func stopScript() {
        touchScriptNumber += 1
        touchCancelled()
    }

    private func play(_ script: TouchScript, from index: Int, since start: Double, number: Int) {
        guard index < script.samples.count else { return }
        let sample = script.samples[index]
        clock.schedule(at: start + sample.time) { [weak self] in
            guard let self, touchScriptNumber == number else { return }
            if index == 0 { touchDown(at: sample.position) } else { touchMoved(to: sample.position) }
            guard index == script.samples.count - 1 else { return play(script, from: index + 1, since: start, number: number) }
            switch script.ending {
            case .lifts: touchUp()
            case .isCancelled: touchCancelled()
            case .stays: break
            }
        }
    }
}

// MARK: - From touch to lift

extension SimulatedScrollView {
    func beginDragging() {
        isDragging = true
        isDecelerating = false
        tell(.willBeginDragging)
    }

    /// Ends a touch in the order of UIScrollView: the lift is told first, and what code does in that moment counts more than the throw.
    func endDragging(velocity: PlanePoint, as report: ScrollReport) {
        let wasDragging = isDragging || isDecelerating
        if wasDragging { tell(.willEndDragging(velocity: velocity)) }
        isTracking = false
        isDragging = false
        lift = PerAxis(horizontal: velocity.x, vertical: velocity.y)
        let willDecelerate = ScrollAxis.allCases.contains { motionAfterLift(along: $0, velocity: velocity[$0]) != .none }
        if wasDragging { tell(.didEndDragging(willDecelerate: willDecelerate)) }
        self.report(report)
        goOnAfterLift()
    }

    private func goOnAfterLift() {
        guard let lift else { return }
        self.lift = nil
        isDecelerating = false
        guard !isTracking else { return }
        for axis in ScrollAxis.allCases {
            guard let velocity = lift[axis] else { continue }
            motions[axis] = motionAfterLift(along: axis, velocity: velocity)
            isDecelerating = isDecelerating || motions[axis] != .none
        }
        if isDecelerating { tell(.willBeginDecelerating) }
        if isMoving { askForFrame() } else { report(.settled) }
    }

    private func motionAfterLift(along axis: ScrollAxis, velocity: Double) -> AxisMotion {
        guard scrolls(along: axis) else { return .none }
        return AxisMotion(at: clock.now, position: numbers.offset[axis], velocity: velocity, in: limits(along: axis))
    }

    /// The content's own velocity under a finger: against the finger's, and less where it gives way.
    private func contentVelocity(of velocity: PlanePoint) -> PlanePoint {
        var content = PlanePoint.zero
        for axis in ScrollAxis.allCases where scrolls(along: axis) {
            let viewport = numbers.viewport[axis].finite()
            content[axis] = -velocity[axis] * physics.slope(shown: numbers.offset[axis], in: range(along: axis), viewport: viewport)
        }
        return content
    }

    /// The raw offset that shows where the content stands, so that it doesn't jump under a finger.
    private func rawOffset() -> PlanePoint {
        var raw = numbers.offset
        for axis in ScrollAxis.allCases {
            raw[axis] = physics.raw(shown: raw[axis], in: range(along: axis), viewport: numbers.viewport[axis].finite())
        }
        return raw
    }
}

extension PlanePoint {
    /// The point with coordinates that a motion can be made of.
    fileprivate var held: PlanePoint { PlanePoint(x: x.heldLength, y: y.heldLength) }
}
