import RefreshAnimation
import RefreshGeometry
import RefreshRendering
import Testing

@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("größe", 5), ("gro\u{308}ße", 5), ("下拉刷新", 8), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱｲ", 2),
        ("e\u{301}\u{302}x", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪🇫🇷", 4), ("❤\u{FE0F}", 2), ("a\u{200B}b\u{FEFF}c", 3),
        ("a\u{1B}[31mb", 6), ("tab\there\n", 7), ("עברית", 5), ("नमस्ते", 4),
    ])
    func widthsAreCountedInCells(text: String, width: Int) {
        #expect(TerminalCanvas.width(of: text) == width)
    }

    @Test func wideCharactersTakeTwoCellsAndMarksNone() {
        var canvas = TerminalCanvas(columns: 8, rows: 1)
        canvas.write("e\u{301}下x", column: 1, row: 0, ink: .primary)
        let cells = canvas.frame.cells
        #expect(cells.map(\.scalar) == [0x20, 0x65, 0x4E0B, 0, 0x78, 0x20, 0x20, 0x20])
        #expect(cells[1].marks == [0x301])
        #expect(canvas.frame.lines == [" e\u{301}下x"])
    }

    @Test func aWideCharacterThatWouldBeCutIsLeftOut() {
        var canvas = TerminalCanvas(columns: 3, rows: 1)
        canvas.write("下下", column: 0, row: 0, ink: .primary)
        #expect(canvas.frame.lines == ["下"])
        canvas.removeAll()
        canvas.write("下x", column: -1, row: 0, ink: .primary)
        #expect(canvas.frame.lines == [" x"])
    }

    @Test(arguments: [0, 1]) func halfAWideCharacterWrittenOverIsGone(column: Int) {
        var canvas = TerminalCanvas(columns: 3, rows: 1)
        canvas.write("下", column: 0, row: 0, ink: .primary)
        canvas.write("x", column: column, row: 0, ink: .primary)
        #expect(canvas.frame.lines == [column == 0 ? "x" : " x"])
    }

    @Test func aTextCantSteerTheTerminal() {
        var canvas = TerminalCanvas(columns: 12, rows: 1)
        canvas.write("a\u{1B}[31m\u{9B}2J\u{202E}b\r\n", column: 0, row: 0, ink: .primary)
        #expect(canvas.frame.lines == ["a[31m2Jb"])
    }

    @Test(arguments: [
        (PictureTextStyle.Alignment.leading, ReadingDirection.leftToRight, "     word "), (.center, .leftToRight, "   word   "),
        (.trailing, .leftToRight, " word     "), (.leading, .rightToLeft, " word     "), (.trailing, .rightToLeft, "     word "),
        (.center, .rightToLeft, "   word   "),
    ])
    func aTextIsAlignedToItsAnchor(alignment: PictureTextStyle.Alignment, direction: ReadingDirection, line: String) {
        var builder = PictureTable.Builder()
        let word = builder.text("word")
        var picture = Picture()
        picture.use(builder.table())
        let style = PictureTextStyle(size: 13, alignment: alignment, direction: direction)
        picture.text(word, at: PlanePoint(x: 10, y: style.baseline(centeredOn: 6)), style: style, ink: .secondary)
        var canvas = TerminalCanvas(columns: 10, rows: 3)
        canvas.draw(picture)
        let shown = canvas.frame.lines
        #expect(shown[1] + String(repeating: " ", count: 10 - shown[1].count) == line)
        #expect(shown[0] == "" && shown[2] == "")
        #expect(canvas.frame.cells[13...16].allSatisfy { $0.isBlank || $0.ink == TerminalInk(hex: 0x8D8D93) })
    }

    @Test(arguments: [(0.0, 0), (0.01, 0), (0.5, 1), (1.0, 1)])
    func aTextFadesWithItsOpacityAndIsGoneAtNone(opacity: Double, count: Int) {
        var builder = PictureTable.Builder()
        let word = builder.text("x")
        var picture = Picture()
        picture.use(builder.table())
        picture.opacity = opacity
        picture.text(word, at: PlanePoint(x: 1, y: 3), style: PictureTextStyle(size: 4), ink: .primary)
        var canvas = TerminalCanvas(columns: 1, rows: 1)
        canvas.draw(picture)
        #expect(canvas.frame.lines[0].count == count)
        let level = UInt8((255 * opacity).rounded())
        #expect(count == 0 || canvas.frame.cells[0].ink == TerminalInk(red: level, green: level, blue: level))
    }
}
