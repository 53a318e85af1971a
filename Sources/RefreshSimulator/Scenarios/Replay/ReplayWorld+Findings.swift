import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry

extension ReplayWorld {
    /// What is to be found where a scenario expects something.
    func finding(of expectation: ScenarioExpectation) -> ScenarioFinding {
        switch expectation.subject {
        case .view(let key): finding(of: key, pattern: expectation.pattern)
        case .refresher(let edge, let key): finding(of: key, at: edge)
        }
    }

    private func finding(of key: ViewKey, pattern: ScenarioPattern) -> ScenarioFinding {
        switch key {
        case .inset: insets { view.numbers.contentInset[$0] }
        case .baseInset: insets { scrolling.baseInset[$0] }
        case .own: insets { view.numbers.contentInset[$0] - scrolling.baseInset[$0] }
        case .offset: .fields([("x", .number(view.numbers.offset.x)), ("y", .number(view.numbers.offset.y))])
        case .range:
            .fields([
                ("from", .number(view.range(along: .vertical).lowerBound)), ("to", .number(view.range(along: .vertical).upperBound)),
            ])
        case .tracking: .flag(view.isTracking)
        case .moving: .flag(view.isMoving || view.isDecelerating || host?.isMoving ?? false)
        case .paused: .flag(host?.isPaused ?? view.frameClock.isPaused)
        case .writes: writes(pattern)
        case .offsets: .fields(ScrollAxis.allCases.map { ($0 == .vertical ? "y" : "x", span(of: offsets(along: $0))) })
        case .insets: insetSpans
        case .turns: .count(ScrollAxis.allCases.reduce(0) { $0 + turns(of: offsets(along: $1)) })
        case .haptics: .count(happenings.count { $0 == .tapped })
        }
    }

    private func finding(of key: RefresherKey, at edge: RefreshEdge) -> ScenarioFinding {
        guard let refresher = refreshers[edge] else {
            let record = strays[edge] ?? ReplayRecord()
            return key == .refusals ? .words(record.refusals) : .word("no refresher at \(edge)")
        }
        let record = refresher.record
        switch key {
        case .state: return .state(refresher.state)
        case .progress: return .number(refresher.progress)
        case .armed: return .flag(refresher.isArmed)
        case .share: return .number(refresher.share)
        case .enabled: return .flag(refresher.isEnabled)
        case .exhausted: return .flag(refresher.isExhausted)
        case .attached: return .flag(scrolling.refresher(at: edge) === refresher)
        case .outcome: return .maybe(refresher.outcome)
        case .calls: return .count(record.calls)
        case .log: return .list(record.log.map { .state($0) })
        case .finished: return .words(record.finished)
        case .closed: return .words(record.closed)
        case .announcements: return announcements(at: edge)
        case .refusals: return .words(record.refusals)
        case .starts: return .count(record.starts)
        case .accessibility: return .list(record.accessibility.map { .flag($0) })
        case .cancellations: return .count(record.cancellations)
        case .awaited: return .words(record.awaited)
        case .failed: return .flag(refresher.error != nil)
        case .age: return .maybe(refresher.age)
        case .ageText: return .maybe(refresher.ageText)
        case .frame: return Self.frame(refresher.frame)
        case .visible: return .flag(isVisible(refresher.frame))
        case .moment: return Self.moment(record)
        }
    }

    private func insets(_ value: (ScrollSide) -> Double) -> ScenarioFinding {
        .fields(Words.sides.map { ($0.0, .number(value($0.1))) })
    }

    private func announcements(at edge: RefreshEdge) -> ScenarioFinding {
        .list(
            happenings.compactMap {
                if case .announced(let announcement, of: edge) = $0 { .word("\(announcement)") } else { nil }
            })
    }

    private static func frame(_ frame: PlaneRect) -> ScenarioFinding {
        .fields([
            ("x", .number(frame.origin.x)), ("y", .number(frame.origin.y)), ("width", .number(frame.size.width)),
            ("height", .number(frame.size.height)),
        ])
    }

    /// Whether more than half a pixel of a frame is in the viewport, between the bars.
    private func isVisible(_ frame: PlaneRect) -> Bool {
        let visible = view.numbers.visibleRect
        return ScrollAxis.allCases.allSatisfy { axis in
            let first = max(frame.origin[axis], visible.origin[axis])
            let last = min(frame.origin[axis] + frame.size[axis], visible.origin[axis] + visible.size[axis])
            return last - first > view.numbers.halfPixel
        }
    }

    private static func moment(_ record: ReplayRecord) -> ScenarioFinding {
        let moment = record.moment
        let direction = Words.directions.first { $0.1 == moment.direction }?.0
        return .fields([
            ("state", .state(moment.state)), ("progress", .number(moment.progress)), ("velocity", .number(moment.velocity)),
            ("seconds", .number(moment.seconds)), ("armed", .flag(moment.isArmed)), ("arming", .number(moment.arming)),
            ("outcome", .maybe(moment.outcome)), ("exhausted", .flag(moment.isExhausted)), ("width", .number(moment.size.width)),
            ("height", .number(moment.size.height)), ("shown", .number(moment.shown)), ("direction", .maybe(direction)),
            ("reducesMotion", .flag(moment.reducesMotion)), ("textScale", .number(moment.textScale)),
            ("age", .maybe(moment.age)),
        ])
    }
}
