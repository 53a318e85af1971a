import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// How much of each part of an arrow's picture is to be seen at a moment: opacities, 0…1.
struct ArrowPhases {
    /// Which text of the state is shown.
    enum Title { case pull, release, loading, result }

    /// The time in which the spinner takes the arrow's place, and leaves it, in seconds.
    static let handOver = 0.1
    /// The time until the sign of the outcome stands, in seconds.
    static let resultSeconds = 0.3

    var arrow = 0.0
    var spinner = 0.0
    var outcome = 0.0
    var title = Title.pull
    var titleOpacity = 0.0
    var note = 0.0
    /// The text that there is no more.
    var noMore = 0.0
    /// What the closing space leaves of all but a cancelled spinner, which shrinks instead.
    var closing = 1.0
    var shrink = 1.0

    var isVisible: Bool { arrow > 0 || spinner > 0 || outcome > 0 || noMore > 0 }

    init(_ moment: RefreshMoment) {
        switch moment.state {
        case .initial, .releasing:
            if moment.isExhausted { noMore = 1 } else { pull(moment) }
        case .loading: load(moment)
        case .finished: finish(moment)
        }
    }

    /// Nothing before 15 % of the threshold, all from 35 % on. The texts take turns, so that they never lie over each other.
    private mutating func pull(_ moment: RefreshMoment) {
        let shown = Self.eased(Self.part(moment.progress - 0.15, of: 0.2))
        arrow = shown
        note = shown
        (title, titleOpacity) = Self.turn(from: .pull, to: .release, Self.part(moment.arming, of: 1))
        titleOpacity *= shown
    }

    private mutating func load(_ moment: RefreshMoment) {
        spinner = Self.part(moment.seconds, of: Self.handOver)
        note = 1
        // Arming runs for 0.2 s and goes on while it loads: who was armed before the load is ahead of its clock. A start by code has no
        // arrow to fade.
        if spinner < 1, moment.arming > moment.seconds / 0.2 + 1e-6 {
            arrow = 1 - spinner
            (title, titleOpacity) = Self.turn(from: .release, to: .loading, spinner)
        } else {
            note = spinner
            title = .loading
            titleOpacity = spinner
        }
    }

    private mutating func finish(_ moment: RefreshMoment) {
        let extent = moment.size[moment.edge.side(in: moment.direction).axis]
        let open = Self.part(moment.shown, of: extent)
        closing = min(1, open / 0.6)
        note = closing
        // A load can be over before its spinner stood.
        let stood = Self.part(moment.loadingSeconds - moment.seconds, of: Self.handOver)
        let (title, opacity) = Self.turn(from: .loading, to: .result, Self.part(moment.seconds, of: 2 * Self.handOver))
        self.title = title
        titleOpacity = opacity * (title == .loading ? stood : 1) * closing
        spinner = (1 - Self.part(moment.seconds, of: Self.handOver)) * stood * closing
        switch moment.outcome {
        case .success, .failure: outcome = Self.drawn(moment) > 0 ? closing : 0
        case .cancelled, nil:
            spinner = open > 0 ? stood : 0
            shrink = open
            self.title = .loading
            titleOpacity = stood * closing
        case .exhausted:
            note = title == .loading ? opacity * closing : 0
            noMore = title == .result ? opacity : 0
            if title == .result { titleOpacity = 0 }
        }
    }

    /// How much of the sign is drawn: from 0.05 s on, fast and then slower.
    static func drawn(_ moment: RefreshMoment) -> Double {
        let rest = 1 - part(moment.seconds - 0.05, of: resultSeconds - 0.05)
        return 1 - rest * rest * rest
    }

    /// A smooth start and a smooth end: 3x² - 2x³, half way at half the time.
    static func eased(_ value: Double) -> Double {
        let part = part(value, of: 1)
        return part * part * (3 - 2 * part)
    }

    /// A number as a part of a whole, held between 0 and 1; 0 for what is not a number.
    static func part(_ value: Double, of whole: Double) -> Double {
        let part = value / whole
        return part > 0 ? min(1, part) : 0
    }

    private static func turn(from first: Title, to second: Title, _ way: Double) -> (Title, Double) {
        way < 0.5 ? (first, 1 - 2 * way) : (second, 2 * way - 1)
    }
}
