internal import RefreshAnimation
internal import RefreshCore
internal import RefreshGeometry

/// How far a written word has come at a moment.
struct TextStrokePhases {
    /// How much of the first part the pull has written, 0…1.
    private(set) var pulled = 0.0
    /// How much of the time for the second part is over, 0…1.
    private(set) var written = 0.0
    /// How long the word has been whole, in seconds.
    private(set) var standing = 0.0
    /// How opaque the picture is.
    private(set) var opacity = 0.0
    /// How opaque a word is that breathes, at 0.6 Hz, instead of having a light.
    var breath: Double { standing > 0 ? 0.775 + 0.225 * Maths.cos(2 * .pi * 0.6 * standing) : 1 }

    init(_ moment: RefreshMoment, _ style: TextStrokeStyle) {
        let loading = moment.loadingSeconds.finite().clamped(0, 1e9)
        switch moment.state {
        case .initial, .releasing:
            guard !moment.isExhausted, moment.progress > 0 else { return }
            pulled = min(1, moment.progress)
            opacity = 1
        case .loading:
            load(loading, style)
            opacity = 1
        case .finished:
            load(loading, style)
            opacity = style.fadeDuration > 0 ? 1 - Self.eased(moment.seconds / style.fadeDuration) : 0
        }
        if moment.reducesMotion { calm(loading) }
    }

    private mutating func load(_ seconds: Double, _ style: TextStrokeStyle) {
        pulled = 1
        written = style.writingDuration > 0 ? min(1, seconds / style.writingDuration) : 1
        standing = max(0, seconds - style.writingDuration)
    }

    /// Less motion: the whole word, fading in with the pull and breathing in 2 s.
    private mutating func calm(_ seconds: Double) {
        opacity *= written > 0 || pulled >= 1 ? 0.775 + 0.225 * Maths.cos(.pi * seconds) : pulled
        pulled = 1
        written = 1
        standing = 0
    }

    /// A smooth start and a smooth end: 3x² - 2x³, half way at half the time. 0 for what is not a number.
    static func eased(_ value: Double) -> Double {
        let part = value > 0 ? min(1, value) : 0
        return part * part * (3 - 2 * part)
    }
}
