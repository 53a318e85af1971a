import RefreshAnimation
import RefreshGeometry
import Testing

/// Drawing into a picture, and its text form.
struct PictureTests {
    private let stroke = PictureStroke(.secondary, width: 2)

    @Test func everyOperationHasALine() throws {
        var builder = PictureTable.Builder()
        let tick = builder.path(try PlanePath(data: "M0 0L8 8L20 -6"))
        let loading = builder.text("Loading…")
        let soup = builder.image("soup")
        let lid = builder.image("soup", part: PlaneRect(x: 40, y: 0, width: 20, height: 20))
        var picture = Picture()
        picture.use(builder.table())
        picture.line(from: PlanePoint(x: 0, y: -10), to: PlanePoint(x: 0, y: 10), stroke: stroke)
        picture.rect(PlaneRect(x: 1, y: 2, width: 40, height: 20), cornerRadius: 4, fill: .track)
        picture.rect(PlaneRect(x: 1, y: 2, width: 40, height: 20), fill: .tint, stroke: stroke)
        picture.ellipse(in: PlaneRect(x: 0, y: 0, width: 10, height: 5), fill: .success)
        picture.circle(center: PlanePoint(x: 5, y: 5), radius: 2, stroke: PictureStroke(.failure, width: 1.25))
        picture.arc(center: PlanePoint(x: 20, y: 20), radius: 16, start: -.pi / 2, sweep: .pi, stroke: stroke)
        picture.path(tick, fill: .primary)
        picture.path(tick, to: 0.5, stroke: PictureStroke(.success, width: 2.5))
        picture.text(loading, at: PlanePoint(x: 160, y: 34.55), style: PictureTextStyle(size: 13), ink: .secondary)
        picture.image(soup, in: PlaneRect(x: 1, y: 2, width: 3, height: 4))
        picture.image(lid, in: PlaneRect(x: 1, y: 2, width: 3, height: 4), ink: .tertiary)
        #expect(
            picture.description == """
                line 0 -10 0 10 stroke secondary 2
                rect 1 2 40 20 corner 4 fill track
                rect 1 2 40 20 fill tint stroke secondary 2
                ellipse 0 0 10 5 fill success
                ellipse 3 3 4 4 stroke failure 1.25
                arc 20 20 16 from -1.571 sweep 3.142 stroke secondary 2
                path M0 0L8 8L20 -6 fill primary
                path M0 0L8 8L20 -6 from 0 to 0.5 stroke success 2.5
                text "Loading…" 160 34.55 size 13 regular center fill secondary
                image "soup" in 1 2 3 4
                image "soup" part 40 0 20 20 in 1 2 3 4 fill tertiary

                """)
        #expect(picture.count == 11)
        #expect(!picture.isEmpty)
    }

    @Test func paintIsWrittenInFull() {
        var picture = Picture()
        let dash = PictureStroke.Dash(length: 3, gap: 2, phase: 1)
        let line = (PlanePoint.zero, PlanePoint(x: 1, y: 0))
        for stroke in [
            PictureStroke(PictureInk(hex: 0x248A3D).opacity(0.5), width: 1, cap: .butt, join: .miter, dash: dash),
            PictureStroke(.primary.opacity(0.25), width: 1, cap: .square), PictureStroke(.track, width: 1, join: .bevel),
        ] {
            picture.line(from: line.0, to: line.1, stroke: stroke)
        }
        #expect(
            picture.description == """
                line 0 0 1 0 stroke #248A3D@0.5 1 butt miter dash 3 2 1
                line 0 0 1 0 stroke primary@0.25 1 square round
                line 0 0 1 0 stroke track 1 round bevel

                """)
    }

    @Test func textStylesAreWrittenInFullAndTextsAreQuoted() {
        var builder = PictureTable.Builder()
        let odd = builder.text("a\"b\\c\nd\te\u{7}")
        let arabic = builder.text("اسحب")
        var picture = Picture()
        picture.use(builder.table())
        picture.text(odd, at: .zero, style: PictureTextStyle(size: 12.5, weight: .bold, alignment: .leading), ink: .primary)
        picture.text(
            arabic, at: .zero, style: PictureTextStyle(size: 17, weight: .semibold, alignment: .trailing, direction: .rightToLeft),
            ink: .tint)
        picture.text(arabic, at: .zero, style: PictureTextStyle(size: 17, weight: .medium), ink: .tint)
        #expect(
            picture.description == #"""
                text "a\"b\\c\nd\te\u{07}" 0 0 size 12.5 bold leading fill primary
                text "اسحب" 0 0 size 17 semibold trailing rtl fill tint
                text "اسحب" 0 0 size 17 medium center fill tint

                """#)
    }

    @Test func anOutlineIsDrawnOfTheStepsSinceTheLast() {
        var picture = Picture()
        picture.outline(fill: .tint)
        #expect(picture.isEmpty, "without steps nothing is drawn")
        picture.move(to: .zero)
        picture.line(to: PlanePoint(x: 1, y: 2))
        picture.quad(to: PlanePoint(x: 5, y: 6), control: PlanePoint(x: 3, y: 4))
        picture.close()
        picture.outline(fill: .tint, stroke: stroke)
        picture.close()
        picture.cubic(to: PlanePoint(x: 5, y: 6), control1: PlanePoint(x: 1, y: 2), control2: PlanePoint(x: 3, y: 4))
        picture.outline(stroke: stroke)
        picture.line(to: PlanePoint(x: 7, y: 7))
        picture.outline(stroke: stroke)
        picture.quad(to: PlanePoint(x: 5, y: 6), control: PlanePoint(x: 3, y: 4))
        picture.outline(stroke: stroke)
        #expect(
            picture.description == """
                outline M0 0L1 2Q3 4 5 6Z fill tint stroke secondary 2
                outline M1 2C1 2 3 4 5 6 stroke secondary 2
                outline M7 7 stroke secondary 2
                outline M3 4Q3 4 5 6 stroke secondary 2

                """)
    }

    @Test func aPathCanBePartOfAnOutlineAndMorph() throws {
        let square = try PlanePath(data: "M0 0H10V10Z")
        let other = try PlanePath(data: "M10 0L30 0L10 20Z")
        var picture = Picture()
        picture.add(square)
        picture.add(square, towards: other, at: 0.5)
        picture.outline(fill: .tint)
        picture.add(square, towards: try PlanePath(data: "M0 0L1 1"), at: 0.5)
        picture.outline(fill: .tint)
        #expect(
            picture.description == """
                outline M0 0L10 0L10 10ZM5 0L20 0L10 15Z fill tint
                outline M0 0L10 0L10 10Z fill tint

                """)
    }

    @Test func numbersThatAreNotFiniteAreWrittenAsWhatTheyAre() {
        var picture = Picture()
        picture.line(from: PlanePoint(x: .nan, y: .infinity), to: PlanePoint(x: -.infinity, y: -0.0), stroke: stroke)
        #expect(picture.description == "line nan inf -inf 0 stroke secondary 2\n")
    }

    @Test func whatIsNotInTheTableIsTold() {
        var builder = PictureTable.Builder()
        let (text, image, path) = (builder.text("a"), builder.image("b"), builder.path(PlanePath()))
        var picture = Picture()
        picture.use(PictureTable.Builder().table())
        picture.text(text, at: .zero, style: PictureTextStyle(size: 1), ink: .tint)
        picture.image(image, in: .zero)
        picture.path(path)
        #expect(picture.description == "text ? 0 0 size 1 regular center fill tint\nimage ? in 0 0 0 0\npath ?\n")
    }

    @Test func scopesLastAsLongAsTheirBody() {
        var picture = Picture()
        let (start, end) = (PlanePoint.zero, PlanePoint(x: 1, y: 0))
        picture.line(from: start, to: end, stroke: stroke)
        picture.transformed(by: .translation(x: 10, y: 0)) { picture in
            picture.faded(by: 0.5) { picture in
                picture.line(from: start, to: end, stroke: stroke)
                picture.transformed(by: .scale(2)) { picture in
                    picture.faded(by: 0.5) { $0.line(from: start, to: end, stroke: stroke) }
                }
                picture.line(from: start, to: end, stroke: stroke)
            }
            picture.line(from: start, to: end, stroke: stroke)
        }
        picture.line(from: start, to: end, stroke: stroke)
        picture.opacity = 0.75
        picture.transform = .scale(3)
        picture.line(from: start, to: end, stroke: stroke)
        #expect(
            picture.description == """
                line 0 0 1 0 stroke secondary 2
                line 0 0 1 0 stroke secondary 2 opacity 0.5 transform 1 0 0 1 10 0
                line 0 0 1 0 stroke secondary 2 opacity 0.25 transform 2 0 0 2 10 0
                line 0 0 1 0 stroke secondary 2 opacity 0.5 transform 1 0 0 1 10 0
                line 0 0 1 0 stroke secondary 2 transform 1 0 0 1 10 0
                line 0 0 1 0 stroke secondary 2
                line 0 0 1 0 stroke secondary 2 opacity 0.75 transform 3 0 0 3 0 0

                """)
        #expect(picture.transform == .scale(3))
        #expect(picture.opacity == 0.75)
        picture.removeAll()
        #expect(picture.transform == .identity)
        #expect(picture.opacity == 1)
    }

    @Test func removingAllInsideAScopeIsSafe() {
        var picture = Picture()
        picture.transformed(by: .scale(2)) { picture in
            picture.transformed(by: .scale(2)) { $0.removeAll() }
            picture.line(from: .zero, to: .zero, stroke: stroke)
            picture.transform = .scale(3)
        }
        #expect(picture.description == "line 0 0 0 0 stroke secondary 2\n")
    }

    @Test(arguments: [(0.5, 0.5), (1, 1), (7, 1), (0, 0), (-1, 0), (.nan, 0), (.infinity, 1)])
    func opacitiesAreClamped(given: Double, kept: Double) {
        var picture = Picture()
        picture.opacity = given
        #expect(picture.opacity == kept)
        #expect(PictureInk.tint.opacity(given).alpha == kept)
        #expect(PictureInk.tint.opacity(0.5).opacity(given).alpha == kept / 2)
    }

    @Test func aColourIsKeptByItsHexadecimalDigits() {
        let ink = PictureInk(hex: 0xFF_248A3D)
        #expect(ink.role == .custom)
        #expect([ink.red, ink.green, ink.blue] == [0x24, 0x8A, 0x3D])
        #expect(ink.alpha == 1)
        #expect(PictureInk.Role.allCases.map { PictureInk($0).role } == PictureInk.Role.allCases)
    }

    /// 0.7 of the size is a capital's height; half of that below the middle is the baseline.
    @Test func aTextIsCentredByItsCapitals() {
        #expect(PictureTextStyle(size: 20).baseline(centeredOn: 30) == 37)
    }
}
