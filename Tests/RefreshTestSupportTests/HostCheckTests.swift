import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator
import RefreshTestSupport
import Testing

/// What a host may do wrong.
enum HostFault: CaseIterable {
    case roundsInsets, writesOtherSide, movesWithInset, reportsBetween, forgetsMove, forgetsSettling, wakesEarly, wakesTwice
    case keepsFormerTime, keepsDroppedTime, standsStill, framesWhilePaused, framesNever, liftsTwice, liftsNever, touchesLate, isEmpty

    var rule: RefreshRule {
        switch self {
        case .roundsInsets, .writesOtherSide, .movesWithInset: .write
        case .reportsBetween: .oneWrite
        case .forgetsMove, .forgetsSettling: .move
        case .wakesEarly, .wakesTwice: .wake
        case .keepsFormerTime, .keepsDroppedTime: .wakeReplaced
        case .standsStill: .now
        case .framesWhilePaused, .framesNever: .frames
        case .liftsTwice, .liftsNever, .touchesLate: .gesture
        case .isEmpty: .usable
        }
    }
}

/// The simplest host, which does one thing wrong.
private final class FaultyHost: RefreshHost, FrameClock {
    let fault: HostFault?
    let clock = ManualClock()
    var metrics = ScrollMetrics(content: PlaneSize(width: 375, height: 2000), viewport: PlaneSize(width: 375, height: 667))
    var isPaused = true
    private(set) lazy var attachment = RefreshAttachment(host: self)
    private var ticket: ManualClock.Ticket?

    init(_ fault: HostFault?) {
        self.fault = fault
        if fault == .isEmpty { metrics.viewport = .zero }
        _ = attachment
    }

    var surroundings: RefreshSurroundings { RefreshSurroundings() }
    var now: Double { fault == .standsStill ? 0 : clock.now }
    var frameClock: any FrameClock { self }
    func place(_ refresher: PullToRefresh, in frame: PlaneRect) {}
    func show(_ picture: borrowing Picture, of refresher: PullToRefresh) {}

    func write(_ inset: Double, at side: ScrollSide, move: RefreshMove?) {
        metrics.contentInset[side] = fault == .roundsInsets ? inset.rounded() : inset
        if fault == .writesOtherSide { metrics.contentInset[side.opposite] = inset }
        if fault == .reportsBetween {
            metrics.offset.y -= 20
            attachment.scrolled()
        }
        if let move { self.move(move, along: side.axis) }
        if fault == .movesWithInset { metrics.offset[side.axis] -= 30 }
        attachment.metricsChanged()
    }

    func move(_ move: RefreshMove, along axis: ScrollAxis) {
        guard move.motion.duration > 0 else { return show(move.offset, along: axis) }
        clock.schedule(after: move.motion.duration) { [weak self] in
            guard let self else { return }
            if fault != .forgetsMove { show(move.offset, along: axis) }
            if fault != .forgetsSettling { attachment.settled() }
        }
    }

    func show(_ offset: Double, along axis: ScrollAxis) {
        metrics.offset[axis] = offset
        attachment.scrolled()
    }

    func wake(at time: Double?) {
        if let ticket, time == nil ? fault != .keepsDroppedTime : fault != .keepsFormerTime { clock.cancel(ticket) }
        guard let time else { return }
        ticket = clock.schedule(at: fault == .wakesEarly ? time - 0.3 : time) { [weak self] in
            self?.attachment.deadlineArrived()
            if self?.fault == .wakesTwice { self?.attachment.deadlineArrived() }
        }
    }

    func advance(by seconds: Double) {
        clock.advance(by: seconds)
        if fault != .framesNever, !isPaused || fault == .framesWhilePaused { attachment.frameArrived() }
    }

    var finger: HostSubject.Finger {
        HostSubject.Finger(
            touch: { if self.fault != .touchesLate { self.attachment.touched() } },
            drag: {
                self.show($0, along: .vertical)
                if self.fault == .touchesLate { self.attachment.touched() }
            },
            lift: { self.lift { self.attachment.released() } }, cancel: { self.lift { self.attachment.touchCancelled() } })
    }

    private func lift(_ report: () -> Void) {
        if fault != .liftsNever { report() }
        if fault == .liftsTwice { report() }
        show(0, along: .vertical)
        attachment.settled()
    }
}

@MainActor struct HostCheckTests {
    private func findings(_ fault: HostFault?) -> [RefreshFinding] {
        HostCheck {
            let host = FaultyHost(fault)
            return HostSubject(host: host, attachment: host.attachment, advance: { host.advance(by: $0) }, finger: host.finger)
        }.findings()
    }

    @Test func theSimplestHostPasses() { #expect(findings(nil) == []) }

    @Test(arguments: HostFault.allCases)
    func aFaultIsFoundUnderItsRule(fault: HostFault) {
        let rules = findings(fault).map(\.rule)
        #expect(rules.contains(fault.rule))
    }

    @Test func aFaultThatConcernsOneRuleIsFoundOnce() {
        for fault in [HostFault.wakesTwice, .framesNever, .forgetsSettling, .liftsTwice, .isEmpty] {
            #expect(findings(fault).map(\.rule) == [fault.rule])
        }
    }
}
