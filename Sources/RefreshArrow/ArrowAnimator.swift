public import RefreshAnimation
import RefreshCore
import RefreshGeometry
public import RefreshLanguages

/// An arrow that turns when letting go would refresh, with a text for each state; then a spinner, and a tick or a cross at the end.
///
/// The arrow points the way that the content is pulled, and turns by half a circle in the 0.2 s of `RefreshMoment.arming`: clockwise at the
/// top, anticlockwise at the bottom. With less motion asked for, the two positions are crossfaded instead, and the spinner pulses.
///
/// ```swift
/// let refresher = PullToRefresh(animator: ArrowAnimator())
/// let footer = PullToRefresh(animator: ArrowAnimator(), position: .bottom)
/// ```
///
/// It speaks the language of its refresher, and says in a second line when the list was last refreshed, where that is known. Change it by
/// its style and its texts, or in a subclass by its ink and the three things that it draws. These are drawn about the origin.
open class ArrowAnimator: RefreshAnimator {
    /// How it looks.
    public final let style: ArrowStyle
    /// What it says. A change shows with the next picture; from the first change on, it is the app that says what is said, in whatever language.
    public final var texts: ArrowTexts {
        get { said }
        set {
            isTranslated = false
            say(newValue)
        }
    }
    private final var said: ArrowTexts
    /// Whether the texts are those of the refresher's language.
    private final var isTranslated: Bool
    final let labels: ArrowLabels
    final let glyphs: ArrowGlyphs
    final let spokes: PictureSpokes

    /// Makes an animator that speaks the language of its refresher; until it has one, English.
    public init(style: ArrowStyle = ArrowStyle()) {
        let style = style.checked
        self.style = style
        said = ArrowTexts()
        isTranslated = true
        glyphs = ArrowGlyphs(style: style)
        labels = ArrowLabels(said, glyphs, style)
        spokes = Self.spokes(style)
    }

    /// Makes an animator with texts of the app's own.
    public init(style: ArrowStyle = ArrowStyle(), texts: ArrowTexts) {
        let style = style.checked
        self.style = style
        said = texts
        isTranslated = false
        glyphs = ArrowGlyphs(style: style)
        labels = ArrowLabels(texts, glyphs, style)
        spokes = Self.spokes(style)
    }

    private static func spokes(_ style: ArrowStyle) -> PictureSpokes {
        PictureSpokes(count: 8, outer: style.spinnerRadius, inner: style.spinnerRadius / 3, width: style.lineWidth)
    }

    private final func say(_ texts: ArrowTexts) {
        said = texts
        labels.set(texts, at: labels.age, glyphs, style)
    }

    /// Tells another age, if it is told in another way; else it costs two branches.
    @inline(__always) final func tell(age seconds: Double?) {
        if seconds == nil, labels.age == nil { return }
        let age = seconds.map { RefreshAge(seconds: $0) }
        if age != labels.age { labels.set(said, at: age, glyphs, style) }
    }

    /// Takes the texts of the language, unless the app has given it others.
    open func use(_ language: RefreshLanguage, loadsMore: Bool) {
        guard isTranslated else { return }
        say(ArrowTexts(language, loadsMore: loadsMore))
    }

    /// Draws the moment: nothing at rest, unless there is no more to load.
    open func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        switch moment.state {
        case .initial, .releasing: draw(ArrowPhases(pulled: moment), moment, into: &picture)
        case .loading: draw(ArrowPhases(loading: moment), moment, into: &picture)
        case .finished: draw(ArrowPhases(finished: moment), moment, into: &picture)
        }
    }

    /// Whether the picture goes on changing: while it turns or loads, and until the space has closed; never where nothing can be drawn.
    open func isMoving(at moment: RefreshMoment) -> Bool {
        guard ArrowLayout.isRoom(moment.size) else { return false }
        switch moment.state {
        case .initial, .releasing: return moment.progress > 0 && moment.arming != (moment.isArmed ? 1 : 0)
        case .loading: return true
        case .finished: return moment.shown > 0 || moment.seconds < PictureSigns.seconds
        }
    }

    /// The ink of the arrow and the spinner. Default: the style's, fainter until it is armed.
    open func ink(at moment: RefreshMoment) -> PictureInk {
        switch moment.state {
        case .loading, .finished: style.ink
        case .initial, .releasing:
            style.ink.opacity(style.unarmedOpacity + (1 - style.unarmedOpacity) * Easing.smooth(at: moment.arming))
        }
    }

    /// Draws the arrow, pointing down, about the origin; it is turned, faded and put in its place by the caller. Default: a shaft with a head.
    open func drawArrow(_ moment: RefreshMoment, into picture: inout Picture) {
        picture.path(glyphs.arrow, stroke: PictureStroke(ink(at: moment), width: style.lineWidth))
    }

    /// Draws the spinner about the origin. Default: the system's eight spokes, eight steps a second; with less motion they pulse together
    /// in 2 s.
    ///
    /// It comes as the system's spinner stands at its threshold, all spokes alike, and so with as much ink as the arrow that it takes over from
    /// (96 to 86 square points); then the ramp, which leaves 51, falls into place in 0.2 s.
    open func drawSpinner(_ moment: RefreshMoment, into picture: inout Picture) {
        if moment.reducesMotion {
            let pulse = 0.725 + 0.275 * Maths.cos(.pi * moment.loadingSeconds.finite())
            spokes.draw(first: spokes.count, ink: ink(at: moment).opacity(pulse), into: &picture)
        } else {
            let seconds = moment.loadingSeconds.finite()
            spokes.draw(
                leader: Int((8 * seconds).clamped(0, 1e9)), onTheWay: 0,
                ramp: ((seconds - ArrowPhases.handOver) / ArrowPhases.ramping).clamped(0, 1), ink: ink(at: moment), into: &picture)
        }
    }

    /// Draws how the load ended, about the origin. Default: a tick or a cross, or a dash where nothing was new, drawn within 0.25 s; nothing
    /// after a cancelled load.
    open func drawOutcome(_ moment: RefreshMoment, into picture: inout Picture) {
        glyphs.signs.draw(
            moment, success: style.successInk, failure: style.failureInk, nothingNew: ink(at: moment), into: &picture)
    }
}
