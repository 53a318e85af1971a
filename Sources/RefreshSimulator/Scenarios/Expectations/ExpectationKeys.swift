import RefreshCore

/// What may be expected of a scroll view, by its key in a scenario.
enum ViewKey: String, CaseIterable, Sendable {
    /// The insets that are set: the app's and the refreshers' shares.
    case inset
    /// What the refreshers hold open.
    case own
    /// The app's own insets, as the handle tells them.
    case baseInset
    case offset
    /// The offsets at which the content rests along the vertical axis, as things are.
    case range
    /// Whether a finger is down; whether the content moves by itself.
    case tracking, moving
    /// The writes that the refreshers have asked for.
    case writes
    /// The offsets and insets that were passed through, the smallest and the largest.
    case offsets, insets
    /// How often the offset has turned round, by more than half a point.
    case turns
    case haptics
    /// Whether the clock of frames stands still.
    case paused

    var shape: PatternShape {
        switch self {
        case .inset, .own, .baseInset: .fields(Words.sides.map { ($0.0, .number) })
        case .offset: .point
        case .range: .fields([("from", .number), ("to", .number)])
        case .tracking, .moving, .paused: .flag
        case .writes: .writes
        case .offsets: .point
        case .insets: .fields(Words.sides.map { ($0.0, .number) })
        case .turns, .haptics: .number
        }
    }
}

/// What may be expected of a refresher, by its key in a scenario.
enum RefresherKey: String, CaseIterable, Sendable {
    case state, progress, armed, share, enabled, exhausted
    /// Whether it is on its scroll view.
    case attached
    /// How the last load ended.
    case outcome
    /// How often the action was run.
    case calls
    /// The states given to the animator.
    case log
    /// The outcomes and the closings that were told.
    case finished, closed
    case announcements
    /// Why starts were refused, and how many were not.
    case refusals, starts
    /// What accessibility calls returned.
    case accessibility
    /// How often an async action saw that it was cancelled.
    case cancellations
    /// What calls of the awaitable form returned.
    case awaited
    /// Whether the last load has left an error.
    case failed
    /// Its place in the content's coordinates, and whether any of it is in the visible part.
    case frame, visible
    /// The seconds since the last success, and how they are told.
    case age, ageText
    /// What the animator was shown last.
    case moment

    var shape: PatternShape {
        switch self {
        case .state: .state
        case .progress, .share, .calls, .starts, .cancellations: .number
        case .armed, .enabled, .exhausted, .attached, .failed, .visible: .flag
        case .age: .optional(.number)
        case .ageText: .optional(.text)
        case .outcome: .optional(.word(RefreshOutcome.allCases.map(\.description)))
        case .log: .list(.state)
        case .finished, .awaited: .list(.word(RefreshOutcome.allCases.map(\.description)))
        case .closed: .list(.word(["clean", "interrupted"]))
        case .announcements: .list(.word(["started", "done", "failed"]))
        case .refusals: .list(.word(RefreshRefusal.allCases.map(\.description)))
        case .accessibility: .list(.flag)
        case .frame: .fields([("x", .number), ("y", .number), ("width", .number), ("height", .number)])
        case .moment: .fields(Self.momentFields)
        }
    }

    private static var momentFields: [(String, PatternShape)] {
        [
            ("state", .state), ("progress", .number), ("velocity", .number), ("seconds", .number), ("armed", .flag), ("arming", .number),
            ("outcome", .optional(.word(RefreshOutcome.allCases.map(\.description)))), ("exhausted", .flag), ("width", .number),
            ("height", .number), ("shown", .number), ("direction", .word(Words.directions.map(\.0))), ("reducesMotion", .flag),
            ("textScale", .number), ("age", .optional(.number)),
        ]
    }
}
