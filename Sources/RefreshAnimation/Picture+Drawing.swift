public import RefreshGeometry

extension Picture {
    /// Draws a straight line.
    @inlinable @inline(__always) public mutating func line(from start: PlanePoint, to end: PlanePoint, stroke: PictureStroke) {
        append(.line(from: start, to: end), fill: nil, stroke: stroke)
    }

    /// Draws a rectangle, its corners rounded by circles of a radius in points: 0 for sharp ones, at most half of the shorter side.
    @inlinable @inline(__always) public mutating func rect(
        _ rect: PlaneRect, cornerRadius: Double = 0, fill: PictureInk? = nil, stroke: PictureStroke? = nil
    ) {
        append(.rect(rect, cornerRadius: cornerRadius), fill: fill, stroke: stroke)
    }

    /// Draws the ellipse inside a rectangle.
    @inlinable @inline(__always) public mutating func ellipse(in rect: PlaneRect, fill: PictureInk? = nil, stroke: PictureStroke? = nil) {
        append(.ellipse(rect), fill: fill, stroke: stroke)
    }

    /// Draws a circle.
    @inlinable @inline(__always) public mutating func circle(
        center: PlanePoint, radius: Double, fill: PictureInk? = nil, stroke: PictureStroke? = nil
    ) {
        let box = PlaneRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        append(.ellipse(box), fill: fill, stroke: stroke)
    }

    /// Draws a part of a circle.
    /// - Parameters:
    ///   - center: The circle's centre.
    ///   - radius: The circle's radius in points. 0, less or not finite draws nothing.
    ///   - start: The angle where it begins, in radians clockwise from three o'clock.
    ///   - sweep: How far it goes, in radians; negative: anticlockwise; a turn or more: the whole circle.
    ///   - fill: The ink between the arc and its chord.
    ///   - stroke: The line along the arc.
    @inlinable @inline(__always) public mutating func arc(
        center: PlanePoint, radius: Double, start: Double, sweep: Double, fill: PictureInk? = nil, stroke: PictureStroke? = nil
    ) {
        append(.arc(center: center, radius: radius, start: start, sweep: sweep), fill: fill, stroke: stroke)
    }

    /// Draws a path of the table.
    /// - Parameters:
    ///   - path: The path.
    ///   - start: Where its stroke begins, as a part of its length; clamped to 0…1 when rendered.
    ///   - end: Where its stroke ends, likewise. Not more than the start: no stroke.
    ///   - fill: The ink of its inside, whatever part is stroked; open subpaths count as closed. The nonzero rule holds.
    ///   - stroke: The line along it.
    @inlinable @inline(__always) public mutating func path(
        _ path: PicturePath, from start: Double = 0, to end: Double = 1, fill: PictureInk? = nil, stroke: PictureStroke? = nil
    ) {
        append(.path(path, from: start, to: end), fill: fill, stroke: stroke)
    }

    /// Draws a text of the table in an ink. The point is where its baseline has the end or middle that the style's alignment names.
    @inlinable @inline(__always) public mutating func text(
        _ text: PictureText, at point: PlanePoint, style: PictureTextStyle, ink: PictureInk
    ) {
        append(.text(text, at: point, style: style), fill: ink, stroke: nil)
    }

    /// Draws an image of the table, stretched into a rectangle. With an ink, the image's opacity is a stencil for it.
    @inlinable @inline(__always) public mutating func image(_ image: PictureImage, in rect: PlaneRect, ink: PictureInk? = nil) {
        append(.image(image, in: rect), fill: ink, stroke: nil)
    }
}
