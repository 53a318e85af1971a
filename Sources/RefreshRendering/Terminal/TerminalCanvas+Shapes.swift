import RefreshAnimation
import RefreshGeometry

extension TerminalCanvas {
    /// Draws the fill and the stroke of an operation.
    mutating func shape(
        _ operation: PictureOperation, of picture: borrowing Picture, _ transform: PlaneTransform, _ window: DotWindow
    ) {
        let dotsPerUnit = abs(transform.determinant).squareRoot()
        let lines = operation.shape.polylines(in: picture, dotsPerUnit: dotsPerUnit)
        if let fill = operation.fill {
            for line in lines { raster.add(line.points.map(transform.apply(to:))) }
            paint(fill.opacity(operation.opacity), window, isFill: true)
        }
        if let stroke = operation.stroke, stroke.width > 0, stroke.width.isFinite {
            self.stroke(Self.trimmed(lines, operation.shape), stroke, dotsPerUnit, transform)
            paint(stroke.ink.opacity(operation.opacity), window)
        }
    }

    /// Marks where an image would be: a frame with a slash, since a cell of one ink can't show one.
    mutating func placeholder(_ rect: PlaneRect, ink: PictureInk, _ transform: PlaneTransform, _ window: DotWindow) {
        let frame = PictureShape.rect(rect, cornerRadius: min(rect.size.width, rect.size.height) / 8)
        let slash = PictureShape.line(from: PlanePoint(x: rect.minX, y: rect.maxY), to: PlanePoint(x: rect.maxX, y: rect.minY))
        let dotsPerUnit = abs(transform.determinant).squareRoot()
        let stroke = PictureStroke(ink, width: 1 / dotsPerUnit)
        guard stroke.width.isFinite else { return }
        let empty = Picture()
        for shape in [frame, slash] {
            self.stroke(shape.polylines(in: empty, dotsPerUnit: dotsPerUnit), stroke, dotsPerUnit, transform)
        }
        paint(ink, window)
    }

    /// Hands the outline of a stroke to the raster. A line thinner than a dot is drawn a dot wide: it would have gaps.
    private mutating func stroke(_ lines: [Polyline], _ stroke: PictureStroke, _ dotsPerUnit: Double, _ transform: PlaneTransform) {
        let width = max(stroke.width, 1 / dotsPerUnit)
        guard width.isFinite else { return }
        let outline = StrokeOutline(width: width, cap: stroke.cap, join: stroke.join, dotsPerUnit: dotsPerUnit)
        for line in lines {
            for piece in stroke.dash.map(line.dashes) ?? [line] {
                outline.polygons(of: piece) { raster.add($0.map(transform.apply(to:))) }
            }
        }
    }

    /// The part of the lines that a path's stroke shows.
    private static func trimmed(_ lines: [Polyline], _ shape: PictureShape) -> [Polyline] {
        guard case .path(_, let from, let to) = shape, from > 0 || to < 1 else { return lines }
        var whole = 0.0
        for line in lines { whole += line.length }
        let (start, end) = (max(0, from) * whole, min(1, to) * whole)
        var walked = 0.0
        var parts: [Polyline] = []
        for line in lines {
            let length = line.length
            if let part = line.part(from: start - walked, to: end - walked) { parts.append(part) }
            walked += length
        }
        return parts
    }

    /// Paints what was added to the raster.
    private mutating func paint(_ ink: PictureInk, _ window: DotWindow, isFill: Bool = false) {
        raster.fill()
        let (color, opacity) = paint(for: ink)
        let isGround = isFill && palette.resolve(ink).alpha < Self.groundOpacity
        let width = raster.width
        for row in raster.rows.clamped(to: window.rows) {
            for column in window.columns where raster.coverage[row * width + column] > 0 {
                let coverage = Float(min(1, raster.coverage[row * width + column]))
                let cell = row / 4 * columns + column / 2
                isPainted[cell] = true
                dots[cell * 8 + column % 2 * 4 + row % 4].paint(color, opacity: Float(opacity), coverage: coverage, asGround: isGround)
            }
        }
        if opacity > 0.9 { hideTexts(window) }
    }

    /// Takes away the texts that an opaque shape has come to lie over.
    private mutating func hideTexts(_ window: DotWindow) {
        guard let first = raster.rows.first, let last = raster.rows.last else { return }
        for row in (first / 4)...(last / 4) {
            for column in 0..<columns where texts[row * columns + column] != nil && isCovered(column, row, window) {
                uncover(row * columns + column)
            }
        }
    }

    /// Whether the shape in the raster covers a cell wholly.
    private func isCovered(_ column: Int, _ row: Int, _ window: DotWindow) -> Bool {
        for y in (row * 4)..<(row * 4 + 4) {
            for x in (column * 2)..<(column * 2 + 2) {
                guard window.rows.contains(y), window.columns.contains(x), raster.coverage[y * raster.width + x] > 0.9 else { return false }
            }
        }
        return true
    }
}
