import RefreshAnimation
import RefreshGeometry
import Testing

/// Pictures compared by what they draw.
struct PictureEqualityTests {
    private static let stroke = PictureStroke(.secondary, width: 2)
    private static let point = PlanePoint(x: 1, y: 2)
    private static let box = PlaneRect(x: 0, y: 0, width: 4, height: 4)

    /// A picture of a text, an image and a path, spoken of through a table of its own, with other things before them in it.
    private static func picture(
        before: Int, text: String = "a", image: String = "b", part: PlaneRect? = nil, path: String = "M0 0L1 1"
    ) throws -> Picture {
        var builder = PictureTable.Builder()
        for index in 0..<before {
            _ = builder.text("other \(index)")
            _ = builder.image("other \(index)")
            _ = builder.path(PlanePath.ellipse(in: box))
        }
        let ids = (builder.text(text), builder.image(image, part: part), builder.path(try PlanePath(data: path)))
        var picture = Picture()
        picture.use(builder.table())
        picture.text(ids.0, at: point, style: PictureTextStyle(size: 13), ink: .primary)
        picture.image(ids.1, in: box)
        picture.path(ids.2, from: 0.25, to: 0.75, stroke: stroke)
        return picture
    }

    @Test func textsImagesAndPathsAreComparedByContent() throws {
        let picture = try Self.picture(before: 0)
        #expect(picture == (try Self.picture(before: 0)))
        #expect(picture == (try Self.picture(before: 2)), "their numbers don't matter")
        #expect(picture != (try Self.picture(before: 0, text: "A")))
        #expect(picture != (try Self.picture(before: 0, image: "B")))
        #expect(picture != (try Self.picture(before: 0, part: Self.box)))
        #expect(picture != (try Self.picture(before: 0, path: "M0 0L1 2")))
    }

    @Test func theRouteToATransformDoesNotMatter() {
        var (one, other) = (Picture(), Picture())
        one.transformed(by: .translation(x: 3, y: 0)) { $0.line(from: .zero, to: Self.point, stroke: Self.stroke) }
        other.transform = .scale(7)
        other.transform = .translation(x: 1, y: 0)
        other.transformed(by: .translation(x: 2, y: 0)) { $0.line(from: .zero, to: Self.point, stroke: Self.stroke) }
        #expect(one == other)
        other.removeAll()
        other.line(from: .zero, to: Self.point, stroke: Self.stroke)
        #expect(one != other)
        one.removeAll()
        one.transform = .identity
        one.line(from: .zero, to: Self.point, stroke: Self.stroke)
        #expect(one == other)
    }

    @Test func whereAnOutlineIsKeptDoesNotMatter() {
        var (one, other) = (Picture(), Picture())
        other.move(to: .zero)
        other.outline()
        other.removeAll()
        for picture in [0, 1] {
            var drawn = picture == 0 ? one : other
            drawn.move(to: .zero)
            drawn.line(to: Self.point)
            drawn.outline(fill: .tint)
            if picture == 0 { one = drawn } else { other = drawn }
        }
        #expect(one == other)
        other.move(to: .zero)
        #expect(one == other, "steps that aren't drawn yet don't count")
    }

    /// Each differs from all others in one thing.
    private static let different: [@Sendable (inout Picture) -> Void] = [
        { _ in },
        { $0.line(from: .zero, to: point, stroke: stroke) },
        { $0.line(from: point, to: point, stroke: stroke) },
        { $0.line(from: .zero, to: point, stroke: PictureStroke(.primary, width: 2)) },
        { $0.line(from: .zero, to: point, stroke: PictureStroke(.secondary.opacity(0.5), width: 2)) },
        { $0.line(from: .zero, to: point, stroke: PictureStroke(.secondary, width: 3)) },
        { $0.line(from: .zero, to: point, stroke: PictureStroke(.secondary, width: 2, cap: .butt)) },
        { $0.line(from: .zero, to: point, stroke: PictureStroke(.secondary, width: 2, join: .bevel)) },
        { $0.line(from: .zero, to: point, stroke: PictureStroke(.secondary, width: 2, dash: .init(length: 1, gap: 1))) },
        { $0.faded(by: 0.5) { $0.line(from: .zero, to: point, stroke: stroke) } },
        { $0.transformed(by: .scale(2)) { $0.line(from: .zero, to: point, stroke: stroke) } },
        { $0.rect(box) },
        { $0.rect(box, cornerRadius: 1) },
        { $0.rect(box, fill: .tint) },
        { $0.ellipse(in: box) },
        { $0.arc(center: point, radius: 1, start: 0, sweep: 1) },
        { $0.arc(center: point, radius: 1, start: 0, sweep: 2) },
        { picture in
            picture.move(to: .zero)
            picture.line(to: point)
            picture.outline()
        },
        { picture in
            picture.move(to: .zero)
            picture.move(to: point)
            picture.outline()
        },
        { picture in
            picture.move(to: .zero)
            picture.line(to: .zero)
            picture.outline()
        },
    ]

    @Test func everyDifferenceCounts() {
        let pictures = Self.different.map { draw in
            var picture = Picture()
            draw(&picture)
            return picture
        }
        for (row, one) in pictures.enumerated() {
            for (column, other) in pictures.enumerated() {
                #expect((one == other) == (row == column), "\(row) and \(column)")
            }
        }
    }

    @Test func theOrderCounts() {
        var (one, other) = (Picture(), Picture())
        one.rect(Self.box)
        one.ellipse(in: Self.box)
        other.ellipse(in: Self.box)
        #expect(one != other)
        other.rect(Self.box)
        #expect(one != other)
    }
}
