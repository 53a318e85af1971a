import RefreshAnimation
import RefreshGeometry

/// The arrow, the tick and the cross of a style as paths about the origin, which is where their ink is centred.
struct ArrowGlyphs {
    /// A table's beginning: the three paths. The texts come after them.
    let builder: PictureTable.Builder
    let arrow: PicturePath
    let tick: PicturePath
    let cross: PicturePath
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

        // A leg of 5 by 5 and one of 10 by 10, shifted so that the middle of their lengths lies on the origin.
        let unit = style.spinnerRadius / 10
        let shift = PlanePoint(x: 0, y: -5.0 / 6)
        var tick = PlanePath()
        tick.move(to: (PlanePoint(x: -7.5, y: 0) + shift) * unit)
        tick.line(to: (PlanePoint(x: -2.5, y: 5) + shift) * unit)
        tick.line(to: (PlanePoint(x: 7.5, y: -5) + shift) * unit)
        var cross = PlanePath()
        cross.move(to: PlanePoint(x: -6, y: -6) * unit)
        cross.line(to: PlanePoint(x: 6, y: 6) * unit)
        cross.move(to: PlanePoint(x: 6, y: -6) * unit)
        cross.line(to: PlanePoint(x: -6, y: 6) * unit)
        var builder = PictureTable.Builder()
        self.arrow = builder.path(arrow)
        self.tick = builder.path(tick)
        self.cross = builder.path(cross)
        self.builder = builder
    }
}
