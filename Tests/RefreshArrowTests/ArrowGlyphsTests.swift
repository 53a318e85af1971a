import RefreshAnimation
import RefreshGeometry
import RefreshTestSupport
import Testing

@testable import RefreshArrow

/// The ink of the arrow, summed up on a grid.
struct ArrowGlyphsTests {
    /// How much ink the lines of a path leave, in square points, and where it is centred.
    private static func ink(_ path: PlanePath, width: Double) -> (area: Double, center: PlanePoint) {
        var lines: [(PlanePoint, PlanePoint)] = []
        for (index, verb) in path.verbs.enumerated() where verb == .line { lines.append((path.points[index - 1], path.points[index])) }
        let step = 0.05
        var count = 0.0
        var sum = PlanePoint.zero
        for column in -400..<400 {
            for row in -400..<400 {
                let point = PlanePoint(x: (Double(column) + 0.5) * step, y: (Double(row) + 0.5) * step)
                guard lines.contains(where: { distance(point, $0.0, $0.1) <= width / 2 }) else { continue }
                count += 1
                sum = sum + point
            }
        }
        return (count * step * step, sum * (1 / count))
    }

    private static func distance(_ point: PlanePoint, _ start: PlanePoint, _ end: PlanePoint) -> Double {
        let along = end - start
        let part = ((point.x - start.x) * along.x + (point.y - start.y) * along.y) / (along.length * along.length)
        return (point - (start + along * min(1, max(0, part)))).length
    }

    @Test(arguments: [(25.0, 2.0), (24, 2), (24, 2.4), (20, 2), (24, 1.6), (12, 1)])
    func theOriginIsWhereTheInkIsCentred(height: Double, width: Double) throws {
        let glyphs = ArrowGlyphs(style: ArrowStyle(arrowHeight: height, lineWidth: width))
        let path = try #require(glyphs.builder.table()[glyphs.arrow]).path
        let center = Self.ink(path, width: width).center
        #expect(abs(center.x) < 1e-9)
        #expect(abs(center.y) < 0.05)
    }

    @MainActor @Test func itWeighsAboutAsMuchAsTheSpinnerThatTakesOver() throws {
        let glyphs = ArrowGlyphs(style: ArrowStyle())
        let table = glyphs.builder.table()
        // Eight capsules of 6.667 by 2 points.
        let spoke = 2 * 20.0 / 3 - (4 - .pi)
        let arrow = Self.ink(try #require(table[glyphs.arrow]).path, width: 2).area
        #expect(abs(arrow / (8 * spoke) - 1) < 0.15)
        // As dark as they come, and as they turn.
        func ink(at seconds: Double) -> Double {
            var picture = Picture()
            ArrowAnimator().drawSpinner(.loading(seconds), into: &picture)
            return picture.operations.reduce(0) { $0 + spoke * ($1.stroke?.ink.alpha ?? 0) }
        }
        #expect(abs(arrow / ink(at: 0) - 1) < 0.15)
        #expect(abs(arrow / ink(at: 0.1) - 1) < 0.15)
        #expect(abs(ink(at: 0.3) - 8 * spoke * (147 + 122 + 97 + 72 + 4 * 47) / 8 / 153) < 1e-4)
    }

    @Test func itsHeadHasARightAngleAndTwoFifthsOfItsHeight() throws {
        let glyphs = ArrowGlyphs(style: ArrowStyle())
        let points = try #require(glyphs.builder.table()[glyphs.arrow]).path.points
        #expect(points[1] == points[3])
        let left = points[2] - points[3], right = points[4] - points[3]
        #expect(abs(left.x * right.x + left.y * right.y) < 1e-12)
        #expect(abs(left.length - 10) < 1e-12)
        // Round ends and all.
        #expect(abs(points[1].y - points[0].y + 2 - 25) < 1e-12)
    }

    @Test func theTickIsCentredByItsLength() throws {
        let glyphs = ArrowGlyphs(style: ArrowStyle())
        let points = try #require(glyphs.builder.table()[glyphs.signs.tick]).path.points
        let short = (points[1] - points[0]).length, long = (points[2] - points[1]).length
        let middle = ((points[0] + points[1]) * (short / 2) + (points[1] + points[2]) * (long / 2)) * (1 / (short + long))
        #expect(middle.length < 1e-12)
    }
}
