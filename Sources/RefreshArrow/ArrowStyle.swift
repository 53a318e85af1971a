public import RefreshAnimation
import RefreshGeometry

/// How an `ArrowAnimator` looks: inks and measures, the latter in points at the usual text size.
///
/// Measures that are not finite, or less than 0, count as 0, and what has no size isn't drawn.
public struct ArrowStyle: Hashable, Sendable {
    /// The ink of the arrow and the spinner. The usual choice besides the default is `tint`.
    public var ink: PictureInk
    /// The ink of the texts.
    public var textInk: PictureInk
    /// The ink of the tick.
    public var successInk: PictureInk
    /// The ink of the cross.
    public var failureInk: PictureInk
    /// How opaque the arrow is before it is armed, 0…1; armed it has the whole ink.
    public var unarmedOpacity: Double
    /// The height of the arrow, its round ends included.
    public var arrowHeight: Double
    /// The width of all lines. The default is a whole number, so that the shaft's edges lie on pixels.
    public var lineWidth: Double
    /// The radius of the spinner.
    public var spinnerRadius: Double
    /// The distance from the middle of the arrow to the texts.
    public var spacing: Double
    /// The size of the font of the state's text.
    public var textSize: Double
    /// The size of the font of the line below it.
    public var noteSize: Double

    /// Makes a style.
    ///
    /// The defaults are those of the system's texts and spinner, and an arrow of a like weight: its ink covers 86 square points, that of the
    /// spokes 100, or 96 as faint as they come.
    public init(
        ink: PictureInk = .secondary, textInk: PictureInk = .secondary, successInk: PictureInk = .success,
        failureInk: PictureInk = .failure, unarmedOpacity: Double = 0.6, arrowHeight: Double = 25, lineWidth: Double = 2,
        spinnerRadius: Double = 10, spacing: Double = 22, textSize: Double = 13, noteSize: Double = 12
    ) {
        self.ink = ink
        self.textInk = textInk
        self.successInk = successInk
        self.failureInk = failureInk
        self.unarmedOpacity = unarmedOpacity
        self.arrowHeight = arrowHeight
        self.lineWidth = lineWidth
        self.spinnerRadius = spinnerRadius
        self.spacing = spacing
        self.textSize = textSize
        self.noteSize = noteSize
    }

    /// The style with every number fit to be used.
    var checked: ArrowStyle {
        func length(_ value: Double) -> Double { value.finite().clamped(0, 1e4) }
        var style = self
        style.unarmedOpacity = unarmedOpacity.finite().clamped(0, 1)
        style.arrowHeight = length(arrowHeight)
        style.lineWidth = length(lineWidth)
        style.spinnerRadius = length(spinnerRadius)
        style.spacing = length(spacing)
        style.textSize = length(textSize)
        style.noteSize = length(noteSize)
        return style
    }
}
