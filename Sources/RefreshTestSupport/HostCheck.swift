import RefreshControl
import RefreshCore
import RefreshGeometry

/// Holds a host to what `RefreshHost` asks of it.
///
/// What can be checked without eyes is checked: insets, offsets, times, frames and the order of reports. Whether views stand where they were
/// placed, and pictures look as they were drawn, isn't.
///
/// ```swift
/// let findings = HostCheck {
///     let view = SimulatedScrollView()
///     return HostSubject(host: view, attachment: view.refreshAttachment, advance: view.clock.advance(by:))
/// }.findings()
/// ```
@MainActor
public struct HostCheck {
    private let make: () -> HostSubject

    /// Makes a check of hosts that a closure makes: a new one each time.
    public init(_ make: @escaping () -> HostSubject) {
        self.make = make
    }

    /// What is found wrong; empty if nothing is.
    public func findings() -> [RefreshFinding] {
        var list = FindingList()
        guard isUsable(&list) else { return list.findings }
        let checks = [checkWrite, checkOneWrite, checkMove, checkWake, checkFrames]
        for check in checks {
            let subject = make()
            subject.attachment.beginTrace()
            check(subject, &list)
        }
        for isCancelled in [false, true] {
            let subject = make()
            guard let finger = subject.finger else { break }
            subject.attachment.beginTrace()
            checkGesture(subject, finger, isCancelled, &list)
        }
        return list.findings
    }

    private func isUsable(_ list: inout FindingList) -> Bool {
        let subject = make()
        let metrics = subject.host.metrics
        list.require(metrics.isLaidOut && subject.host.surroundings.isInSight, .usable, "it can't be seen")
        list.require(metrics.content.height >= metrics.viewport.height + 200, .usable, "its content isn't 200 points longer than itself")
        list.require(RefreshEdge.allCases.allSatisfy { subject.attachment.refresher(at: $0) == nil }, .usable, "it has refreshers")
        return list.findings.isEmpty
    }

    private func checkWrite(_ subject: HostSubject, _ list: inout FindingList) {
        let host = subject.host
        for side in ScrollSide.allCases {
            let before = host.metrics
            for inset in [before.contentInset[side] + 60.1, before.contentInset[side]] {
                var expected = host.metrics
                expected.contentInset[side] = inset
                // A scroll view keeps what it shows inside its range: only that may move, along this axis.
                host.write(inset, at: side, move: RefreshMove(to: before.offset[side.axis]))
                expected.offset = host.metrics.offset
                list.require(host.metrics == expected, .write, "\(host.metrics.contentInset) after writing \(inset) at \(side)")
                let isStill = abs(host.metrics.offset[side.axis] - before.offset[side.axis]) <= before.halfPixel
                list.require(isStill, .write, "the content moved with an inset at \(side), to \(host.metrics.offset)")
            }
        }
    }

    private func checkOneWrite(_ subject: HostSubject, _ list: inout FindingList) {
        let host = subject.host
        let rest = host.metrics.offset.y, inset = host.metrics.contentInset.top
        host.write(inset + 60, at: .top, move: RefreshMove(to: rest - 60))
        let tolerance = host.metrics.halfPixel
        list.require(abs(host.metrics.offset.y - (rest - 60)) <= tolerance, .oneWrite, "the offset is \(host.metrics.offset.y)")
        for entry in subject.attachment.trace?.entries ?? [] {
            let y = entry.metrics.offset.y
            let isOneOfTwo = min(abs(y - rest), abs(y - rest + 60)) <= tolerance
            list.require(isOneOfTwo, .oneWrite, "an offset of \(y) was told, neither \(rest) nor 60 less")
        }
        host.write(inset, at: .top, move: RefreshMove(to: rest))
        list.require(host.metrics.contentInset.top == inset, .write, "\(host.metrics.contentInset.top) after writing \(inset)")
    }

    private func checkMove(_ subject: HostSubject, _ list: inout FindingList) {
        let host = subject.host
        let start = host.metrics.offset.y, tolerance = host.metrics.halfPixel
        host.move(RefreshMove(to: start + 100), along: .vertical)
        let isThere = abs(host.metrics.offset.y - start - 100) <= tolerance
        list.require(isThere, .move, "\(host.metrics.offset.y) instead of \(start + 100), at once")
        host.move(RefreshMove(to: start, motion: RefreshMotion(duration: 0.3)), along: .vertical)
        subject.advance(0.5)
        list.require(abs(host.metrics.offset.y - start) <= tolerance, .move, "\(host.metrics.offset.y) instead of \(start), in 0.5 s")
        let settlings = (subject.attachment.trace?.entries ?? []).count { $0.event == .settled }
        list.require(settlings >= 1, .move, "a motion of code wasn't reported as settled")
    }

    private func checkWake(_ subject: HostSubject, _ list: inout FindingList) {
        let host = subject.host
        var calls: [Double] { (subject.attachment.trace?.entries ?? []).filter { $0.event == .deadlineArrived }.map { $0.time } }
        var last = host.now
        func advance(_ seconds: Double) {
            subject.advance(seconds)
            list.require(host.now > last, .now, "\(host.now) after \(last), and \(seconds) s")
            last = host.now
        }
        let start = host.now
        host.wake(at: start + 1)
        advance(0.5)
        list.require(calls.isEmpty, .wake, "after 0.5 s, asked for in 1")
        host.wake(at: start + 2)
        advance(1)
        list.require(calls.isEmpty, .wakeReplaced, "the former time was told")
        advance(1)
        list.require(calls.count == 1, .wake, "told \(calls.count) times after 2.5 s, asked for in 2")
        list.require(calls.allSatisfy { $0 >= start + 2 }, .wake, "told at \(calls), asked for at \(start + 2)")
        let former = calls.count
        host.wake(at: host.now + 0.5)
        host.wake(at: nil)
        advance(1)
        list.require(calls.count == former, .wakeReplaced, "a dropped time was told")
    }

    private func checkFrames(_ subject: HostSubject, _ list: inout FindingList) {
        let clock = subject.host.frameClock
        var count: Int { (subject.attachment.trace?.entries ?? []).count { $0.event == .frameArrived } }
        list.require(clock.isPaused, .frames, "the clock doesn't start paused")
        subject.advance(0.2)
        list.require(count == 0, .frames, "\(count) while paused")
        clock.isPaused = false
        subject.advance(0.2)
        list.require(count >= 1, .frames, "none while wanted")
        clock.isPaused = true
        let former = count
        subject.advance(0.2)
        list.require(count == former, .frames, "\(count - former) while paused again")
    }

    private func checkGesture(_ subject: HostSubject, _ finger: HostSubject.Finger, _ isCancelled: Bool, _ list: inout FindingList) {
        let rest = subject.host.metrics.offset.y
        finger.touch()
        for way in [10.0, 25, 40] {
            subject.advance(1 / 60)
            finger.drag(rest - way)
            let y = subject.host.metrics.offset.y
            let isUnder = abs(y - rest + way) <= subject.host.metrics.halfPixel
            list.require(isUnder, .gesture, "an offset of \(y) under a finger at \(rest - way)")
        }
        if isCancelled { finger.cancel() } else { finger.lift() }
        subject.advance(3)
        let events = (subject.attachment.trace?.entries ?? []).map { $0.event }.filter { $0 != .frameArrived && $0 != .metricsChanged }
        let lift: RefreshTraceEvent = isCancelled ? .touchCancelled : .released
        let isOrdered =
            events.first == .touched && events.count { $0 == .touched } == 1 && events.count { $0 == lift } == 1
            && events.count { $0 == .released || $0 == .touchCancelled } == 1 && events.last == .settled
            && events.prefix { $0 != lift }.count { $0 == .scrolled } >= 3
        list.require(isOrdered, .gesture, "reported \(events)")
    }
}
