import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshRendering
import RefreshSimulator

/// An example that plays on a terminal: takes time and input, gives bytes.
@MainActor
struct LiveStage {
    private let colors: TerminalColorDepth
    private let scene: StageScene
    private let ownKey: ExampleKey?
    private var layout: StageLayout
    private var screen: StageScreen
    private var palette = PicturePalette.dark
    private var finger = StageFinger()
    /// Where the mouse is while its button is down, and the finger that it moves.
    private var mouse: (pointer: Double, finger: Double)?
    private var isScripted = true
    private var isSynchronized = false
    /// What the terminal shows; nil if it has to be drawn from the start.
    private(set) var shown: TerminalFrame?
    private var drawn: StageScreen.Content?
    /// Whether the reader wants to leave.
    private(set) var isOver = false
    /// Whether the reader wants to stop the program for a while. To be set back by whoever does it.
    var wantsSuspension = false

    /// How far a press of an arrow key and a notch of the wheel move the finger, in points.
    private static let pushes = (key: 20.0, wheel: 20.0)
    /// The longest step of the scene's time, in seconds: a program that was stopped goes on where it was.
    private static let longestStep = 0.1

    init(name: String, load: SimulatedLoad, looks: [ExampleLook], colors: TerminalColorDepth, columns: Int, rows: Int) {
        self.init(name: name, colors: colors, columns: columns, rows: rows) {
            StageScene(looks, load: load, sight: $0.sight, list: StageList(dotsPerPoint: $0.dotsPerPoint))
        }
    }

    /// Makes a stage with a scene that fits the terminal.
    /// - Parameter key: A key of the example's own.
    init(
        name: String, colors: TerminalColorDepth, columns: Int, rows: Int, key: ExampleKey? = nil,
        scene makeScene: (StageLayout) -> StageScene
    ) {
        self.colors = colors
        ownKey = key
        layout = StageLayout(columns: columns, rows: rows)
        scene = makeScene(layout)
        screen = StageScreen(name: name, layout: layout, palette: palette, colors: colors)
        scene.playScript()
    }

    /// The present of the scene, in seconds.
    private var now: Double { scene.view.clock.now }

    /// Takes what the reader did, or what the terminal answered.
    mutating func handle(_ event: TerminalInput.Event) {
        switch event {
        case .key(let key): handle(key)
        case .mouse(let mouse, _, let row): handle(mouse, at: layout.height(ofRow: row))
        case .background(let background):
            palette = .suited(to: background)
            rebuild()
        case .synchronizedOutput(let isUsable): isSynchronized = isUsable
        }
    }

    private mutating func handle(_ key: TerminalInput.Key) {
        switch key {
        case .escape, .interrupt, .character(UInt8(ascii: "q")), .character(UInt8(ascii: "Q")): isOver = true
        case .suspend: wantsSuspension = true
        case .down: push(by: Self.pushes.key)
        case .up: push(by: -Self.pushes.key)
        case .enter, .character(UInt8(ascii: " ")): finger.release()
        case .character(UInt8(ascii: "r")):
            takeOver()
            scene.refresher.start(reveal: .always)
        case .character(let character) where character == ownKey?.character: ownKey?.action()
        case .left, .right, .character: break
        }
    }

    private mutating func handle(_ event: TerminalInput.Mouse, at height: Double) {
        switch event {
        case .press:
            takeOver()
            if finger.isDown || mouse != nil { scene.view.touchCancelled() }
            finger.forget()
            mouse = (height, height)
            scene.view.touchDown(at: PlanePoint(x: 0, y: height))
        case .drag: drag(to: height)
        case .release:
            drag(to: height)
            if mouse != nil { scene.view.touchUp() }
            mouse = nil
        case .wheelUp: push(by: Self.pushes.wheel)
        case .wheelDown: push(by: -Self.pushes.wheel)
        }
    }

    /// A pointer has little room on a terminal: past the end of the content its finger goes so much further that the content keeps up
    /// with the pointer as well as it can.
    private mutating func drag(to height: Double) {
        guard let (pointer, finger) = mouse, height != pointer else { return }
        let way = height - pointer
        let position = finger + (scene.isPulling(by: way) ? way / scene.slope : way)
        mouse = (height, position)
        scene.view.touchMoved(to: PlanePoint(x: 0, y: position))
    }

    private mutating func push(by way: Double) {
        guard mouse == nil else { return }
        takeOver()
        finger.push(by: way, at: now)
    }

    /// The reader's hand takes the place of the script's.
    private mutating func takeOver() {
        if isScripted { scene.endScript() }
        isScripted = false
    }

    /// Fits the scene to another size of the terminal, and draws all of it at the next frame.
    mutating func resize(columns: Int, rows: Int) {
        layout = StageLayout(columns: columns, rows: rows)
        scene.resize(to: layout.sight, list: StageList(dotsPerPoint: layout.dotsPerPoint))
        rebuild()
    }

    private mutating func rebuild() {
        screen = StageScreen(name: screen.name, layout: layout, palette: palette, colors: colors)
        shown = nil
    }

    /// Goes on by some seconds, and gives the bytes that show what has changed; none if nothing has.
    mutating func frame(after seconds: Double) -> [UInt8] {
        scene.view.clock.advance(by: seconds.clamped(0, Self.longestStep))
        for step in finger.steps(to: now) {
            switch step {
            case .down: scene.view.touchDown(at: .zero)
            case .moved(let way): scene.view.touchMoved(to: PlanePoint(x: 0, y: way))
            case .up: scene.view.touchUp()
            }
        }
        if isScripted, scene.isResting, now > PullScript.lift { isScripted = false }
        let hints = [ownKey?.hint, isScripted ? Self.watchHint : Self.handHint].compactMap { $0 }
        let content = StageScreen.Content(scene, hint: hints.joined(separator: ", "))
        guard shown == nil || content != drawn else { return [] }
        let frame = screen.frame(of: scene, content)
        drawn = content
        let bytes = frame.bytes(after: shown)
        shown = frame
        // Held back until it is complete, so that no half of it is ever seen (synchronised output, mode 2026).
        return isSynchronized && !bytes.isEmpty ? Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8) : bytes
    }

    private static let watchHint = "drag with the mouse to take over, q leaves"
    private static let handHint = "drag, or arrows and space; r refreshes, q leaves"
}
