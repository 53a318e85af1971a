import RefreshAnimation
import RefreshGeometry
import Testing

/// What can be said of a picture without rendering it.
struct PictureBoundsTests {
    private static let stroke = PictureStroke(.secondary, width: 2)
    private static let box = PlaneRect(x: 10, y: 20, width: 40, height: 30)
    private static let table: (table: PictureTable, text: PictureText, empty: PictureText, image: PictureImage, path: PicturePath) = {
        var builder = PictureTable.Builder()
        let text = builder.text("añ")
        let empty = builder.text("")
        let image = builder.image("i")
        let path = builder.path(PlanePath.rect(box))
        return (builder.table(), text, empty, image, path)
    }()

    private static func picture(_ draw: (inout Picture) -> Void) -> Picture {
        var picture = Picture()
        picture.use(table.table)
        draw(&picture)
        return picture
    }

    private static let visible: [(draw: @Sendable (inout Picture) -> Void, bounds: PlaneRect)] = [
        ({ $0.line(from: .zero, to: PlanePoint(x: 10, y: -5), stroke: stroke) }, PlaneRect(x: -1, y: -6, width: 12, height: 7)),
        ({ $0.rect(box, fill: .tint) }, box),
        ({ $0.rect(box, stroke: PictureStroke(.tint, width: 2, join: .miter)) }, PlaneRect(x: 9, y: 19, width: 42, height: 32)),
        ({ $0.ellipse(in: box, fill: .tint, stroke: stroke) }, PlaneRect(x: 9, y: 19, width: 42, height: 32)),
        (
            { $0.arc(center: .zero, radius: 10, start: 0, sweep: 7, stroke: PictureStroke(.tint, width: 4)) },
            PlaneRect(x: -12, y: -12, width: 24, height: 24)
        ),
        ({ $0.path(table.path, fill: .tint) }, box),
        ({ $0.path(table.path, from: 0.9, to: 0.2, fill: .tint) }, box),
        ({ $0.image(table.image, in: box) }, box),
        (
            { $0.text(table.text, at: PlanePoint(x: 100, y: 100), style: PictureTextStyle(size: 10, alignment: .leading), ink: .tint) },
            PlaneRect(x: 100, y: 89, width: 20, height: 15)
        ),
        (
            { picture in
                let style = PictureTextStyle(size: 10, alignment: .leading, direction: .rightToLeft)
                picture.text(table.text, at: PlanePoint(x: 100, y: 100), style: style, ink: .tint)
            }, PlaneRect(x: 80, y: 89, width: 20, height: 15)
        ),
        (
            { $0.transformed(by: .translation(x: 5, y: 6) * .scale(2)) { $0.rect(box, fill: .tint) } },
            PlaneRect(x: 25, y: 46, width: 80, height: 60)
        ),
        (
            { picture in
                picture.move(to: .zero)
                picture.quad(to: PlanePoint(x: 4, y: 0), control: PlanePoint(x: 2, y: 8))
                picture.outline(fill: .tint)
            }, PlaneRect(x: 0, y: 0, width: 4, height: 4)
        ),
        (
            { picture in
                picture.rect(PlaneRect(x: 0, y: 0, width: 1, height: 1), fill: .tint)
                picture.rect(PlaneRect(x: -5, y: 7, width: 1, height: 1), fill: .tint)
            }, PlaneRect(x: -5, y: 0, width: 6, height: 8)
        ),
    ]

    @Test(arguments: visible.indices)
    func theBoundsHoldAllInk(row: Int) {
        let picture = Self.picture(Self.visible[row].draw)
        #expect(picture.bounds == Self.visible[row].bounds)
        #expect(picture.isFinite)
        #expect(picture.operations.allSatisfy(picture.isVisible))
    }

    private static let invisible: [@Sendable (inout Picture) -> Void] = [
        { _ in },
        { $0.rect(box) },
        { $0.rect(box, fill: .tint.opacity(0)) },
        { $0.faded(by: 0) { $0.rect(box, fill: .tint) } },
        { $0.rect(PlaneRect(x: 0, y: 0, width: 0, height: 5), fill: .tint) },
        { $0.ellipse(in: PlaneRect(x: 0, y: 0, width: 5, height: -5), fill: .tint) },
        { $0.line(from: .zero, to: .zero, stroke: PictureStroke(.tint, width: 0)) },
        { $0.line(from: .zero, to: .zero, stroke: PictureStroke(.tint, width: -1)) },
        { $0.arc(center: .zero, radius: 0, start: 0, sweep: 1, stroke: stroke) },
        { $0.arc(center: .zero, radius: 1, start: 0, sweep: 0, stroke: stroke) },
        { $0.path(table.path, from: 0.5, to: 0.5, stroke: stroke) },
        { $0.path(table.path, from: -1, to: 0, stroke: stroke) },
        { $0.path(table.path, from: 1, to: 2, stroke: stroke) },
        { $0.text(table.empty, at: .zero, style: PictureTextStyle(size: 10), ink: .tint) },
        { $0.text(table.text, at: .zero, style: PictureTextStyle(size: 0), ink: .tint) },
        { $0.image(table.image, in: .zero) },
        { $0.image(table.image, in: box, ink: .tint.opacity(0)) },
        { picture in
            picture.use(PictureTable.Builder().table())
            picture.path(table.path, fill: .tint)
            picture.text(table.text, at: .zero, style: PictureTextStyle(size: 10), ink: .tint)
            picture.image(table.image, in: box)
        },
    ]

    @Test(arguments: invisible.indices)
    func whatLeavesNoInkHasNoBounds(row: Int) {
        let picture = Self.picture(Self.invisible[row])
        #expect(picture.bounds == nil)
        #expect(picture.isFinite)
    }

    private static let broken: [@Sendable (inout Picture, Double) -> Void] = [
        { $0.line(from: PlanePoint(x: $1, y: 0), to: .zero, stroke: stroke) },
        { $0.line(from: .zero, to: PlanePoint(x: 0, y: $1), stroke: stroke) },
        { $0.line(from: .zero, to: .zero, stroke: PictureStroke(.tint, width: $1)) },
        { $0.line(from: .zero, to: .zero, stroke: PictureStroke(.tint, width: 1, dash: .init(length: 1, gap: $1))) },
        { $0.rect(PlaneRect(x: 0, y: $1, width: 1, height: 1), fill: .tint) },
        { $0.rect(box, cornerRadius: $1, fill: .tint) },
        { $0.ellipse(in: PlaneRect(x: 0, y: 0, width: $1, height: 1), fill: .tint) },
        { $0.arc(center: .zero, radius: $1, start: 0, sweep: 1, stroke: stroke) },
        { $0.arc(center: .zero, radius: 1, start: $1, sweep: 1, stroke: stroke) },
        { $0.arc(center: .zero, radius: 1, start: 0, sweep: $1, stroke: stroke) },
        { $0.path(table.path, from: 0, to: $1, fill: .tint) },
        { $0.text(table.text, at: PlanePoint(x: $1, y: 0), style: PictureTextStyle(size: 10), ink: .tint) },
        { $0.text(table.text, at: .zero, style: PictureTextStyle(size: $1), ink: .tint) },
        { $0.image(table.image, in: PlaneRect(x: 0, y: 0, width: 1, height: $1)) },
        { picture, number in picture.transformed(by: .rotation(number)) { $0.rect(box, fill: .tint) } },
        { picture, number in
            picture.move(to: .zero)
            picture.line(to: PlanePoint(x: number, y: 0))
            picture.outline(fill: .tint)
        },
    ]

    @Test(arguments: broken.indices, [Double.nan, .infinity])
    func aNumberThatIsNotFiniteIsToldAndLeavesNoInk(row: Int, number: Double) {
        let picture = Self.picture { Self.broken[row](&$0, number) }
        #expect(!picture.isFinite)
        #expect(picture.bounds == nil)
    }
}
