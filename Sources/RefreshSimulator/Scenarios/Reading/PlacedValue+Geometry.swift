import RefreshGeometry

extension PlacedValue {
    /// A point: a number (y), `[x, y]`, or an object with x, y or both.
    func point() throws(ScenarioError) -> PartialPoint {
        switch content {
        case .list(let list):
            guard list.count == 2 else { throw expected("a number (y), [x, y] or {\"x\": …, \"y\": …}") }
            return PartialPoint(x: try list[0].number(), y: try list[1].number())
        case .fields:
            var fields = try PlacedFields(self)
            let point = PartialPoint(x: try fields.number("x"), y: try fields.number("y"))
            try fields.finish()
            return point
        case .number, .text: return PartialPoint(y: try number())
        case .null, .flag: throw expected("a number (y), [x, y] or {\"x\": …, \"y\": …}")
        }
    }

    /// A size: a number (the height) or `[width, height]`.
    func size() throws(ScenarioError) -> PartialSize {
        switch content {
        case .list(let list):
            guard list.count == 2 else { throw expected("a number (the height) or [width, height]") }
            return PartialSize(width: try list[0].number(), height: try list[1].number())
        case .number, .text: return PartialSize(height: try number())
        case .null, .flag, .fields: throw expected("a number (the height) or [width, height]")
        }
    }

    /// Insets: an object with some of the four sides.
    func insets() throws(ScenarioError) -> PartialInsets {
        var fields = try PlacedFields(self, expecting: "an object with top, left, bottom or right")
        var insets = PartialInsets()
        for (word, side) in Words.sides {
            if let value = try fields.number(word) { insets.sides.append((side, value)) }
        }
        try fields.finish()
        return insets
    }
}

extension PartialPoint {
    /// The point, with what isn't said taken from another one.
    func applied(to point: PlanePoint) -> PlanePoint { PlanePoint(x: x ?? point.x, y: y ?? point.y) }
}

extension PartialSize {
    /// The size, with a width that isn't said taken from another one.
    func applied(to size: PlaneSize) -> PlaneSize { PlaneSize(width: width ?? size.width, height: height) }
}
