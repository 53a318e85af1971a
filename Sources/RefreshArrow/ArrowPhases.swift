import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// How much of each part of an arrow's picture is to be seen at a moment: opacities, 0…1.
struct ArrowPhases {
    /// Which text of the state is shown.
    enum Title { case pull, release, loading, result }

    /// The time in which the spinner takes the arrow's place, and leaves it, in seconds.
    static let handOver = 0.1
    /// The time in which the spinner, once it stands, takes on its ramp of opacities, in seconds.
    static let ramping = 0.2

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

    /// While it is pulled: nothing before 15 % of the threshold, all from 35 % on. The texts take turns, and never lie over each other.
    @inline(__always) init(pulled moment: RefreshMoment) {
        if moment.isExhausted {
            noMore = 1
        } else {
            let shown = Easing.smooth(at: (moment.progress - 0.15) * 5)
            let arming = moment.arming.clamped(0, 1)
            arrow = shown
            note = shown
            title = arming < 0.5 ? .pull : .release
            titleOpacity = shown * Self.turn(arming)
        }
    }

    /// While it loads.
    init(loading moment: RefreshMoment) {
        spinner = (moment.seconds / Self.handOver).clamped(0, 1)
        // A start by code has no arrow to fade.
        if spinner < 1, moment.wasPulled {
            arrow = 1 - spinner
            note = 1
            title = spinner < 0.5 ? .release : .loading
            titleOpacity = Self.turn(spinner)
        } else {
            note = spinner
            title = .loading
            titleOpacity = spinner
        }
    }

    /// While the space closes.
    init(finished moment: RefreshMoment) {
        let extent = moment.size[moment.edge.side(in: moment.direction).axis]
        let open = (moment.shown / extent).clamped(0, 1)
        closing = min(1, open / 0.6)
        // A load can be over before its spinner stood.
        let stood = ((moment.loadingSeconds - moment.seconds) / Self.handOver).clamped(0, 1)
        let way = (moment.seconds / (2 * Self.handOver)).clamped(0, 1)
        let hasTurned = way >= 0.5
        spinner = (1 - (moment.seconds / Self.handOver).clamped(0, 1)) * stood * closing
        note = closing
        title = hasTurned ? .result : .loading
        titleOpacity = Self.turn(way) * (hasTurned ? 1 : stood) * closing
        switch moment.outcome {
        case .success, .failure: outcome = PictureSigns.drawn(after: moment.seconds) > 0 ? closing : 0
        case .cancelled, nil:
            spinner = open > 0 ? stood : 0
            shrink = open
            title = .loading
            titleOpacity = stood * closing
        case .exhausted:
            note = hasTurned ? 0 : Self.turn(way) * closing
            noMore = hasTurned ? Self.turn(way) : 0
            if hasTurned { titleOpacity = 0 }
        }
    }

    /// The opacity of the one that leaves, in the first half of the way, and of the one that comes, in the second.
    @inline(__always) static func turn(_ way: Double) -> Double { way < 0.5 ? 1 - 2 * way : 2 * way - 1 }
}
