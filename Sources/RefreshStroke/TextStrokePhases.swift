internal import RefreshAnimation
internal import RefreshCore
internal import RefreshGeometry

/// How far a written word has come at a moment.
struct TextStrokePhases {
    /// How much of the first part the pull has written, 0…1.
    private(set) var pulled = 0.0
    /// How much of the time for what the clock writes is over, 0…1.
    private(set) var written = 0.0
    /// Whether the clock writes the whole word, since no pull has written its first part.
    private(set) var writesAll = false
    /// How long the word has been whole, in seconds.
    private(set) var standing = 0.0
    /// How opaque the picture is.
    private(set) var opacity = 0.0
    /// How opaque the full stop is that stands where there is no more to load.
    private(set) var stop = 0.0
    /// How far a word that breathes has come to rest, since the load is over, 0…1.
    private let resting: Double
    /// How opaque a word is that breathes, at 0.6 Hz, instead of having a light.
    var breath: Double { standing > 0 ? breath(hertz: 0.6, standing) : 1 }

    /// - Parameters:
    ///   - moment: The moment.
    ///   - style: The times.
    ///   - split: The part of the word that a pull writes.
    init(_ moment: RefreshMoment, _ style: TextStrokeStyle, split: Double) {
        let loading = moment.loadingSeconds.finite().clamped(0, 1e9)
        resting = moment.state == .finished ? Easing.smooth(at: moment.seconds / 0.25) : 0
        switch moment.state {
        case .initial, .releasing:
            stop = moment.isExhausted ? 1 : 0
            guard !moment.isExhausted, moment.progress > 0 else { return }
            pulled = min(1, moment.progress)
            opacity = 1
        case .loading:
            load(loading, moment, style, split)
            opacity = 1
        case .finished:
            load(loading, moment, style, split)
            let way = style.fadeDuration > 0 ? moment.seconds / style.fadeDuration : 1
            opacity = moment.shown > 0 ? Self.fading(moment, way) : 0
            if moment.outcome == .exhausted { stop = Easing.smooth(at: way) }
        }
        if moment.reducesMotion { calm(loading) }
    }

    private func breath(hertz: Double, _ seconds: Double) -> Double {
        1 - (0.225 - 0.225 * Maths.cos(2 * .pi * hertz * seconds)) * (1 - resting)
    }

    private mutating func load(_ seconds: Double, _ moment: RefreshMoment, _ style: TextStrokeStyle, _ split: Double) {
        pulled = 1
        writesAll = !moment.wasPulled
        let duration = style.writingDuration * (writesAll ? Self.wholeFactor(split) : 1)
        written = duration > 0 ? min(1, seconds / duration) : 1
        standing = max(0, seconds - duration)
    }

    /// How opaque the word is after a part of the time in which it fades: as long as the space is held open it stays, and then leaves with the
    /// first half of it; where there is no more it leaves at once. What is taken back needs its ink for it, and fades in the last half only.
    private static func fading(_ moment: RefreshMoment, _ way: Double) -> Double {
        if moment.saysNothingNew { return 1 - Easing.smooth(at: 2 * way - 1) }
        if moment.outcome == .exhausted { return 1 - Easing.smooth(at: way) }
        let open = moment.shown / moment.size[moment.edge.side(in: moment.direction).axis]
        return max(1 - Easing.smooth(at: way), Easing.smooth(at: 2 * open - 1))
    }

    /// How much of the word's beginning is taken back, 0…1: all within the fading, where nothing was new.
    static func taken(_ moment: RefreshMoment, _ style: TextStrokeStyle) -> Double {
        moment.saysNothingNew && style.fadeDuration > 0 ? Easing.smooth(at: moment.seconds / style.fadeDuration) : 0
    }

    /// How much longer the whole word takes than its second part: as much as it is longer, within reason.
    static func wholeFactor(_ split: Double) -> Double { 1 / max(1.0 / 3, 1 - split) }

    /// Less motion: the whole word, fading in with the pull, or in 0.3 s, and breathing in 2 s.
    private mutating func calm(_ seconds: Double) {
        opacity *= pulled < 1 ? pulled : breath(hertz: 0.5, seconds)
        if writesAll { opacity *= Easing.smooth(at: seconds / 0.3) }
        pulled = 1
        written = 1
        standing = 0
    }
}
