import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator

/// What happens to a list, chapter by chapter, on a clock that stands while a load is under way in earnest.
@MainActor
final class ListStory {
    let scene: StageScene
    private let list: ListScene
    private let pace: StagePace
    private let framesPerSecond: Double
    private let onFrame: (StageScene, _ title: String) -> Void
    private let onMoment: (StageScene, _ title: String) -> Void
    private var chapter = (title: "at rest", refresher: PullToRefresh(), watch: ListWatch(load: 0))

    /// How far a finger drags at once, and how far before the end it begins, in points.
    private static let (drag, farthest) = (200.0, 500.0)
    /// How long the list rests between two drags, in seconds.
    private static let pause = 0.3

    /// Makes a story. It can be played once.
    /// - Parameters:
    ///   - onFrame: Called for each frame, with the title of its chapter.
    ///   - onMoment: Called while each load lasts and when it has ended, with what is seen.
    init(
        _ list: ListScene, pace: StagePace, sight: PlaneSize, listing: StageList, framesPerSecond: Double = 60,
        onFrame: @escaping (StageScene, String) -> Void = { _, _ in }, onMoment: @escaping (StageScene, String) -> Void = { _, _ in }
    ) {
        self.list = list
        self.pace = pace
        self.framesPerSecond = framesPerSecond
        self.onFrame = onFrame
        self.onMoment = onMoment
        scene = StageScene(list.top, bottom: list.bottom, load: SimulatedLoad(seconds: pace.seconds), sight: sight, list: listing)
        pace.clock = scene.view.clock
    }

    /// Plays chapters.
    func play(_ chapters: [ListChapter]) async {
        let observation = list.follow { [scene] in scene.show($0) }
        onFrame(scene, chapter.title)
        onMoment(scene, chapter.title)
        for next in chapters {
            guard let title = next.title else {
                list.key?.action()
                continue
            }
            await play(next, titled: title)
        }
        withExtendedLifetime(observation) {}
    }

    private func play(_ next: ListChapter, titled title: String) async {
        let isAtTop = if case .pull = next { true } else { false }
        let refresher = isAtTop ? scene.refresher : scene.bottom ?? scene.refresher
        chapter = (title, refresher, ListWatch(load: pace.seconds))
        if isAtTop { scroll(to: scene.view.range(along: .vertical).lowerBound) } else { await scrollToEnd() }
        if case .scrollToEnd = next {
            // A footer that loads by now is scrolled into sight too.
            await advance(by: Self.pause)
            if refresher.state == .loading { await scrollToEnd() }
        } else {
            scene.playScript(atBottom: !isAtTop)
            await advance(by: PullScript.lift)
        }
        // A load takes a minute at most.
        let limit = scene.view.clock.now + 60
        repeat {
            await advance(by: 1 / framesPerSecond)
        } while scene.view.clock.now < limit && !(refresher.state == .initial && scene.isResting)
    }

    private func scroll(to offset: Double) { scene.view.scroll(to: PlanePoint(x: 0, y: offset)) }

    /// Has a finger drag the content to where its end is now.
    private func scrollToEnd() async {
        let end = scene.view.range(along: .vertical).upperBound
        var offset = scene.view.metrics.offset.y
        if end - offset > Self.farthest {
            offset = end - Self.farthest
            scroll(to: offset)
        }
        while end - offset > 0.5 {
            let way = min(Self.drag, end - offset)
            await advance(by: scene.playDrag(by: way))
            offset += way
        }
    }

    /// Moves the clock on, frame by frame. It stands while a load that has waited long enough is under way in earnest.
    private func advance(by seconds: Double) async {
        let end = scene.view.clock.now + seconds
        while scene.view.clock.now < end {
            scene.view.clock.advance(by: min(1 / framesPerSecond, end - scene.view.clock.now))
            while !pace.isWaiting, [scene.refresher, scene.bottom].contains(where: { $0?.state == .loading }) { await Task.yield() }
            onFrame(scene, chapter.title)
            let refresher = chapter.refresher
            let reading = ListWatch.Reading(
                time: scene.view.clock.now, state: refresher.state, progress: refresher.progress, share: refresher.share,
                outcome: refresher.outcome, foundNothingNew: refresher.foundNothingNew, isExhausted: refresher.isExhausted)
            if let words = chapter.watch.next(reading) { onMoment(scene, "\(chapter.title): \(words)") }
        }
    }
}
