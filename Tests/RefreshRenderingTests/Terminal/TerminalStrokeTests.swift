import RefreshAnimation
import RefreshGeometry
import RefreshRendering
import Testing

/// The dots of a drawing as text: `#` where one is lit.
func dots(columns: Int, rows: Int, _ draw: (inout Picture) -> Void) -> [String] {
    var picture = Picture()
    draw(&picture)
    var canvas = TerminalCanvas(columns: columns, rows: rows)
    canvas.draw(picture)
    let frame = canvas.frame
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    return (0..<rows * 4).map { y in
        String((0..<columns * 2).map { x in (frame.cells[y / 4 * columns + x / 2].dots ?? 0) & bits[y % 4][x % 2] != 0 ? "#" : "." })
    }
}

@Suite struct TerminalStrokeTests {
    private let start = PlanePoint(x: 2, y: 2)
    private let end = PlanePoint(x: 6, y: 2)

    @Test(arguments: [
        (PictureStroke.Cap.butt, ["........", "..####..", "..####..", "........"]),
        (.square, ["........", ".######.", ".######.", "........"]),
        // A half disc covers π/4 of the dots about the end: they are lit.
        (.round, ["........", ".######.", ".######.", "........"]),
    ])
    func aLineHasItsWidthAndCaps(cap: PictureStroke.Cap, picture: [String]) {
        #expect(dots(columns: 4, rows: 1) { $0.line(from: start, to: end, stroke: PictureStroke(.primary, width: 2, cap: cap)) } == picture)
    }

    @Test(arguments: [
        (PictureStroke.Join.miter, ["####", "####", "####", "####"]),
        (.round, ["..##", ".###", "####", "####"]),
        (.bevel, ["...#", "..##", ".###", "####"]),
    ])
    func aCornerIsJoined(join: PictureStroke.Join, picture: [String]) {
        let shown = dots(columns: 8, rows: 4) {
            $0.move(to: PlanePoint(x: 4, y: 16))
            $0.line(to: PlanePoint(x: 4, y: 4))
            $0.line(to: PlanePoint(x: 16, y: 4))
            $0.outline(stroke: PictureStroke(.primary, width: 8, cap: .butt, join: join))
        }
        #expect(shown.prefix(4).map { String($0.prefix(4)) } == picture)
        #expect(shown.dropFirst(4).prefix(4).allSatisfy { $0.hasPrefix("########") })
    }

    @Test func bothTurnsAreJoinedOnTheirOuterSide() {
        let zigzag = dots(columns: 6, rows: 2) {
            $0.move(to: PlanePoint(x: 0, y: 2))
            $0.line(to: PlanePoint(x: 6, y: 2))
            $0.line(to: PlanePoint(x: 6, y: 6))
            $0.line(to: PlanePoint(x: 12, y: 6))
            $0.outline(stroke: PictureStroke(.primary, width: 2, cap: .butt, join: .miter))
        }
        #expect(
            zigzag == [
                "............", "#######.....", "#######.....", ".....##.....", ".....##.....", ".....#######", ".....#######",
                "............",
            ])
    }

    @Test func aMiterLongerThanFourWidthsIsCutOff() {
        // A spike of 20°: its miter would be 1 / sin 10° = 5.8 widths long.
        let spike = dots(columns: 16, rows: 4) {
            $0.move(to: PlanePoint(x: 0, y: 8 - 20 * 0.17633))
            $0.line(to: PlanePoint(x: 20, y: 8))
            $0.line(to: PlanePoint(x: 0, y: 8 + 20 * 0.17633))
            $0.outline(stroke: PictureStroke(.primary, width: 4, cap: .butt, join: .miter))
        }
        #expect(spike.map { $0.lastIndex(of: "#").map { spike[0].distance(from: $0, to: $0) } ?? 0 }.allSatisfy { $0 == 0 })
        #expect(spike.allSatisfy { !$0.dropFirst(21).contains("#") })
    }

    @Test func aLineWithoutLengthIsItsCaps() {
        let point = PlanePoint(x: 2, y: 2)
        func shown(_ cap: PictureStroke.Cap) -> [String] {
            dots(columns: 2, rows: 1) { $0.line(from: point, to: point, stroke: PictureStroke(.primary, width: 2, cap: cap)) }
        }
        #expect(shown(.butt) == ["....", "....", "....", "...."])
        #expect(shown(.square) == ["....", ".##.", ".##.", "...."])
        #expect(shown(.round) == ["....", ".##.", ".##.", "...."])
    }

    @Test func aHairlineIsADotWide() {
        let line = dots(columns: 4, rows: 1) {
            $0.line(from: PlanePoint(x: 0, y: 1.5), to: PlanePoint(x: 8, y: 1.5), stroke: PictureStroke(.primary, width: 0.01, cap: .butt))
        }
        #expect(line == ["........", "########", "........", "........"])
    }

    @Test func dashesBeginAtTheirPhase() {
        func shown(_ dash: PictureStroke.Dash) -> String {
            dots(columns: 6, rows: 1) {
                let stroke = PictureStroke(.primary, width: 1, cap: .butt, dash: dash)
                $0.line(from: PlanePoint(x: 0, y: 0.5), to: PlanePoint(x: 12, y: 0.5), stroke: stroke)
            }[0]
        }
        #expect(shown(PictureStroke.Dash(length: 2, gap: 3)) == "##...##...##")
        #expect(shown(PictureStroke.Dash(length: 2, gap: 3, phase: 1)) == "#...##...##.")
        #expect(shown(PictureStroke.Dash(length: 2, gap: 3, phase: -1)) == ".##...##...#")
        #expect(shown(PictureStroke.Dash(length: 2, gap: 3, phase: 504)) == ".##...##...#")
        #expect(shown(PictureStroke.Dash(length: 2, gap: 0)) == "############")
        #expect(shown(PictureStroke.Dash(length: 1e-9, gap: 1e-9)) == "############")
    }

    /// A path of two lines of 4: what is stroked of its 8 dots.
    @Test(arguments: [
        (0.0, 1.0, "####.####"), (0, 0.5, "####....."), (0.25, 0.75, "..##.##.."), (0.5, 1, ".....####"), (0.6, 0.5, "........."),
        (-3, 9, "####.####"),
    ])
    func aTrimIsAPartOfTheWholeLength(from: Double, to: Double, shown: String) {
        var path = PlanePath()
        path.move(to: PlanePoint(x: 0, y: 0.5))
        path.line(to: PlanePoint(x: 4, y: 0.5))
        path.move(to: PlanePoint(x: 5, y: 0.5))
        path.line(to: PlanePoint(x: 9, y: 0.5))
        var builder = PictureTable.Builder()
        let id = builder.path(path)
        let table = builder.table()
        let line = dots(columns: 5, rows: 1) {
            $0.use(table)
            $0.path(id, from: from, to: to, stroke: PictureStroke(.primary, width: 1, cap: .butt))
        }[0]
        #expect(line == shown + ".")
    }

    @Test func aClosedPathTrimmedWithinItsLastSideStopsThere() {
        var path = PlanePath()
        for (x, y) in [(1.0, 1.0), (7, 1), (7, 7), (1, 7)] {
            let point = PlanePoint(x: x, y: y)
            if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
        }
        path.close()
        var builder = PictureTable.Builder()
        let id = builder.path(path)
        let table = builder.table()
        let line = dots(columns: 4, rows: 2) {
            $0.use(table)
            $0.path(id, to: 21.0 / 24, stroke: PictureStroke(.primary, width: 2, cap: .butt, join: .miter))
        }
        #expect(line == [".#######", ".#######", "......##", "......##", "##....##", "##....##", "########", "########"])
    }
}
