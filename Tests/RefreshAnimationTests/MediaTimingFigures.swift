import RefreshAnimation

/// Times of a parent and where a timeline is then: derived from the formula in `CAMediaTiming.h` and its two documented steps; at the boundaries
/// the conventions of `MediaTimeline`. Every timeline lasts 1 s.
enum MediaTimingFigures {
    static let all: [(timeline: MediaTimeline, parent: Double, phase: MediaPhase, local: Double?)] = [
        (MediaTimeline(duration: 1), 0, .active, 0),
        (MediaTimeline(duration: 1), 0.25, .active, 0.25),
        (MediaTimeline(duration: 1), 1, .after, nil),
        (MediaTimeline(duration: 1), 1.5, .after, nil),
        (MediaTimeline(begin: 2, duration: 1), 2.5, .active, 0.5),
        (MediaTimeline(begin: 2, duration: 1), 1.5, .before, nil),
        (MediaTimeline(begin: 2, duration: 1, fill: .backwards), 1.5, .before, 0),
        (MediaTimeline(begin: 2, duration: 1, fill: .forwards), 4, .after, 1),
        (MediaTimeline(begin: 2, duration: 1, fill: .both), 4, .after, 1),
        (MediaTimeline(begin: 2, duration: 1), 4, .after, nil),
        (MediaTimeline(speed: 2, duration: 1), 0.25, .active, 0.5),
        (MediaTimeline(speed: 2, duration: 1, fill: .forwards), 0.6, .after, 1),
        (MediaTimeline(speed: 0, timeOffset: 0.3, duration: 1), 123.4, .active, 0.3),
        (MediaTimeline(speed: 0, timeOffset: 0, duration: 1), 123.4, .active, 0),
        (MediaTimeline(speed: 0, timeOffset: 0.999, duration: 1), 9, .active, 0.999),
        (MediaTimeline(speed: 0, timeOffset: 1, duration: 1, fill: .forwards), 9, .active, 1),
        (MediaTimeline(duration: 1, autoreverses: true), 0.25, .active, 0.25),
        (MediaTimeline(duration: 1, autoreverses: true), 1.25, .active, 0.75),
        (MediaTimeline(duration: 1, autoreverses: true), 1.9, .active, 0.1),
        (MediaTimeline(duration: 1, autoreverses: true, fill: .forwards), 2.5, .after, 0),
        (MediaTimeline(duration: 1, repeatCount: 2, autoreverses: true), 2.5, .active, 0.5),
        (MediaTimeline(duration: 1, repeatCount: 3), 1.25, .active, 0.25),
        (MediaTimeline(duration: 1, repeatCount: 3), 2.75, .active, 0.75),
        (MediaTimeline(duration: 1, repeatCount: 3, fill: .forwards), 3.5, .after, 1),
        (MediaTimeline(duration: 1, repeatCount: 2.5, fill: .forwards), 3.5, .after, 0.5),
        (MediaTimeline(duration: 1, repeatDuration: 1.5), 1.2, .active, 0.2),
        (MediaTimeline(duration: 1, repeatDuration: 1.5, fill: .forwards), 2, .after, 0.5),
        (MediaTimeline(timeOffset: 0.3, duration: 1), 0.5, .active, 0.8),
        (MediaTimeline(timeOffset: 0.8, duration: 1, repeatCount: 2), 0.5, .active, 0.3),
        (MediaTimeline(begin: 0.5, speed: 0.5, duration: 1), 1, .active, 0.25),
        (MediaTimeline(begin: 1, speed: 0.5, timeOffset: 0.25, duration: 1, repeatCount: 4), 5, .active, 0.25),
    ]
}
