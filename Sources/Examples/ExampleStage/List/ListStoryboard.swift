import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshRendering
import RefreshSimulator

/// What happens to a list, as text: of each chapter the load and what came of it, each with its numbers and a drawing.
@MainActor
struct ListStoryboard {
    private static let columns = 78
    private static let rows = 19
    private static let dotsPerPoint = 1.0

    /// What is printed.
    private(set) var text: String
    private let scene: StageScene
    private let pace: StagePace
    private var canvas = TerminalCanvas(columns: columns, rows: rows, dotsPerPoint: dotsPerPoint, colors: .none)

    init(name: String, _ list: ListScene, pace: StagePace, chapters: [ListChapter]) async {
        text = "\(name)\n"
        let listing = StageList(dotsPerPoint: Self.dotsPerPoint)
        let load = SimulatedLoad(seconds: pace.seconds)
        scene = StageScene(list.top, bottom: list.bottom, load: load, sight: canvas.size, list: listing)
        self.pace = pace
        pace.clock = scene.view.clock
        let observation = list.follow { [scene] in scene.show($0) }
        show("at rest", scene.refresher)
        for chapter in chapters { await play(chapter, list) }
        withExtendedLifetime(observation) {}
    }

    private mutating func play(_ chapter: ListChapter, _ list: ListScene) async {
        switch chapter {
        case .key: list.key?.action()
        case .pull(let title):
            scroll(to: scene.view.range(along: .vertical).lowerBound)
            scene.playScript()
            await advance(by: PullScript.lift)
            await watch(title, scene.refresher)
        case .scrollToEnd(let title):
            scene.view.drag(to: scene.view.range(along: .vertical).upperBound)
            scene.view.release()
            scene.view.settle()
            await advance(by: 0.3)
            scroll(to: scene.view.range(along: .vertical).upperBound)
            await watch(title, scene.bottom ?? scene.refresher)
        }
    }

    private func scroll(to offset: Double) { scene.view.scroll(to: PlanePoint(x: 0, y: offset)) }

    /// Shows a load while it lasts, and what came of it. A load takes a minute at most.
    private mutating func watch(_ title: String, _ refresher: PullToRefresh) async {
        await advance(by: pace.seconds / 2)
        show("\(title): \(refresher.state)", refresher)
        let limit = scene.view.clock.now + 60
        repeat { await advance(by: 1.0 / 60) } while scene.view.clock.now < limit && !(refresher.state == .initial && scene.isResting)
        let end = refresher.outcome.map { "\($0)" } ?? "nothing"
        show("\(title): \(end)\(refresher.foundNothingNew ? ", nothing new" : "")\(refresher.isExhausted ? ", no more" : "")", refresher)
    }

    /// Moves the clock on, frame by frame. It stands while a load that has waited long enough is under way in earnest.
    private func advance(by seconds: Double) async {
        let end = scene.view.clock.now + seconds
        while scene.view.clock.now < end {
            scene.view.clock.advance(by: min(1.0 / 60, end - scene.view.clock.now))
            while !pace.isWaiting, [scene.refresher, scene.bottom].contains(where: { $0?.state == .loading }) { await Task.yield() }
        }
    }

    private mutating func show(_ title: String, _ refresher: PullToRefresh) {
        text += "\n\(title)\ntime \(scene.view.clock.now.fixed(2)) s  offset \(scene.view.metrics.offset.y.fixed(1))\n"
        canvas.removeAll()
        canvas.draw(scene)
        for line in canvas.frame.lines { text += line.isEmpty ? "|\n" : "| \(line)\n" }
    }
}
