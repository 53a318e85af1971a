internal import RefreshGeometry

extension PlanePath {
    /// The subpaths, each as a path of its own.
    var subpaths: [PlanePath] {
        var result: [PlanePath] = []
        var own = PlanePath()
        var start = PlanePoint.zero
        var next = 0
        for verb in verbs {
            let step = points[next..<next + verb.pointCount]
            next += verb.pointCount
            if verb == .move, !own.isEmpty {
                result.append(own)
                own = PlanePath()
            }
            // After a close the next step begins where the subpath did.
            if verb != .move, own.isEmpty { own.move(to: start) }
            switch verb {
            case .move:
                start = step[step.startIndex]
                own.move(to: start)
            case .line: own.line(to: step[step.startIndex])
            case .quad: own.quad(to: step[step.startIndex + 1], control: step[step.startIndex])
            case .cubic:
                own.cubic(to: step[step.startIndex + 2], control1: step[step.startIndex], control2: step[step.startIndex + 1])
            case .close:
                own.close()
                result.append(own)
                own = PlanePath()
            }
        }
        if !own.isEmpty { result.append(own) }
        return result
    }

    /// A rectangle that holds the path, its controls included; nil for an empty path, or one with numbers that are not finite.
    var hull: PlaneRect? {
        guard let first = points.first, isFinite else { return nil }
        var (low, high) = (first, first)
        for point in points {
            low = PlanePoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = PlanePoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        let rect = PlaneRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        return rect.size.width.isFinite && rect.size.height.isFinite ? rect : nil
    }
}
