public import RefreshAnimation
import RefreshCore
public import RefreshGeometry

/// A word that is written by hand: the pull writes its first part, loading the rest, and then a light runs along it until the end.
///
/// The pull is the pen: half way to the threshold half of the first part's length is written. The rest takes 0.4 s at a pen's pace; where
/// no pull came before the load, the clock writes the whole word. At the
/// end the word stays while the space is held open, and fades in 0.3 s or with the space; where nothing was new the pen takes it back from its
/// beginning, and leaves a dash. With less motion asked for, the whole word fades in with the pull, breathes while loading, and fades. What
/// stands at the leading or trailing edge is written upwards, plain texts excepted. Where there is no more to load, a full stop stands.
///
/// The script has Latin letters (`StrokeFont`). A text with any other character is set in the system's font instead and appears letter by
/// letter in its own reading direction: a script that isn't drawn isn't faked. For a hand in another script, give a path.
///
/// ```swift
/// let refresher = PullToRefresh(animator: TextStrokeAnimator("Refresh", then: "ing"))
/// let drawing = TextStrokeAnimator(drawing: try PlanePath(data: "M0 20C20 0 40 40 60 20S100 0 120 20"), split: 0.7)
/// ```
///
/// A load that may be shorter than the writing looks calmer with a `minimumLoadingTime` of half a second. Change the animator by its style, or
/// in a subclass by its ink and by what it draws while the word stands.
open class TextStrokeAnimator: RefreshAnimator {
    /// How it looks and moves, its numbers held to what makes sense.
    public final let style: TextStrokeStyle
    /// The line, or nil for a text that is set in the system's font.
    final let plan: StrokePlan?
    final let plain: PlainWriting?

    /// Writes a text in two parts that make one line.
    /// - Parameters:
    ///   - first: What the pull writes.
    ///   - rest: What loading writes behind it; empty: the pull writes all.
    ///   - style: How it looks.
    public init(_ first: String = "Load", then rest: String = "ing", style: TextStrokeStyle = TextStrokeStyle()) {
        let style = style.checked
        self.style = style
        if let text = try? StrokeText(first, then: rest, xHeight: style.xHeight) {
            plan = StrokePlan(text, style)
            plain = nil
        } else {
            plan = nil
            plain = PlainWriting(first, then: rest, xHeight: style.xHeight)
        }
    }

    /// Draws a path of one's own: a word in another hand, or a whole drawing.
    /// - Parameters:
    ///   - path: The path, in points; made smaller where it doesn't fit. Its subpaths are drawn in order.
    ///   - split: The part of its length that the pull draws, 0…1; loading draws the rest.
    ///   - style: How it looks. The line is `xHeight` times `strokeWidth` wide.
    public init(drawing path: PlanePath, split: Double = 1, style: TextStrokeStyle = TextStrokeStyle()) {
        let style = style.checked
        self.style = style
        plan = StrokePlan(path, split: split, style)
        plain = nil
    }

    /// Whether the text is set in the system's font, since the script lacks a character of it.
    public final var isPlain: Bool { plain != nil }

    /// Draws the moment: nothing at rest, unless there is no more to load.
    open func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        let phases = TextStrokePhases(moment, style, split: plan?.split ?? plain?.split ?? 1)
        if phases.stop > 0 { drawStop(moment, phases.stop, into: &picture) }
        if moment.saysNothingNew { drawDash(moment, into: &picture) }
        guard phases.opacity > 0 else { return }
        if let plain {
            picture.use(plain.table)
            draw(plain, moment, phases, into: &picture)
        } else if let plan, let place = StrokePlacement(plan.ink, moment) {
            picture.use(plan.table)
            picture.transformed(by: place.transform) { picture in
                picture.faded(by: phases.opacity) { picture in
                    if moment.reducesMotion {
                        drawLine(ink: ink(at: moment), into: &picture)
                    } else if phases.written < 1 {
                        drawWriting(plan, phases, ink(at: moment), into: &picture)
                    } else {
                        drawWritten(moment, seconds: phases.standing, into: &picture)
                    }
                }
            }
        }
    }

    /// Whether the picture goes on changing: while it loads, and while it fades at the end.
    open func isMoving(at moment: RefreshMoment) -> Bool {
        guard moment.size.width > 0, moment.size.height > 0 else { return false }
        switch moment.state {
        case .initial, .releasing: return false
        case .loading: return true
        case .finished: return moment.shown > 0 || moment.outcome == .exhausted && moment.seconds < style.fadeDuration
        }
    }

    /// The ink of the pen. Default: the style's; after a load that failed, its ink for that.
    open func ink(at moment: RefreshMoment) -> PictureInk {
        moment.state == .finished && moment.outcome == .failure ? style.failureInk : style.ink
    }

    /// Draws the whole word while it stands, and as it fades; its place and its opacity are set by the caller. Not called for plain texts, nor
    /// with less motion asked for.
    ///
    /// Default: the word becomes fainter and a light runs along it; when the load is over, the word has its full ink once more, or, where
    /// nothing was new, stays faint and is taken back from its beginning.
    /// - Parameters:
    ///   - moment: The moment.
    ///   - seconds: How long the word has been whole; it counts on while the word fades.
    ///   - picture: The picture. Draw into it with `drawLine(from:to:ink:into:)`.
    open func drawWritten(_ moment: RefreshMoment, seconds: Double, into picture: inout Picture) {
        let light = style.highlightPeriod > 0 ? Easing.smooth(at: seconds / 0.4) : 0
        let ending = moment.state == .finished ? Easing.smooth(at: moment.seconds / 0.1) : 0
        let dimmed = (1 - style.restingOpacity) * light * (moment.saysNothingNew ? 1 : 1 - ending)
        let taken = TextStrokePhases.taken(moment, style)
        drawLine(from: taken, ink: ink(at: moment).opacity(1 - dimmed), into: &picture)
        guard light > 0, ending < 1 else { return }
        let length = style.highlightLength
        let turns = seconds / style.highlightPeriod
        let head = (turns - turns.rounded(.down)) * (1 + length)
        // Three lights over each other, the shortest in front: a tail that fades.
        let ink = style.highlightInk.opacity(light * (1 - ending))
        drawLine(from: max(taken, head - length), to: head, ink: ink.opacity(0.3), into: &picture)
        drawLine(from: max(taken, head - length * 2 / 3), to: head, ink: ink.opacity(0.45), into: &picture)
        drawLine(from: max(taken, head - length / 3), to: head, ink: ink, into: &picture)
    }

    /// Draws a part of the word, as parts of its length: 0 where the pen is put down, 1 where it is lifted for good.
    public final func drawLine(from start: Double = 0, to end: Double = 1, ink: PictureInk, into picture: inout Picture) {
        guard let plan, start < end, end > 0, start < 1 else { return }
        picture.path(plan.line, from: max(0, start), to: min(1, end), stroke: PictureStroke(ink, width: style.lineWidth))
    }
}
