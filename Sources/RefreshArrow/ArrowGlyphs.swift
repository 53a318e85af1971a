import RefreshAnimation
import RefreshGeometry

/// The paths of a style about the origin, which is where their ink is centred.
struct ArrowGlyphs {
    /// A table's beginning: the paths. The texts come after them.
    let builder: PictureTable.Builder
    let arrow: PicturePath
    let signs: PictureSigns
    /// The distance from the origin to the farthest ink of the arrow or the spinner, however it is turned, in points.
    let reach: Double

    init(style: ArrowStyle) {
        let shaft = max(0, style.arrowHeight - style.lineWidth)
        // Where the ink of shaft and barbs is centred, above the tip: found by summing it up on a fine grid for line widths of 0.067 to 0.1
        // of the height, and right within 0.001 of the shaft there.
        let ratio = style.arrowHeight > 0 ? (style.lineWidth / style.arrowHeight).clamped(0, 1) : 0
        let tip = shaft * (0.341 + 0.297 * ratio)
        // Two fifths of the height long, at 45 degrees.
        let barb = style.arrowHeight * 0.4 * 0.5.squareRoot()
        var arrow = PlanePath()
        arrow.move(to: PlanePoint(x: 0, y: tip - shaft))
        arrow.line(to: PlanePoint(x: 0, y: tip))
        arrow.move(to: PlanePoint(x: -barb, y: tip - barb))
        arrow.line(to: PlanePoint(x: 0, y: tip))
        arrow.line(to: PlanePoint(x: barb, y: tip - barb))
        reach = max(shaft - tip + style.lineWidth / 2, style.spinnerRadius)

        var builder = PictureTable.Builder()
        self.arrow = builder.path(arrow)
        signs = PictureSigns(radius: style.spinnerRadius, width: style.lineWidth, in: &builder)
        self.builder = builder
    }
}
