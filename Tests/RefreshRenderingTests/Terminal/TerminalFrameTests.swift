import RefreshAnimation
import RefreshGeometry
import RefreshRendering
import Testing

@Suite struct TerminalFrameTests {
    /// One frame of a scene with all that can be in a cell: a turning arc, a moving text with wide and marked characters.
    private func scene(_ time: Int, _ colors: TerminalColorDepth) -> TerminalFrame {
        var canvas = TerminalCanvas(columns: 24, rows: 8, colors: colors)
        var picture = Picture()
        let angle = Double(time) * 0.7
        picture.arc(center: PlanePoint(x: 24, y: 16), radius: 12, start: angle, sweep: 4, stroke: PictureStroke(.tint, width: 3))
        picture.circle(center: PlanePoint(x: Double(time) * 3, y: 10), radius: 6, fill: .failure.opacity(0.4))
        canvas.draw(picture)
        let words = ["下拉刷新", "e\u{301}x 👍🏽 y", "plain", "", "x下y"]
        canvas.write(words[time % words.count], column: time % 9, row: 3 + time % 2, ink: .primary)
        return canvas.frame
    }

    @Test(arguments: TerminalColorDepth.allCases)
    func changedCellsAloneShowTheSameAsAFullFrame(colors: TerminalColorDepth) {
        var followed = PlayedTerminal(columns: 24, rows: 8, filledWith: "?")
        var previous: TerminalFrame?
        for time in 0..<40 {
            let frame = scene(time, colors)
            followed.play(frame.bytes(after: previous))
            var redrawn = PlayedTerminal(columns: 24, rows: 8, filledWith: "!")
            redrawn.play(frame.bytes())
            #expect(followed.cells == redrawn.cells)
            #expect(followed.unknown.isEmpty && redrawn.unknown.isEmpty)
            previous = frame
        }
    }

    @Test func theSameFrameAgainIsNoBytes() {
        #expect(scene(3, .full).bytes(after: scene(3, .full)).isEmpty)
    }

    @Test func oneChangedCellIsOneMoveOneInkAndOneCharacter() {
        var canvas = TerminalCanvas(columns: 10, rows: 3)
        let before = canvas.frame
        canvas.write("ab", column: 4, row: 2, ink: PictureInk(hex: 0x0A141E))
        #expect(String(decoding: canvas.frame.bytes(after: before), as: UTF8.self) == "\u{1B}[3;5H\u{1B}[38;2;10;20;30mab")
    }

    @Test func alongARowTheCursorGoesTheShortestWay() {
        var canvas = TerminalCanvas(columns: 20, rows: 1, colors: .none)
        canvas.write("abcdefgh", column: 10, row: 0, ink: .primary)
        let before = canvas.frame
        for column in [0, 4, 9, 19] { canvas.write("x", column: column, row: 0, ink: .primary) }
        #expect(String(decoding: canvas.frame.bytes(after: before), as: UTF8.self) == "\u{1B}[1;1Hx   x    x\u{1B}[9Cx")
    }

    @Test(arguments: [
        (TerminalColorDepth.full, "\u{1B}[1;1H\u{1B}[38;2;255;0;0mr\u{1B}[38;2;8;8;8mg"),
        (.palette, "\u{1B}[1;1H\u{1B}[38;5;196mr\u{1B}[38;5;232mg"), (.none, "\u{1B}[1;1Hrg"),
    ])
    func coloursAreNamedAsTheTerminalKnowsThem(colors: TerminalColorDepth, bytes: String) {
        var canvas = TerminalCanvas(columns: 2, rows: 1, colors: colors)
        canvas.write("r", column: 0, row: 0, ink: PictureInk(hex: 0xFF0000))
        canvas.write("g", column: 1, row: 0, ink: PictureInk(hex: 0x080808))
        #expect(String(decoding: canvas.frame.bytes(), as: UTF8.self) == bytes)
    }

    @Test func aFrameOfAnotherSizeIsWrittenWhole() {
        let small = TerminalCanvas(columns: 2, rows: 2).frame
        let large = TerminalCanvas(columns: 3, rows: 1).frame
        #expect(large.bytes(after: small) == large.bytes())
        #expect(String(decoding: large.bytes(), as: UTF8.self) == "\u{1B}[1;1H   ")
    }

    @Test(arguments: [
        (UInt32(0x000000), UInt8(16)), (0xFFFFFF, 231), (0x5F87AF, 67), (0x0000FF, 21), (0x080808, 232), (0xEEEEEE, 255), (0x808080, 244),
        (0x2F2F2F, 236), (0x0A84FF, 33),
    ])
    func thePaletteHasTheNearestColour(hex: UInt32, index: UInt8) {
        #expect(TerminalInk(hex: hex).paletteIndex == index)
    }

    @Test func mixingGoesFromOneInkToTheOther() {
        let from = TerminalInk(hex: 0x00FF64)
        let to = TerminalInk(hex: 0xFF0064)
        #expect(from.mixed(with: to, amount: 0) == from)
        #expect(from.mixed(with: to, amount: 0.2) == TerminalInk(hex: 0x33CC64))
        #expect(from.mixed(with: to, amount: 7) == to)
        #expect(from.mixed(with: to, amount: .nan) == from)
        #expect(TerminalInk(red: .nan, green: 2, blue: -1) == TerminalInk(hex: 0x00FF00))
    }
}
