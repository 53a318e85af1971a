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

    /// The least rectangle that holds all ink, or nil if there is none.
    ///
    /// It is exact for fills and for lines with round ends and corners. The other ends and corners are exact where they end a straight line or
    /// an arc, and may count with half a width too much on curves of paths. Dashes count as the whole line, and a text counts with a square
    /// of its size for each character.
    public var bounds: PlaneRect? {
        var result: PlaneRect?
        for operation in operations where isVisible(operation) {
            guard let own = bounds(of: operation) else { continue }
            result = result.map { Self.union($0, own) } ?? own
        }
        return result
    }

    /// The rectangle of the ink of a visible operation.
    package func bounds(of operation: PictureOperation) -> PlaneRect? {
        let map = transform(of: operation)
        var across = InkSpan.across(map)
        across.add(operation, of: self)
        guard across.low <= across.high else { return nil }
        var down = InkSpan.down(map)
        down.add(operation, of: self)
        return PlaneRect(x: across.low, y: down.low, width: across.high - across.low, height: down.high - down.low)
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
