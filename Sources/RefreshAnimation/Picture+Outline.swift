public import RefreshGeometry

/// Outlines: paths that are made for one moment. Steps are collected, then `outline(fill:stroke:)` draws them.
extension Picture {
    /// Begins a subpath of the outline under way.
    @inlinable @inline(__always) public mutating func move(to point: PlanePoint) {
        add(.move)
        add(point)
    }

    /// Adds a straight line to the outline under way. Without a step before it, it is a move.
    @inlinable @inline(__always) public mutating func line(to point: PlanePoint) {
        add(verbCount == outlineVerb ? .move : .line)
        add(point)
    }

    /// Adds a quadratic Bézier curve to the outline under way. Without a step before it, its control is moved to first.
    @inlinable @inline(__always) public mutating func quad(to point: PlanePoint, control: PlanePoint) {
        if verbCount == outlineVerb { move(to: control) }
        add(.quad)
        add(control)
        add(point)
    }

    /// Adds a cubic Bézier curve to the outline under way. Without a step before it, its first control is moved to first.
    @inlinable @inline(__always) public mutating func cubic(to point: PlanePoint, control1: PlanePoint, control2: PlanePoint) {
        if verbCount == outlineVerb { move(to: control1) }
        add(.cubic)
        add(control1)
        add(control2)
        add(point)
    }

    /// Closes the subpath under way. Without a step before it, does nothing.
    @inlinable @inline(__always) public mutating func close() {
        if verbCount > outlineVerb { add(.close) }
    }

    /// Adds all steps of a path to the outline under way.
    public mutating func add(_ path: PlanePath) {
        for verb in path.verbs { add(verb) }
        for point in path.points { add(point) }
    }

    /// Adds a path on its way to another: each point has gone a part of the way, 0 (the path itself) to 1 (the other one); beyond, it overshoots.
    ///
    /// The two must have the same steps; else the path itself is added.
    public mutating func add(_ path: PlanePath, towards other: PlanePath, at fraction: Double) {
        guard path.verbs == other.verbs else { return add(path) }
        let (first, count) = (pointCount, Swift.min(path.points.count, other.points.count))
        addRoom(verbs: path.verbs, points: count)
        // Through pointers, so that the processor works out both numbers of a point at once.
        pointStore.withUnsafeMutableBufferPointer { store in
            path.points.withUnsafeBufferPointer { from in
                other.points.withUnsafeBufferPointer { to in
                    for index in 0..<count { store[first &+ index] = from[index] + (to[index] - from[index]) * fraction }
                }
            }
        }
        pointCount &+= count
    }

    /// Adds verbs, and sees to it that there is room for so many points.
    private mutating func addRoom(verbs: [PlanePath.Verb], points count: Int) {
        for _ in verbStore.count..<max(verbStore.count, verbCount &+ verbs.count) { verbStore.append(.move) }
        for _ in pointStore.count..<max(pointStore.count, pointCount &+ count) { pointStore.append(.zero) }
        let first = verbCount
        verbStore.withUnsafeMutableBufferPointer { store in
            verbs.withUnsafeBufferPointer { verbs in
                for index in 0..<verbs.count { store[first &+ index] = verbs[index] }
            }
        }
        verbCount &+= verbs.count
    }

    /// Draws the steps that were collected since the last outline. Without any, draws nothing.
    @inlinable @inline(__always) public mutating func outline(fill: PictureInk? = nil, stroke: PictureStroke? = nil) {
        guard verbCount > outlineVerb else { return }
        let outline = PictureOutline(
            firstVerb: outlineVerb, verbCount: verbCount &- outlineVerb, firstPoint: outlinePoint, pointCount: pointCount &- outlinePoint)
        outlineVerb = verbCount
        outlinePoint = pointCount
        append(.outline(outline), fill: fill, stroke: stroke)
    }

    @inlinable @inline(__always) mutating func add(_ verb: PlanePath.Verb) {
        if verbCount < verbStore.count { verbStore[verbCount] = verb } else { verbStore.append(verb) }
        verbCount &+= 1
    }

    @inlinable @inline(__always) mutating func add(_ point: PlanePoint) {
        if pointCount < pointStore.count { pointStore[pointCount] = point } else { pointStore.append(point) }
        pointCount &+= 1
    }
}
