import RefreshAnimation
import RefreshGeometry
import RefreshRendering
import Testing

/// A canvas at one dot a point, in full colour on black.
private func drawn(columns: Int, rows: Int, colors: TerminalColorDepth = .full, _ draw: (inout Picture) -> Void) -> TerminalFrame {
    var picture = Picture()
    draw(&picture)
    var canvas = TerminalCanvas(columns: columns, rows: rows, colors: colors)
    canvas.draw(picture)
    return canvas.frame
}

@Suite struct TerminalCanvasTests {
    @Test(arguments: [
        (0.0, 0.0, UInt8(0x01)), (0, 1, 0x02), (0, 2, 0x04), (0, 3, 0x40), (1, 0, 0x08), (1, 1, 0x10), (1, 2, 0x20), (1, 3, 0x80),
    ])
    func aDotHasItsBrailleBit(x: Double, y: Double, bit: UInt8) {
        let frame = drawn(columns: 1, rows: 1) { $0.rect(PlaneRect(x: x, y: y, width: 1, height: 1), fill: .primary) }
        #expect(frame.cells[0].dots == bit)
        #expect(frame.cells[0].scalar == 0x2800 + UInt32(bit))
    }

    @Test func aFilledCellHasAllDotsInTheFullInk() {
        let frame = drawn(columns: 1, rows: 1) { $0.rect(PlaneRect(x: 0, y: 0, width: 2, height: 4), fill: PictureInk(hex: 0x123456)) }
        #expect(frame.cells[0].dots == 0xFF)
        #expect(frame.cells[0].ink == TerminalInk(hex: 0x123456))
        #expect(frame.lines == ["\u{28FF}"])
    }

    /// Coverage of one dot, from a rectangle as wide as it: lit from 0.4 on, the ink at least 0.45 of itself.
    @Test(arguments: [(0.3, false, 0.0), (0.39, false, 0), (0.4, true, 0.45), (0.5, true, 0.5), (0.75, true, 0.75), (1, true, 1)])
    func aDotIsLitAtTwoFifthsAndTheInkFollowsTheCoverage(width: Double, isLit: Bool, strength: Double) {
        let frame = drawn(columns: 1, rows: 1) { $0.rect(PlaneRect(x: 0, y: 0, width: width, height: 1), fill: .primary) }
        #expect(frame.cells[0].isBlank == !isLit)
        let level = UInt8((255 * strength).rounded())
        #expect(frame.cells[0].ink == TerminalInk(red: level, green: level, blue: level))
    }

    /// A faint disc behind a cup: seen where it is alone, and no part of the cup's line.
    @Test(arguments: [(0.2, UInt8(0x47)), (0.49, 0x47), (0.5, 0xFF), (1, 0xFF)])
    func aGroundGivesWayToWhatSharesItsCell(opacity: Double, dots: UInt8) {
        let frame = drawn(columns: 2, rows: 1) {
            $0.rect(PlaneRect(x: 0, y: 0, width: 4, height: 4), fill: .primary.opacity(opacity))
            $0.line(from: PlanePoint(x: 0.5, y: 0), to: PlanePoint(x: 0.5, y: 4), stroke: PictureStroke(.failure, width: 1, cap: .butt))
        }
        #expect(frame.cells.map(\.dots) == [dots, 0xFF])
    }

    /// A line at the edge of a dot that it doesn't light leaves that to the ground.
    @Test func aGroundIsLitWhereNothingElseIs() {
        let frame = drawn(columns: 1, rows: 1) {
            $0.rect(PlaneRect(x: 0, y: 0, width: 2, height: 4), fill: .track)
            $0.rect(PlaneRect(x: 0, y: 0, width: 0.3, height: 4), fill: .primary)
        }
        #expect(frame.cells[0].dots == 0xFF)
    }

    @Test func opacitiesMultiplyIntoTheInk() {
        let frame = drawn(columns: 1, rows: 1) {
            $0.opacity = 0.5
            $0.rect(PlaneRect(x: 0, y: 0, width: 2, height: 4), fill: .primary.opacity(0.5))
        }
        #expect(frame.cells[0].ink == TerminalInk(hex: 0x404040))
    }

    @Test func paintInTheBackgroundsColourTakesDotsAndTextsAway() {
        var builder = PictureTable.Builder()
        let word = builder.text("abc")
        let table = builder.table()
        let frame = drawn(columns: 3, rows: 2) {
            $0.use(table)
            $0.rect(PlaneRect(x: 0, y: 0, width: 6, height: 4), fill: .primary)
            $0.text(word, at: PlanePoint(x: 0, y: 7), style: PictureTextStyle(size: 3, alignment: .leading), ink: .primary)
            $0.rect(PlaneRect(x: 2, y: 0, width: 4, height: 8), fill: PictureInk(hex: 0))
        }
        #expect(frame.lines == ["\u{28FF}", "a"])
    }

    @Test func theClipAndTheOriginAreInPoints() {
        var picture = Picture()
        picture.rect(PlaneRect(x: 0, y: 0, width: 100, height: 100), fill: .primary)
        var canvas = TerminalCanvas(columns: 4, rows: 2, dotsPerPoint: 0.5)
        #expect(canvas.size == PlaneSize(width: 16, height: 16))
        canvas.draw(picture, at: PlanePoint(x: 4, y: 0), clip: PlaneRect(x: 0, y: 8, width: 12, height: 100))
        #expect(canvas.frame.lines == ["", " \u{28FF}\u{28FF}"])
    }

    @Test func transformsMoveTurnAndStretch() {
        let frame = drawn(columns: 4, rows: 1) {
            $0.transform = .translation(x: 6, y: 0) * .rotation(.pi / 2) * .scale(x: 4, y: 2)
            $0.rect(PlaneRect(x: 0, y: 0, width: 1, height: 1), fill: .primary)
        }
        #expect(frame.lines == ["  \u{28FF}"])
    }

    @Test func removeAllForgetsDotsAndTexts() {
        var picture = Picture()
        picture.rect(PlaneRect(x: 0, y: 0, width: 2, height: 4), fill: .primary)
        var canvas = TerminalCanvas(columns: 3, rows: 1)
        canvas.draw(picture)
        canvas.write("x", column: 2, row: 0, ink: .primary)
        canvas.removeAll()
        #expect(canvas.frame.lines == [""])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func numbersOutOfAllBoundsDrawNothingAndDontTrap(bad: Double) {
        var builder = PictureTable.Builder()
        let word = builder.text("word")
        let table = builder.table()
        let stroke = PictureStroke(.primary, width: 1, dash: PictureStroke.Dash(length: 1, gap: 1))
        let frame = drawn(columns: 4, rows: 2) {
            $0.use(table)
            $0.rect(PlaneRect(x: bad, y: bad, width: 1, height: 1), cornerRadius: bad, fill: .primary, stroke: stroke)
            $0.ellipse(in: PlaneRect(x: 0, y: bad, width: bad, height: 1), stroke: stroke)
            $0.arc(center: PlanePoint(x: bad, y: 0), radius: 2, start: bad, sweep: bad, stroke: stroke)
            $0.line(from: PlanePoint(x: bad, y: 0), to: PlanePoint(x: bad, y: 2), stroke: stroke)
            $0.text(word, at: PlanePoint(x: bad, y: bad), style: PictureTextStyle(size: 3), ink: .primary)
            $0.image(PictureTable.Builder.anyImage, in: PlaneRect(x: bad, y: 0, width: 1, height: 1))
            $0.cubic(to: PlanePoint(x: bad, y: 0), control1: PlanePoint(x: bad, y: 0), control2: PlanePoint(x: bad, y: bad))
            $0.outline(fill: .primary, stroke: stroke)
            $0.transform = .scale(bad)
            $0.rect(PlaneRect(x: 0, y: 0, width: 0, height: 0), stroke: PictureStroke(.primary, width: bad))
        }
        #expect(frame.lines == ["", ""])
    }

    @Test func aHugeShapeIsCutToTheCanvas() {
        let frame = drawn(columns: 2, rows: 1) { $0.rect(PlaneRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12), fill: .primary) }
        #expect(frame.lines == ["\u{28FF}\u{28FF}"])
    }

    @Test(arguments: [(0, 0, 1, 1), (-5, 2, 1, 2), (3, 5000, 3, 1000)])
    func sizesAreHeldWithinBounds(columns: Int, rows: Int, heldColumns: Int, heldRows: Int) {
        let canvas = TerminalCanvas(columns: columns, rows: rows, dotsPerPoint: .nan)
        #expect(canvas.columns == heldColumns)
        #expect(canvas.rows == heldRows)
        #expect(canvas.dotsPerPoint == 1)
    }

    @Test func anImageIsAFrameWithASlash() {
        let frame = drawn(columns: 4, rows: 2) {
            $0.image(PictureTable.Builder.anyImage, in: PlaneRect(x: 0.5, y: 0.5, width: 7, height: 7))
        }
        #expect(frame.lines == ["⡏⠉⡩⢻", "⣧⣊⣀⣸"])
    }

    /// The number of dots that an opacity lights in a full cell.
    @Test(arguments: [(0.05, 0), (0.1, 1), (0.2, 2), (0.32, 4), (0.5, 6), (0.63, 8), (1, 8)])
    func withoutColoursAFaintPaintIsThinnedOut(opacity: Double, count: Int) {
        let frame = drawn(columns: 1, rows: 1, colors: .none) {
            $0.rect(PlaneRect(x: 0, y: 0, width: 2, height: 4), fill: .secondary.opacity(opacity))
        }
        #expect((frame.cells[0].dots ?? 0).nonzeroBitCount == count)
        #expect(frame.cells[0].ink == .black)
    }
}

extension PictureTable.Builder {
    /// An image: only its place is drawn.
    fileprivate static var anyImage: PictureImage {
        var builder = PictureTable.Builder()
        return builder.image("any")
    }
}
