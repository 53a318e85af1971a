public import RefreshAnimation
import RefreshGeometry

/// How a `TextStrokeAnimator` looks and moves.
///
/// Numbers are held to what makes sense: what is not finite counts as 0, lengths and times to at least 0, parts to 0…1.
public struct TextStrokeStyle: Hashable, Sendable {
    /// In which order letters are written.
    public enum Order: UInt8, Hashable, Sendable, CaseIterable {
        /// One after another, as by a hand.
        case oneByOne
        /// All at once, each from its own start.
        case allAtOnce
    }

    /// The height of an x, in points at the usual text size. Tall letters are twice as high, deep ones reach 1.15 below the line; what doesn't
    /// fit is made smaller.
    public var xHeight: Double
    /// The width of the line, as a part of the height of an x: 0.16…0.2 looks written by a pen; less like wire, more closes the e.
    public var strokeWidth: Double
    /// The ink of the pen.
    public var ink: PictureInk
    /// The ink of the light that runs along the word while it loads.
    public var highlightInk: PictureInk
    /// The ink of the word after a load that failed.
    public var failureInk: PictureInk
    /// How opaque the word stays under the light, 0…1.
    public var restingOpacity: Double
    /// In which order letters are written.
    public var order: Order
    /// How long the second part takes, in seconds.
    public var writingDuration: Double
    /// How much slower the pen is in turns, as a power of the curvature, 0…1: a third is a hand's, 0 an even speed. It concerns what is written
    /// by the clock; the pull is always linear in length, since there the finger is the pen.
    public var paceExponent: Double
    /// How long the light takes for the word, in seconds; 0: there is none, and the word keeps its ink.
    public var highlightPeriod: Double
    /// How long the light is, as a part of the word's length.
    public var highlightLength: Double
    /// How long the word takes to fade at the end, in seconds; while the space is held open it stays.
    public var fadeDuration: Double

    /// Makes a style.
    public init(
        xHeight: Double = 16, strokeWidth: Double = 0.17, ink: PictureInk = .primary, highlightInk: PictureInk = .tint,
        failureInk: PictureInk = .failure, restingOpacity: Double = 0.4, order: Order = .oneByOne, writingDuration: Double = 0.4,
        paceExponent: Double = 1.0 / 3, highlightPeriod: Double = 1.6, highlightLength: Double = 0.3, fadeDuration: Double = 0.3
    ) {
        self.xHeight = xHeight
        self.strokeWidth = strokeWidth
        self.ink = ink
        self.highlightInk = highlightInk
        self.failureInk = failureInk
        self.restingOpacity = restingOpacity
        self.order = order
        self.writingDuration = writingDuration
        self.paceExponent = paceExponent
        self.highlightPeriod = highlightPeriod
        self.highlightLength = highlightLength
        self.fadeDuration = fadeDuration
    }

    /// The style with every number fit to be used.
    var checked: TextStrokeStyle {
        var style = self
        style.xHeight = xHeight.finite().clamped(0, 1e4)
        style.strokeWidth = strokeWidth.finite().clamped(0, 1)
        style.restingOpacity = restingOpacity.finite().clamped(0, 1)
        style.writingDuration = writingDuration.finite().clamped(0, 1e4)
        style.paceExponent = paceExponent.finite().clamped(0, 1)
        style.highlightPeriod = highlightPeriod.finite().clamped(0, 1e4)
        style.highlightLength = highlightLength.finite().clamped(0, 1)
        style.fadeDuration = fadeDuration.finite().clamped(0, 1e4)
        return style
    }

    /// The width of the line in points.
    var lineWidth: Double { xHeight * strokeWidth }
}
