import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshRendering
import Testing

@testable import ExampleStage

@MainActor @Suite struct LiveStageTests {
    private func stage(_ refresher: PullToRefresh = PullToRefresh(), colors: TerminalColorDepth = .full) -> LiveStage {
        stage([ExampleLook { refresher }], colors: colors)
    }

    private func stage(_ looks: [ExampleLook], colors: TerminalColorDepth = .full) -> LiveStage {
        LiveStage(name: "Test", load: SimulatedLoad(seconds: 0.5), looks: looks, colors: colors, columns: 80, rows: 24)
    }

    /// Lets some seconds pass, and gives all bytes as text.
    @discardableResult
    private func run(_ stage: inout LiveStage, _ seconds: Double) -> String {
        var bytes: [UInt8] = []
        for _ in 0..<Int((seconds * 30).rounded(.up)) { bytes += stage.frame(after: 1.0 / 30) }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func byItselfItPullsLoadsAndCloses() {
        let refresher = PullToRefresh()
        var stage = stage(refresher)
        run(&stage, 1.9)
        #expect(stage.shown?.lines[0] == " Test" + String(repeating: " ", count: 32) + "drag with the mouse to take over, q leaves")
        #expect(refresher.state == .releasing(progress: 1))
        run(&stage, 0.4)
        #expect(refresher.state == .loading)
        run(&stage, 2)
        #expect(stage.shown?.lines[0].hasSuffix(" drag, or arrows and space; r refreshes, q leaves") == true)
        #expect(refresher.state == .initial)
    }

    @Test func withEachPullTheNextLookIsNamed() {
        var stage = stage(["spokes", "ring"].map { ExampleLook($0) { PullToRefresh() } })
        func title() -> String? { stage.shown?.lines[0].split(separator: " ", maxSplits: 2).prefix(2).joined(separator: " ") }
        run(&stage, 2.4)
        #expect(title() == "Test: spokes")
        run(&stage, 2)
        #expect(title() == "Test: ring")
        stage.handle(.key(.character(UInt8(ascii: "r"))))
        run(&stage, 2)
        #expect(title() == "Test: spokes")
    }

    @Test func theMouseTakesOverAndPulls() {
        let refresher = PullToRefresh()
        var stage = stage(refresher)
        run(&stage, 0.2)
        stage.handle(.mouse(.press, column: 40, row: 3))
        run(&stage, 1)
        #expect(refresher.state == .initial)
        for row in 4...21 {
            stage.handle(.mouse(.drag, column: 40, row: row))
            run(&stage, 0.05)
        }
        #expect(refresher.isArmed)
        // 18 rows of 4 points: the content keeps up with the pointer but for what the band gives way.
        #expect(refresher.progress > 0.85 * 72 / 60 && refresher.progress < 72.0 / 60)
        run(&stage, 0.2)
        stage.handle(.mouse(.release, column: 40, row: 21))
        #expect(refresher.state == .loading)
        run(&stage, 3)
        #expect(refresher.state == .initial)
    }

    @Test func backAtItsStartThePointerHasLetTheContentBack() {
        let refresher = PullToRefresh()
        var stage = stage(refresher)
        stage.handle(.mouse(.press, column: 0, row: 3))
        for row in Array(4...12) + Array(3...11).reversed() { stage.handle(.mouse(.drag, column: 0, row: row)) }
        run(&stage, 0.2)
        stage.handle(.mouse(.release, column: 0, row: 3))
        run(&stage, 0.2)
        #expect(refresher.state == .initial)
    }

    @Test func arrowKeysPullAndTheSpaceBarLetsGo() {
        let refresher = PullToRefresh()
        var stage = stage(refresher)
        for _ in 0..<8 {
            stage.handle(.key(.down))
            run(&stage, 0.05)
        }
        run(&stage, 0.3)
        #expect(refresher.isArmed)
        stage.handle(.key(.character(UInt8(ascii: " "))))
        run(&stage, 0.05)
        #expect(refresher.state == .loading)
    }

    @Test func theWheelScrollsAndRRefreshesFromAfar() {
        let refresher = PullToRefresh()
        var stage = stage(refresher)
        for _ in 0..<5 { stage.handle(.mouse(.wheelDown, column: 0, row: 5)) }
        run(&stage, 2)
        #expect(stage.shown?.lines[23] == " initial    progress 0.00  offset 100.0   inset 0.0")
        #expect(refresher.state == .initial)
        stage.handle(.key(.character(UInt8(ascii: "r"))))
        #expect(refresher.state == .loading)
    }

    @Test(arguments: [TerminalInput.Key.escape, .interrupt, .character(UInt8(ascii: "q")), .character(UInt8(ascii: "Q"))])
    func itCanBeLeft(key: TerminalInput.Key) {
        var stage = stage()
        #expect(!stage.isOver)
        stage.handle(.key(key))
        #expect(stage.isOver)
    }

    @Test func controlZAsksForSuspension() {
        var stage = stage()
        stage.handle(.key(.suspend))
        #expect(stage.wantsSuspension && !stage.isOver)
    }

    @Test func nothingNewIsNoBytesAndAResizeIsAWholeFrame() {
        var stage = stage()
        let first = run(&stage, 1.0 / 60)
        #expect(first.hasPrefix("\u{1B}[1;1H"))
        #expect(run(&stage, 0.2) == "")
        stage.resize(columns: 40, rows: 12)
        let whole = run(&stage, 1.0 / 60)
        #expect(whole.contains("\u{1B}[12;1H"))
        #expect(!whole.contains("\u{1B}[13;1H"))
        for (columns, rows) in [(1, 1), (2, 2), (500, 200), (0, 0)] {
            stage.resize(columns: columns, rows: rows)
            run(&stage, 1.0 / 60)
        }
    }

    @Test func framesAreHeldTogetherOnlyWhereTheTerminalCan() {
        var stage = stage()
        #expect(!run(&stage, 1.0 / 60).contains("\u{1B}[?2026h"))
        stage.handle(.synchronizedOutput(true))
        stage.resize(columns: 80, rows: 24)
        let held = run(&stage, 1.0 / 60)
        #expect(held.hasPrefix("\u{1B}[?2026h") && held.hasSuffix("\u{1B}[?2026l"))
    }

    @Test func aLightBackgroundTurnsTheInksDark() {
        var stage = stage()
        #expect(run(&stage, 1.0 / 60).contains("\u{1B}[38;2;255;255;255m"))
        stage.handle(.background(.white))
        let light = run(&stage, 1.0 / 60)
        #expect(light.contains("\u{1B}[38;2;0;0;0m") && !light.contains("\u{1B}[38;2;255;255;255m"))
    }

    @Test func withoutColoursNoneIsNamed() {
        var stage = stage(colors: .none)
        #expect(!run(&stage, 3).contains("\u{1B}[38"))
    }
}
