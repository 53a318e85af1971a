import Foundation
import RefreshAnimation
import RefreshGeometry
import RefreshRendering
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Still pictures as SVG.
struct SVGRendererTests {
    private static let stroke = PictureStroke(.primary, width: 2)
    private static let box = PlaneRect(x: 1, y: 2, width: 30, height: 20)
    private static let table: (table: PictureTable, texts: [PictureText], images: [PictureImage], path: PicturePath) = {
        var builder = PictureTable.Builder()
        let texts = ["a < b & \"c\"", "اسحب"].map { builder.text($0) }
        let images = [builder.image("soup"), builder.image("sheet", part: PlaneRect(x: 20, y: 0, width: 20, height: 10))]
        var path = PlanePath()
        path.move(to: .zero)
        path.line(to: PlanePoint(x: 10, y: 0))
        path.line(to: PlanePoint(x: 10, y: 10))
        let id = builder.path(path)
        return (builder.table(), texts, images, id)
    }()

    /// The elements of a picture, without the file around them.
    private func elements(_ renderer: SVGRenderer = SVGRenderer(), _ draw: (inout Picture) -> Void) -> String {
        var picture = Picture()
        picture.use(Self.table.table)
        draw(&picture)
        var renderer = renderer
        renderer.paintsBackground = false
        let file = renderer.still(picture, size: PlaneSize(width: 40, height: 30))
        return file.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
    }

    private static let drawings: [(draw: @Sendable (inout Picture) -> Void, svg: String)] = [
        (
            { $0.line(from: .zero, to: PlanePoint(x: 4, y: 0.5), stroke: stroke) },
            ##"<path d="M0 0L4 0.5" stroke="#000000" stroke-width="2"/>"##
        ),
        (
            { $0.rect(box, cornerRadius: 40, fill: .tint, stroke: PictureStroke(.secondary, width: 1, cap: .butt, join: .miter)) },
            ##"<rect x="1" y="2" width="30" height="20" rx="10" fill="#007AFF" stroke="#3C3C43" stroke-opacity="0.6" stroke-width="1""##
                + ##" stroke-linecap="butt" stroke-linejoin="miter"/>"##
        ),
        ({ $0.ellipse(in: box, fill: .success) }, ##"<ellipse cx="16" cy="12" rx="15" ry="10" fill="#248A3D"/>"##),
        (
            {
                $0.circle(
                    center: PlanePoint(x: 5, y: 6), radius: 4, stroke: PictureStroke(PictureInk(hex: 0x010AFF).opacity(0.25), width: 1))
            },
            ##"<circle cx="5" cy="6" r="4" stroke="#010AFF" stroke-opacity="0.25" stroke-width="1"/>"##
        ),
        (
            { $0.arc(center: PlanePoint(x: 10, y: 10), radius: 5, start: -.pi / 2, sweep: .pi / 2, stroke: stroke) },
            ##"<path d="M10 5A5 5 0 0 1 15 10" stroke="#000000" stroke-width="2"/>"##
        ),
        (
            { $0.arc(center: PlanePoint(x: 10, y: 10), radius: 5, start: 0, sweep: -.pi, stroke: stroke) },
            ##"<path d="M15 10A5 5 0 0 0 10 5A5 5 0 0 0 5 10" stroke="#000000" stroke-width="2"/>"##
        ),
        (
            { $0.arc(center: PlanePoint(x: 10, y: 10), radius: 5, start: 0, sweep: 1e-4, stroke: stroke) },
            ##"<path d="M15 10L15 10" stroke="#000000" stroke-width="2"/>"##
        ),
        (
            { $0.arc(center: PlanePoint(x: 10, y: 10), radius: 5, start: 0, sweep: -7, stroke: stroke) },
            ##"<circle cx="10" cy="10" r="5" stroke="#000000" stroke-width="2"/>"##
        ),
        (
            { $0.path(table.path, fill: .failure, stroke: PictureStroke(.primary, width: 2, dash: .init(length: 3, gap: 1, phase: 2))) },
            ##"<path d="M0 0L10 0L10 10" fill="#D70015" stroke="#000000" stroke-width="2" stroke-dasharray="3 1" stroke-dashoffset="2"/>"##
        ),
        (
            { $0.path(table.path, from: 0.25, to: 0.75, fill: .failure, stroke: stroke) },
            ##"<g><path d="M0 0L10 0L10 10" fill="#D70015"/><path d="M5 0L10 0L10 5" stroke="#000000" stroke-width="2"/></g>"##
        ),
        (
            { picture in
                picture.move(to: .zero)
                picture.quad(to: PlanePoint(x: 2, y: 0), control: PlanePoint(x: 1, y: 1))
                picture.close()
                picture.outline(fill: .tertiary)
            }, ##"<path d="M0 0Q1 1 2 0Z" fill="#3C3C43" fill-opacity="0.3"/>"##
        ),
        (
            { $0.text(table.texts[0], at: PlanePoint(x: 3, y: 4), style: PictureTextStyle(size: 13), ink: .primary) },
            ##"<text x="3" y="4" font-size="13" text-anchor="middle" fill="#000000">a &lt; b &amp; &quot;c&quot;</text>"##
        ),
        (
            { picture in
                let style = PictureTextStyle(size: 13, weight: .semibold, alignment: .trailing, direction: .rightToLeft)
                picture.text(table.texts[1], at: PlanePoint(x: 3, y: 4), style: style, ink: .primary)
            },
            ##"<text x="3" y="4" font-size="13" font-weight="600" text-anchor="end" direction="rtl" fill="#000000">اسحب</text>"##
        ),
        (
            { $0.transformed(by: .translation(x: 5, y: 0)) { picture in picture.faded(by: 0.5) { $0.rect(box, fill: .primary) } } },
            ##"<rect x="1" y="2" width="30" height="20" fill="#000000" opacity="0.5" transform="translate(5 0)"/>"##
        ),
        (
            { $0.transformed(by: .rotation(1)) { $0.rect(box, fill: .primary) } },
            ##"<rect x="1" y="2" width="30" height="20" fill="#000000" transform="matrix(0.540302 0.841471 -0.841471 0.540302 0 0)"/>"##
        ),
        (
            { $0.image(table.images[0], in: box) },
            ##"<g><rect x="1.5" y="2.5" width="29" height="19" rx="4" fill="#787880" fill-opacity="0.2" stroke="#3C3C43" stroke-opacity="0.3""##
                + ##" stroke-width="1"/><text x="16" y="15.281" font-size="9.375" text-anchor="middle" fill="#3C3C43" fill-opacity="0.6">"##
                + "soup</text></g>"
        ),
    ]

    @Test(arguments: drawings.indices)
    func anOperationBecomesAnElement(row: Int) {
        #expect(elements { Self.drawings[row].draw(&$0) } == Self.drawings[row].svg)
    }

    @Test func anImageThatIsFoundIsShownThroughAWindow() {
        let renderer = SVGRenderer { name in SVGImage(reference: "\(name).png?a&b", size: PlaneSize(width: 40, height: 10)) }
        #expect(
            elements(renderer) { $0.image(Self.table.images[1], in: Self.box) } == ##"""
                <g><svg x="1" y="2" width="30" height="20" viewBox="20 0 20 10" preserveAspectRatio="none">\##
                <image width="40" height="10" preserveAspectRatio="none" href="sheet.png?a&amp;b"/></svg></g>
                """##)
        #expect(
            elements(renderer) { picture in
                picture.image(Self.table.images[0], in: Self.box, ink: .tint)
                picture.image(Self.table.images[0], in: Self.box, ink: .success)
            } == ##"""
                <defs>
                <mask style="mask-type:alpha" id="r0"><svg x="1" y="2" width="30" height="20" viewBox="0 0 40 10" preserveAspectRatio="none">\##
                <image width="40" height="10" preserveAspectRatio="none" href="soup.png?a&amp;b"/></svg></mask>
                </defs>
                <g><rect x="1" y="2" width="30" height="20" fill="#007AFF" mask="url(#r0)"/></g>
                <g><rect x="1" y="2" width="30" height="20" fill="#248A3D" mask="url(#r0)"/></g>
                """##)
    }

    @Test func aFileHasASizeABackgroundAndATitle() {
        var picture = Picture()
        picture.rect(Self.box, fill: .primary)
        var renderer = SVGRenderer(palette: .dark)
        renderer.title = "1 < 2"
        renderer.fonts = "serif"
        #expect(
            renderer.still(picture, size: PlaneSize(width: 40, height: 30.5)) == ##"""
                <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30.5" viewBox="0 0 40 30.5" role="img" fill="none" \##
                stroke-linecap="round" stroke-linejoin="round" font-family="serif">
                <title>1 &lt; 2</title>
                <rect width="40" height="30.5" fill="#000000"/>
                <rect x="1" y="2" width="30" height="20" fill="#FFFFFF"/>
                </svg>

                """##)
    }

    @Test func whatLeavesNoInkIsLeftOut() {
        let none = elements { picture in
            picture.rect(Self.box)
            picture.rect(PlaneRect(x: .nan, y: 0, width: 1, height: 1), fill: .tint)
            picture.line(from: .zero, to: PlanePoint(x: Double.infinity, y: 0), stroke: Self.stroke)
            picture.path(Self.table.path, from: 0.5, to: 0.5, stroke: Self.stroke)
            picture.faded(by: 0) { $0.rect(Self.box, fill: .tint) }
        }
        #expect(none == "")
    }

    @Test(arguments: [PlaneSize(width: Double.nan, height: -3), PlaneSize(width: Double.infinity, height: 0)])
    func aSizeThatIsNoneIsZero(size: PlaneSize) {
        #expect(SVGRenderer().still(Picture(), size: size).contains(##"width="0" height="0" viewBox="0 0 0 0""##))
    }

    /// Strings with all that XML can't hold or takes for markup.
    static let nasty = [
        "]]>", "<!-- -->", "&amp;", "\u{0}\u{1}\u{8}\u{B}\u{C}\u{1F}", "\u{FFFE}\u{FFFF}", "a\nb\tc\r", "\u{7F}\u{85}", "👨‍👩‍👧\u{301}", "'\"",
        "%3C", "",
    ]

    @Test(arguments: nasty)
    func aFileIsWellFormedWhateverTheTextsAre(text: String) {
        var builder = PictureTable.Builder()
        let (id, image, other) = (builder.text(text), builder.image(text), builder.image(text + "."))
        var picture = Picture()
        picture.use(builder.table())
        picture.text(id, at: .zero, style: PictureTextStyle(size: 13), ink: .primary)
        picture.image(image, in: Self.box)
        picture.image(other, in: Self.box, ink: .tint)
        let isFound: @Sendable (String) -> SVGImage? = { name in
            name.utf8.last == UInt8(ascii: ".") ? SVGImage(reference: text, size: PlaneSize(width: 1, height: 1)) : nil
        }
        var renderer = SVGRenderer(image: isFound)
        renderer.title = text
        renderer.fonts = text
        renderer.prefix = text
        let layer = PictureScene.Layer(picture, frame: Self.box)
        let frames = [0.0, 1, 2].map { PictureScene.Frame(time: $0, layers: [layer, layer], caption: [text, text]) }
        let scene = PictureScene(size: PlaneSize(width: 40, height: 30), frames: frames, end: 3)
        for file in [renderer.still(picture, size: scene.size), renderer.filmstrip(scene), renderer.animation(scene)] {
            #expect(XMLParser(data: Data(file.utf8)).parse())
        }
    }
}
