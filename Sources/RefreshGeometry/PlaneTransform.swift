/// An affine map of the plane: six numbers, `x' = a x + c y + tx` and `y' = b x + d y + ty`, as in SVG's `matrix(a b c d tx ty)`.
///
/// y grows downwards, so a rotation by a positive angle turns clockwise. Nothing is checked: numbers that are not finite give points that
/// are not finite.
public struct PlaneTransform: Hashable, Sendable {
    /// How much of x goes into x'.
    public var a: Double
    /// How much of x goes into y'.
    public var b: Double
    /// How much of y goes into x'.
    public var c: Double
    /// How much of y goes into y'.
    public var d: Double
    /// The shift to the right, in points.
    public var tx: Double
    /// The shift downwards, in points.
    public var ty: Double

    /// Makes a transform of its six numbers.
    @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The map that moves nothing.
    @inlinable public static var identity: PlaneTransform { PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Moves by a vector, in points.
    @inlinable public static func translation(x: Double, y: Double) -> PlaneTransform {
        PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Stretches away from the origin by two factors; negative ones mirror.
    @inlinable public static func scale(x: Double, y: Double) -> PlaneTransform { PlaneTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

    /// Stretches away from the origin by one factor.
    @inlinable public static func scale(_ factor: Double) -> PlaneTransform { scale(x: factor, y: factor) }

    /// Turns about the origin by an angle in radians, clockwise on the screen.
    public static func rotation(_ angle: Double) -> PlaneTransform {
        let (sine, cosine) = Maths.sincos(angle)
        return PlaneTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Turns about a point by an angle in radians, clockwise on the screen.
    public static func rotation(_ angle: Double, about center: PlanePoint) -> PlaneTransform {
        .rotation(angle).about(center)
    }

    /// The same map with a point in the place of the origin: that point stays where a map without a shift leaves the origin.
    @inlinable public func about(_ center: PlanePoint) -> PlaneTransform {
        PlaneTransform(
            a: a, b: b, c: c, d: d, tx: tx + center.x - a * center.x - c * center.y, ty: ty + center.y - b * center.x - d * center.y)
    }

    /// The two maps one after the other, the right one first: `(outer * inner).apply(to: p)` is `outer.apply(to: inner.apply(to: p))`.
    @inlinable public static func * (outer: PlaneTransform, inner: PlaneTransform) -> PlaneTransform {
        PlaneTransform(
            a: outer.a * inner.a + outer.c * inner.b, b: outer.b * inner.a + outer.d * inner.b,
            c: outer.a * inner.c + outer.c * inner.d, d: outer.b * inner.c + outer.d * inner.d,
            tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx, ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty)
    }

    /// Where a point goes.
    @inlinable public func apply(to point: PlanePoint) -> PlanePoint {
        PlanePoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The factor by which areas grow; negative where the map mirrors, 0 where it flattens.
    @inlinable public var determinant: Double { a * d - b * c }

    /// The map back, or nil where the map flattens the plane or its numbers are not finite.
    @inlinable public var inverse: PlaneTransform? {
        let factor = 1 / determinant
        guard factor.isFinite else { return nil }
        let inverse = PlaneTransform(
            a: d * factor, b: -b * factor, c: -c * factor, d: a * factor, tx: (c * ty - d * tx) * factor, ty: (b * tx - a * ty) * factor)
        return inverse.isFinite ? inverse : nil
    }

    /// Whether all six numbers are finite.
    @inlinable public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
