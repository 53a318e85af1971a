extension PlanePath {
    /// Reads SVG path data: all commands of SVG 2, absolute and relative, with implicit repeats, and numbers and flags without separators.
    ///
    /// Arcs become cubic curves. An empty string gives an empty path. Unlike a browser, which draws up to the mistake, this reader refuses
    /// the whole string.
    /// - Throws: `PathDataError`, with the place of the first mistake.
    public init(data: String) throws(PathDataError) {
        var reader = PathDataReader(data)
        self = try reader.path()
    }

    /// The path as SVG path data: absolute commands, numbers rounded to thousandths, in one stable form such as `M10 20L30.5 -4Z`.
    ///
    /// Numbers that are not finite are written as 0 or ±10¹⁵.
    public var data: String {
        var writer = TextWriter()
        writer.append(verbs: verbs[...], points: points[...])
        return writer.text
    }
}

extension TextWriter {
    /// Appends steps and their points as SVG path data.
    package mutating func append(verbs: ArraySlice<PlanePath.Verb>, points: ArraySlice<PlanePoint>) {
        var next = points.startIndex
        for verb in verbs {
            switch verb {
            case .move: append("M")
            case .line: append("L")
            case .quad: append("Q")
            case .cubic: append("C")
            case .close: append("Z")
            }
            for index in 0..<verb.pointCount where next < points.endIndex {
                if index > 0 { append(" ") }
                append(points[next].x)
                append(" ")
                append(points[next].y)
                next += 1
            }
        }
    }
}
