public import RefreshAnimation
public import RefreshControl
public import RefreshGeometry

extension SimulatedScrollView: RefreshScrolling, RefreshHost {
    /// What surrounds it.
    public var surroundings: RefreshSurroundings { surrounding }

    /// The present of the simulated clock.
    public var now: Double { clock.now }

    /// The clock of its frames.
    public var frameClock: any FrameClock { frames }

    /// Sets an inset for the refreshers. The content stays, or goes where `move` says; where it would rest outside its range, it comes inside.
    public func write(_ inset: Double, at side: ScrollSide, move: RefreshMove?) {
        transcript.note(.wrote(inset: inset, at: side, move: move), at: clock.now) { $0.insetWrites += 1 }
        let axis = side.axis
        let range = range(along: axis)
        let state = state(along: axis)
        let difference = inset.finite() - numbers.contentInset[side]
        numbers.contentInset[side] = inset.finite()
        if faults.shiftsOffsetAtLift, lift != nil, side.isStart { shiftAndReturn(by: -difference, along: axis) }
        if let move {
            transcript.counts.offsetWrites += 1
            send(move, along: axis)
        } else {
            adapt(along: axis, from: range, moving: state, follows: false)
        }
        reportInset()
    }

    /// Sets the offset for the refreshers.
    public func move(_ move: RefreshMove, along axis: ScrollAxis) {
        transcript.note(.moved(move, along: axis), at: clock.now) { $0.offsetWrites += 1 }
        send(move, along: axis)
    }

    /// Tells the refreshers once the clock has reached a time; it runs out of sight too.
    public func wake(at time: Double?) {
        if let wakeTicket { clock.cancel(wakeTicket) }
        wakeTicket = time.map { time in
            clock.schedule(at: time) { [weak self] in
                self?.wakeTicket = nil
                self?.refreshAttachment.deadlineArrived()
            }
        }
    }

    /// Notes where a refresher lies.
    public func place(_ refresher: PullToRefresh, in frame: PlaneRect) {
        transcript.note(.placed(refresher.position, in: frame), at: clock.now) { $0.places += 1 }
    }

    /// Notes the picture of a refresher.
    public func show(_ picture: borrowing Picture, of refresher: PullToRefresh) {
        transcript.note(.showed(refresher.position), at: clock.now) { $0.pictures += 1 }
        if keepsPictures { pictures[refresher.position] = copy picture }
    }

    /// Notes that a refresher is gone.
    public func remove(_ refresher: PullToRefresh) {
        transcript.note(.removed(refresher.position), at: clock.now) { $0.removals += 1 }
        pictures[refresher.position] = nil
    }

    /// Notes a haptic.
    public func tap() {
        transcript.note(.tapped, at: clock.now) { $0.taps += 1 }
    }

    /// Notes what assistive technology is told.
    public func announce(_ announcement: RefreshAnnouncement, of refresher: PullToRefresh) {
        transcript.note(.announced(announcement, of: refresher.position), at: clock.now) { $0.announcements += 1 }
    }

    private func shiftAndReturn(by difference: Double, along axis: ScrollAxis) {
        let offset = numbers.offset
        numbers.offset[axis] += difference
        report(.scrolled)
        numbers.offset = offset
    }
}
