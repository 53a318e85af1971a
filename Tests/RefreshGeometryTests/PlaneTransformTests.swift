import RefreshGeometry
import Testing

/// Affine maps.
struct PlaneTransformTests {
    private let point = PlanePoint(x: 3, y: 1)

    @Test func theStockMapsDoWhatTheySay() {
        #expect(PlaneTransform.identity.apply(to: point) == point)
        #expect(PlaneTransform.translation(x: 10, y: -1).apply(to: point) == PlanePoint(x: 13, y: 0))
        #expect(PlaneTransform.scale(x: 2, y: -1).apply(to: point) == PlanePoint(x: 6, y: -1))
        #expect(PlaneTransform.scale(2).apply(to: point) == PlanePoint(x: 6, y: 2))
        let shear = PlaneTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(shear.apply(to: PlanePoint(x: 7, y: 8)) == PlanePoint(x: 36, y: 52))
        #expect(shear.determinant == -2)
    }

    @Test func aPositiveAngleTurnsClockwise() {
        let turned = PlaneTransform.rotation(.pi / 2).apply(to: PlanePoint(x: 1, y: 0))
        #expect(abs(turned.x) < 1e-15 && turned.y == 1, "from three o'clock to six")
        let about = PlaneTransform.rotation(.pi / 2, about: PlanePoint(x: 10, y: 10)).apply(to: PlanePoint(x: 12, y: 10))
        #expect((about - PlanePoint(x: 10, y: 12)).length < 1e-14)
    }

    @Test func theRightMapOfAProductComesFirst() {
        let product = PlaneTransform.translation(x: 10, y: 0) * .scale(2)
        #expect(product.apply(to: point) == PlanePoint(x: 16, y: 2))
        let other = PlaneTransform.scale(2) * .translation(x: 10, y: 0)
        #expect(other.apply(to: point) == PlanePoint(x: 26, y: 2))
        let shear = PlaneTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let both = shear * PlaneTransform(a: -1, b: 0.5, c: 2, d: 7, tx: -3, ty: 11)
        let inner = PlaneTransform(a: -1, b: 0.5, c: 2, d: 7, tx: -3, ty: 11).apply(to: point)
        #expect(both.apply(to: point) == shear.apply(to: inner))
    }

    @Test func theInverseLeadsBack() throws {
        let shear = PlaneTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let back = try #require(shear.inverse)
        #expect((back.apply(to: shear.apply(to: point)) - point).length < 1e-12)
        #expect(PlaneTransform.scale(x: 0, y: 1).inverse == nil)
        #expect(PlaneTransform.translation(x: .nan, y: 0).inverse == nil)
        #expect(PlaneTransform.scale(.infinity).inverse == nil)
    }

    @Test(arguments: 0..<6)
    func aNumberThatIsNotFiniteIsTold(place: Int) {
        var numbers = [1.0, 0, 0, 1, 0, 0]
        numbers[place] = .nan
        let map = PlaneTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        #expect(!map.isFinite)
        #expect(PlaneTransform.identity.isFinite)
    }
}
