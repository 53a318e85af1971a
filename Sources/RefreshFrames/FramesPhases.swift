import RefreshAnimation
import RefreshCore
import RefreshGeometry

/// Which frames are to be seen at a moment, and how much of each.
struct FramesPhases {
    /// The longest wait for the end of the loop's round, in seconds; else the end is crossfaded in.
    static let longestWait = 0.25
    /// How long a crossfade takes, in seconds.
    static let crossfade = 0.12
    /// How long a loop that no pull led to takes to appear, in seconds.
    static let appearing = 0.15
    /// How long the frames take to give way to the dash where nothing was new, in seconds.
    static let givingWay = 0.15
    /// How far the pull goes in a single frame before two are crossfaded, in points.
    static let greatestStep = 4.0

    /// The frame that is seen, or the lower one of two.
    private(set) var frame = 0
    /// How opaque it is.
    private(set) var opacity = 0.0
    /// The frame over it.
    private(set) var upper = 0
    /// How opaque that is; 0 without one.
    private(set) var upperOpacity = 0.0
    /// How opaque the dot is that stands where there is no more to load.
    private(set) var dot = 0.0
    /// How opaque the dash is that says that nothing was new.
    private(set) var dash = 0.0

    init(_ moment: RefreshMoment, _ strips: FrameStrips, _ style: FramesStyle) {
        let loading = moment.loadingSeconds.finite().clamped(0, 1e9)
        switch moment.state {
        case .initial, .releasing:
            if moment.isExhausted { dot = 1 } else { pull(moment, strips.pull.frames, style) }
        case .loading:
            show(moment.reducesMotion ? strips.pull.frames[strips.pull.frames.count - 1] : strips.loop.frame(looping: loading))
            fade(by: Self.shown(after: loading, moment))
            if moment.reducesMotion { fade(by: Self.pulse(loading)) }
        case .finished: end(moment, strips, style, loading: loading)
        }
    }

    /// How opaque a frame is that pulses in 2 s.
    private static func pulse(_ loading: Double) -> Double { 0.725 + 0.275 * Maths.cos(.pi * loading) }

    /// While it is pulled.
    private mutating func pull(_ moment: RefreshMoment, _ frames: [Int], _ style: FramesStyle) {
        let progress = Self.clamped(moment.progress)
        let last = Double(frames.count - 1)
        if moment.reducesMotion {
            // Three frames at most, and the last one only where letting go refreshes.
            show(frames[Int((progress * 2).rounded(.down) / 2 * last)])
        } else if style.blends, moment.size[moment.edge.side(in: moment.direction).axis] > Self.greatestStep * last {
            let place = progress * last
            let lower = Int(place)
            show(frames[lower])
            if place > Double(lower) { cross(to: frames[lower + 1], by: place - Double(lower)) }
        } else {
            show(frames[Int((progress * last).rounded())])
        }
        fade(by: progress / 0.15)
    }

    /// While the space closes.
    private mutating func end(_ moment: RefreshMoment, _ strips: FrameStrips, _ style: FramesStyle, loading: Double) {
        let seconds = moment.seconds.finite().clamped(0, loading)
        let stopped = loading - seconds
        if moment.reducesMotion {
            endCalmly(moment, strips, after: seconds, loading: loading)
        } else {
            let strip = Self.ending(strips, moment)
            let wait = strips.loop.rest(after: stopped)
            let isNear = wait <= Self.longestWait
            let passed = seconds - (isNear ? wait : 0)
            let speed = style.endingDuration > 0 ? strip.duration / style.endingDuration : .infinity
            let frame = strip.frame(at: passed > 0 ? passed * speed : 0)
            if isNear {
                show(passed < 0 ? strips.loop.frame(looping: loading) : frame)
            } else if seconds < Self.crossfade {
                show(strips.loop.frame(looping: loading))
                cross(to: frame, by: seconds / Self.crossfade)
            } else {
                show(frame)
            }
        }
        fade(by: Self.shown(after: stopped, moment))
        let open = Self.clamped(moment.shown / moment.size[moment.edge.side(in: moment.direction).axis] / 0.6)
        fade(by: open)
        if moment.outcome == .exhausted { dot = 1 - open }
        if moment.saysNothingNew {
            dash = open
            // The dash grows in what is being taken down: that it doesn't lie over it for long.
            fade(by: 1 - Easing.smooth(at: moment.seconds / Self.givingWay))
        }
    }

    /// The frame that pulsed goes over into the last one of the end, or into nothing where there is none to say how it went.
    private mutating func endCalmly(_ moment: RefreshMoment, _ strips: FrameStrips, after seconds: Double, loading: Double) {
        show(strips.pull.frames[strips.pull.frames.count - 1])
        let (pulse, way) = (Self.pulse(loading), min(1, seconds / Self.longestWait))
        guard Self.goesOnwards(moment), let last = strips.onwards?.frames.last else { return fade(by: pulse * (1 - way)) }
        cross(to: last, by: way)
        opacity *= pulse
    }

    /// When the end is over, in seconds after the load.
    static func end(_ moment: RefreshMoment, _ style: FramesStyle) -> Double {
        moment.reducesMotion ? longestWait : longestWait + style.endingDuration
    }

    /// The frames of the end: those behind the loop say that all went well. Where nothing was new, what was built is taken down.
    private static func ending(_ strips: FrameStrips, _ moment: RefreshMoment) -> FrameStrip {
        goesOnwards(moment) ? strips.onwards ?? strips.back : strips.back
    }

    private static func goesOnwards(_ moment: RefreshMoment) -> Bool {
        switch moment.outcome {
        case .success: !moment.saysNothingNew
        case .exhausted, nil: true
        case .failure, .cancelled: false
        }
    }

    /// How much of a loop has appeared: all of it after a pull.
    private static func shown(after seconds: Double, _ moment: RefreshMoment) -> Double {
        moment.wasPulled ? 1 : seconds / appearing
    }

    private mutating func show(_ frame: Int) { (self.frame, opacity, upperOpacity) = (frame, 1, 0) }

    /// Crossfades so that what both have in common never pales: one is always whole.
    private mutating func cross(to frame: Int, by part: Double) {
        (upper, upperOpacity, opacity) = (frame, min(1, 2 * part), min(1, 2 - 2 * part))
    }

    private mutating func fade(by part: Double) {
        let part = Self.clamped(part)
        opacity *= part
        upperOpacity *= part
    }

    /// A number held between 0 and 1; 0 for what is not a number.
    private static func clamped(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }
}
