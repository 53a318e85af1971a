import RefreshAnimation
import RefreshGeometry
import Testing

@testable import RefreshRendering

/// The bounds against the polygons that the raster fills: two ways to the same ink, one by formulas, one by thousands of corners.
struct PictureBoundsOracleTests {
    private static let map = PlaneTransform(a: 1.1, b: 0.7, c: -0.4, d: 0.8, tx: 3, ty: -2)

    private static let shapes: [@Sendable (inout Picture, PictureStroke?, PictureInk?) -> Void] = [
        { picture, stroke, _ in
            guard let stroke else { return }
            picture.line(from: PlanePoint(x: 2, y: 3), to: PlanePoint(x: 21, y: -8), stroke: stroke)
        },
        { $0.rect(PlaneRect(x: -9, y: 4, width: 31, height: 12), fill: $2, stroke: $1) },
        { $0.rect(PlaneRect(x: -9, y: 4, width: 31, height: 12), cornerRadius: 5, fill: $2, stroke: $1) },
        { $0.ellipse(in: PlaneRect(x: -9, y: 4, width: 31, height: 12), fill: $2, stroke: $1) },
        { $0.arc(center: PlanePoint(x: 4, y: 9), radius: 13, start: 2, sweep: -3.9, fill: $2, stroke: $1) },
        { $0.arc(center: PlanePoint(x: 4, y: 9), radius: 13, start: -5, sweep: 1.1, fill: $2, stroke: $1) },
        { picture, stroke, fill in
            picture.move(to: PlanePoint(x: 1, y: 2))
            picture.line(to: PlanePoint(x: 30, y: 7))
            picture.line(to: PlanePoint(x: 2, y: 19))
            picture.line(to: PlanePoint(x: 12, y: -20))
            picture.close()
            picture.move(to: PlanePoint(x: -20, y: 0))
            picture.line(to: PlanePoint(x: -10, y: 30))
            picture.outline(fill: fill, stroke: stroke)
        },
        { picture, stroke, fill in
            picture.move(to: PlanePoint(x: 1, y: 2))
            picture.cubic(to: PlanePoint(x: 30, y: 7), control1: PlanePoint(x: -11, y: 30), control2: PlanePoint(x: 41, y: -25))
            picture.quad(to: PlanePoint(x: 3, y: 20), control: PlanePoint(x: 44, y: 33))
            picture.outline(fill: fill, stroke: stroke)
        },
    ]

    /// How fine the corners are; the first and last chord of a curve, and so its ends, are turned a little.
    private static let (dotsPerUnit, tolerance) = (1e4, 5e-3)

    private static func bounds(_ draw: (inout Picture, PictureStroke?, PictureInk?) -> Void, _ stroke: PictureStroke?) -> PlaneRect? {
        var picture = Picture()
        picture.transformed(by: map) { draw(&$0, stroke, stroke == nil ? .tint : nil) }
        return picture.bounds
    }

    /// The corners of the polygons, as a box.
    private static func corners(_ draw: (inout Picture, PictureStroke?, PictureInk?) -> Void, _ stroke: PictureStroke?) -> PlaneRect {
        var picture = Picture()
        draw(&picture, stroke, .tint)
        var (low, high) = (PlanePoint(x: .infinity, y: .infinity), PlanePoint(x: -.infinity, y: -.infinity))
        func add(_ polygon: [PlanePoint]) {
            for point in polygon.map(map.apply(to:)) {
                low = PlanePoint(x: min(low.x, point.x), y: min(low.y, point.y))
                high = PlanePoint(x: max(high.x, point.x), y: max(high.y, point.y))
            }
        }
        for line in picture.operations.flatMap({ $0.shape.polylines(in: picture, dotsPerUnit: dotsPerUnit) }) {
            guard let stroke else {
                add(line.points)
                continue
            }
            StrokeOutline(width: stroke.width, cap: stroke.cap, join: stroke.join, dotsPerUnit: dotsPerUnit).polygons(of: line, add)
        }
        return PlaneRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    @Test(arguments: shapes.indices, PictureStroke.Cap.allCases)
    func theBoundsOfALineAreThoseOfItsPolygons(row: Int, cap: PictureStroke.Cap) throws {
        for join in PictureStroke.Join.allCases {
            let stroke = PictureStroke(.tint, width: 3, cap: cap, join: join)
            let found = try #require(Self.bounds(Self.shapes[row], stroke))
            let wanted = Self.corners(Self.shapes[row], stroke)
            // At curves of paths, the last shape, other ends than round ones may count with half a width too much.
            let isExact = row < Self.shapes.count - 1 || cap == .round && join == .round
            Self.expect(found, around: wanted, slack: isExact ? Self.tolerance : 3 / 2 * Self.longest)
        }
    }

    @Test(arguments: shapes.indices.dropFirst())
    func theBoundsOfAFillAreThoseOfItsPolygons(row: Int) throws {
        Self.expect(try #require(Self.bounds(Self.shapes[row], nil)), around: Self.corners(Self.shapes[row], nil), slack: Self.tolerance)
    }

    /// How far the map moves a point at a distance of 1 along an axis, at most.
    private static let longest = PlanePoint(x: map.a, y: map.c).length

    private static func expect(_ found: PlaneRect, around wanted: PlaneRect, slack: Double) {
        for excess in [wanted.minX - found.minX, wanted.minY - found.minY, found.maxX - wanted.maxX, found.maxY - wanted.maxY] {
            #expect(excess > -tolerance && excess <= slack, "\(found) about \(wanted)")
        }
    }
}
