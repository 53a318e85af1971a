public import RefreshGeometry

extension Picture {
    /// Whether all numbers that are drawn with are finite.
    public var isFinite: Bool { operations.allSatisfy(isFinite) }

    /// Whether an operation of this picture leaves ink: its numbers are finite, its shape has an extent, what it speaks of is in the table, and
    /// it is painted with something that can be seen. A renderer leaves out the others.
    public func isVisible(_ operation: PictureOperation) -> Bool {
        guard operation.opacity > 0, isFinite(operation) else { return false }
        let isFilled = (operation.fill?.alpha ?? 0) > 0
        let isStroked = operation.stroke.map { $0.width > 0 && $0.ink.alpha > 0 } ?? false
        switch operation.shape {
        case .line: return isStroked
        case .rect(let rect, _), .ellipse(let rect): return Self.hasArea(rect) && (isFilled || isStroked)
        case .arc(_, let radius, _, let sweep): return radius > 0 && sweep != 0 && (isFilled || isStroked)
        case .path(let path, let start, let end):
            let isDrawn = start < end && start < 1 && end > 0
            return table?[path] != nil && (isFilled || isStroked && isDrawn)
        case .outline: return isFilled || isStroked
        case .text(let text, _, let style): return isFilled && style.size > 0 && table?[text]?.utf8.isEmpty == false
        case .image(let image, let rect): return Self.hasArea(rect) && table?[image] != nil && operation.fill?.alpha != 0
        }
    }

    /// A rectangle that holds all ink, or nil if there is none.
    ///
    /// It may be larger than need be: curves count with their controls, arcs with their whole circle, corners with the longest point, and a
    /// text with a square of its size for each character.
    public var bounds: PlaneRect? {
        var result: PlaneRect?
        for operation in operations where isVisible(operation) {
            guard let own = bounds(of: operation) else { continue }
            result = result.map { Self.union($0, own) } ?? own
        }
        return result
    }

    /// A rectangle that holds the ink of a visible operation.
    package func bounds(of operation: PictureOperation) -> PlaneRect? {
        guard let shape = hull(of: operation.shape) else { return nil }
        var reach = 0.0
        if let stroke = operation.stroke {
            // A mitred corner reaches out by four half widths at most, a square end by the diagonal of a half width.
            reach = stroke.width / 2 * (stroke.join == .miter ? 4 : stroke.cap == .square ? 2.0.squareRoot() : 1)
        }
        let map = transform(of: operation)
        return Self.hull(
            of: [
                PlanePoint(x: shape.minX - reach, y: shape.minY - reach), PlanePoint(x: shape.maxX + reach, y: shape.minY - reach),
                PlanePoint(x: shape.minX - reach, y: shape.maxY + reach), PlanePoint(x: shape.maxX + reach, y: shape.maxY + reach),
            ].map(map.apply)[...])
    }

    /// A rectangle that holds a shape, before its stroke and its transform.
    private func hull(of shape: PictureShape) -> PlaneRect? {
        switch shape {
        case .line(let start, let end): return Self.hull(of: [start, end])
        case .rect(let rect, _), .ellipse(let rect), .image(_, let rect): return rect
        case .arc(let center, let radius, _, _):
            return PlaneRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        case .path(let path, _, _): return table?[path].flatMap { Self.hull(of: $0.path.points[...]) }
        case .outline(let outline): return Self.hull(of: points[outline.points])
        case .text(let text, let point, let style):
            let characters = table?[text]?.utf8.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } ?? 0
            let width = style.size * Double(characters)
            let isLeading = style.alignment == .leading
            let left =
                style.alignment == .center
                ? point.x - width / 2 : isLeading == (style.direction == .leftToRight) ? point.x : point.x - width
            return PlaneRect(x: left, y: point.y - 1.1 * style.size, width: width, height: 1.5 * style.size)
        }
    }

    private func isFinite(_ operation: PictureOperation) -> Bool {
        if let stroke = operation.stroke {
            guard stroke.width.isFinite, stroke.dash?.isFinite != false else { return false }
        }
        guard transform(of: operation).isFinite else { return false }
        switch operation.shape {
        case .line(let start, let end): return start.isFinite && end.isFinite
        case .rect(let rect, let radius): return rect.isFinite && radius.isFinite
        case .ellipse(let rect), .image(_, let rect): return rect.isFinite
        case .arc(let center, let radius, let start, let sweep):
            return center.isFinite && radius.isFinite && start.isFinite && sweep.isFinite
        case .path(let path, let start, let end): return start.isFinite && end.isFinite && table?[path]?.path.isFinite != false
        case .outline(let outline): return points[outline.points].allSatisfy { $0.isFinite }
        case .text(_, let point, let style): return point.isFinite && style.size.isFinite
        }
    }

    private static func hasArea(_ rect: PlaneRect) -> Bool { rect.size.width > 0 && rect.size.height > 0 }

    private static func union(_ one: PlaneRect, _ other: PlaneRect) -> PlaneRect {
        let left = Swift.min(one.minX, other.minX)
        let top = Swift.min(one.minY, other.minY)
        return PlaneRect(
            x: left, y: top, width: Swift.max(one.maxX, other.maxX) - left, height: Swift.max(one.maxY, other.maxY) - top)
    }

    private static func hull(of points: ArraySlice<PlanePoint>) -> PlaneRect? {
        guard let first = points.first else { return nil }
        var result = PlaneRect(origin: first, size: .zero)
        for point in points { result = union(result, PlaneRect(origin: point, size: .zero)) }
        return result
    }
}

extension PlanePoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension PlaneRect {
    fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && size.width.isFinite && size.height.isFinite }
}

extension PictureStroke.Dash {
    fileprivate var isFinite: Bool { length.isFinite && gap.isFinite && phase.isFinite }
}
