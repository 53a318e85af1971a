import RefreshAnimation
import RefreshGeometry
import Testing

/// A picture that is drawn into again and again.
struct PictureReuseTests {
    private func draw(_ moment: Int, into picture: inout Picture) {
        for index in 0..<12 {
            let point = PlanePoint(x: Double(index), y: Double(moment))
            picture.line(from: .zero, to: point, stroke: PictureStroke(.tint, width: 1))
            picture.transformed(by: .translation(x: Double(moment), y: 0)) { picture in
                picture.move(to: .zero)
                picture.line(to: point)
                picture.outline(stroke: PictureStroke(.tint, width: 1))
            }
        }
    }

    private struct Storage: Equatable {
        let addresses: [UInt]
        init(_ picture: Picture) {
            addresses = [
                picture.operations.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) },
                picture.verbs.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) },
                picture.points.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) },
            ]
        }
    }

    @Test func drawingALikeMomentUsesTheSameStorage() {
        var picture = Picture()
        draw(0, into: &picture)
        let storage = Storage(picture)
        for moment in 1...20 {
            picture.removeAll()
            #expect(picture.isEmpty && picture.operations.isEmpty && picture.points.isEmpty && picture.verbs.isEmpty)
            draw(moment, into: &picture)
            #expect(Storage(picture) == storage)
        }
    }

    @Test func nothingOfAnEarlierMomentIsLeft() {
        var reused = Picture()
        draw(3, into: &reused)
        reused.move(to: .zero)
        reused.line(to: PlanePoint(x: 9, y: 9))
        reused.removeAll()
        reused.line(from: .zero, to: PlanePoint(x: 1, y: 1), stroke: PictureStroke(.tint, width: 1))
        reused.outline(fill: .tint)
        var fresh = Picture()
        fresh.line(from: .zero, to: PlanePoint(x: 1, y: 1), stroke: PictureStroke(.tint, width: 1))
        #expect(reused == fresh)
        #expect(reused.description == fresh.description)
        #expect(reused.bounds == fresh.bounds)
    }

    @Test func aCopyKeepsWhatWasDrawn() {
        var picture = Picture()
        draw(1, into: &picture)
        let copy = picture
        picture.removeAll()
        draw(2, into: &picture)
        var expected = Picture()
        draw(1, into: &expected)
        #expect(copy == expected)
        #expect(copy != picture)
    }

    @Test func operationsAreTrivialAndNoLargerThanTheyHaveToBe() {
        #expect(_isPOD(PictureOperation.self))
        #expect(_isPOD(PictureShape.self))
        #expect(_isPOD(PictureStroke.self))
        #expect(MemoryLayout<PictureInk?>.size == 8)
        #expect(MemoryLayout<PictureOperation>.stride == 120)
    }

    @Test func theTableStaysUntilAnotherIsNamed() {
        let (one, other) = (PictureTable.Builder().table(), PictureTable.Builder().table())
        var picture = Picture()
        #expect(picture.table == nil)
        picture.use(one)
        picture.removeAll()
        #expect(picture.table === one)
        picture.use(other)
        #expect(picture.table === other)
    }
}
