import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshSimulator
import Testing

@testable import ExampleStage

/// Draws a bar as long as the progress.
@MainActor
private final class BarAnimator: RefreshAnimator {
    func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        let width = moment.size.width * min(1, moment.progress)
        picture.rect(PlaneRect(x: 0, y: moment.size.height - 8, width: width, height: 4), fill: .tint)
    }
}

@MainActor
private func scene(seconds: Double = 1.6, _ outcomes: RefreshOutcome..., sight: PlaneSize = PlaneSize(width: 160, height: 88)) -> StageScene
{
    let load = outcomes.first == .failure ? SimulatedLoad(seconds: seconds, outcomes: .failure) : SimulatedLoad(seconds: seconds)
    return StageScene([ExampleLook { PullToRefresh(animator: BarAnimator()) }], load: load, sight: sight, list: StageList(dotsPerPoint: 1))
}

@MainActor @Suite struct StageSceneTests {
    @Test func theScriptPullsWellPastTheThresholdAndLifts() {
        let scene = scene()
        scene.playScript()
        scene.view.clock.advance(to: PullScript.pause)
        #expect(scene.reading.offset == 0)
        scene.view.clock.advance(to: PullScript.lift - 0.01)
        #expect(scene.reading.state == .releasing(progress: 1))
        #expect(abs(scene.reading.progress - 1.2) < 0.01)
        scene.view.clock.advance(to: PullScript.lift + 0.01)
        #expect(scene.reading.state == .loading)
        scene.view.clock.advance(to: PullScript.lift + 1)
        #expect(scene.reading.offset == -60)
        #expect(scene.reading.inset == 60)
    }

    @Test func thePullIsSmoothFromRestToRest() {
        #expect(PullScript.ease(0) == 0)
        #expect(PullScript.ease(1) == 1)
        #expect(PullScript.ease(0.5) == 0.5)
        let steps = (0...100).map { PullScript.ease(Double($0) / 100) }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(steps[1] < 0.001 && steps[99] > 0.999)
    }

    @Test func theMomentsComeInTheirOrderAndStates() {
        var found: [(StageMoment, StageReading)] = []
        let scene = scene()
        StageMoment.visit(scene) { found.append(($0, scene.reading)) }
        #expect(found.map(\.0) == StageMoment.allCases)
        #expect(found.map(\.1.stateName) == ["initial", "releasing", "releasing", "loading", "loading", "finished", "initial"])
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.1.time < $1.1.time })
        #expect(found.last?.1.offset == 0 && found.last?.1.inset == 0)
    }

    @Test func aLoadWithoutALengthLeavesItsMomentsOut() {
        var found: [StageMoment] = []
        let scene = scene(seconds: 0)
        StageMoment.visit(scene) { found.append($0) }
        #expect(found.prefix(3) == [.resting, .pulling, .armed])
        #expect(found.last == .closed)
    }

    @Test func onlyASuccessBringsNews() {
        func firstRow(_ outcome: RefreshOutcome) -> PictureShape? {
            let scene = scene(outcome)
            StageMoment.visit(scene) { _ in }
            var picture = Picture()
            scene.drawList(at: 0, into: &picture)
            return picture.operations.first?.shape
        }
        let before = scene()
        var picture = Picture()
        before.drawList(at: 0, into: &picture)
        #expect(firstRow(.failure) == picture.operations.first?.shape)
        #expect(firstRow(.success) != picture.operations.first?.shape)
    }

    @Test func outcomesComeInTurn() {
        let load = SimulatedLoad(seconds: 1, outcomes: .success, .failure)
        #expect((0..<4).map { load.outcome(after: $0) } == [.success, .failure, .success, .failure])
        #expect(SimulatedLoad(seconds: 1).outcome(after: 5) == .success)
        #expect([Double.nan, -1, 1e9].map { SimulatedLoad(seconds: $0).seconds } == [0, 0, 60])
    }

    @Test func anEndedScriptLeavesTheSceneAtRest() {
        for time in [0.2, 1.2] {
            let scene = scene()
            scene.playScript()
            scene.view.clock.advance(to: time)
            scene.endScript()
            scene.view.clock.advance(by: 5)
            #expect(scene.isResting)
            #expect(scene.reading.state == .initial)
        }
    }

    @Test func theLastRowCanBeScrolledIntoSight() {
        let scene = scene(sight: PlaneSize(width: 160, height: 88))
        #expect(scene.view.range(along: .vertical) == 0...(scene.list.height - 88))
        scene.resize(to: PlaneSize(width: 200, height: 800), list: StageList(dotsPerPoint: 1))
        #expect(scene.view.metrics.viewport == PlaneSize(width: 200, height: 800))
        #expect(scene.view.metrics.safeArea.bottom == 0)
    }

    @Test func aPullIsToldFromAScroll() {
        let scene = scene()
        #expect(scene.isPulling(by: 1))
        #expect(!scene.isPulling(by: -1))
        scene.view.touchDown(at: .zero)
        scene.view.touchMoved(to: PlanePoint(x: 0, y: -50))
        #expect(!scene.isPulling(by: 20))
        #expect(scene.isPulling(by: 60))
    }
}

@MainActor @Suite struct StageLooksTests {
    private let looks = ["one", "two", "three"].map { ExampleLook($0) { PullToRefresh(animator: BarAnimator()) } }

    @Test func whenTheSpaceHasClosedTheNextOneTakesThePlace() {
        let scene = StageScene(
            looks, load: SimulatedLoad(seconds: 1), sight: PlaneSize(width: 160, height: 88), list: StageList(dotsPerPoint: 1))
        var seen: [String?] = []
        for _ in 0..<4 {
            let refresher = scene.refresher
            #expect(scene.view.topPullToRefresh === refresher)
            seen.append(scene.look)
            refresher.start()
            scene.view.clock.advance(by: 0.5)
            #expect(scene.refresher === refresher && refresher.state == .loading)
            scene.view.clock.advance(by: 3)
            #expect(scene.isResting && scene.view.metrics.contentInset == .zero)
        }
        #expect(seen == ["one", "two", "three", "one"])
    }

    @Test func theyGoWithTheirScene() {
        weak var first: PullToRefresh?, second: PullToRefresh?
        do {
            let scene = StageScene(
                looks, load: SimulatedLoad(seconds: 1), sight: PlaneSize(width: 160, height: 88), list: StageList(dotsPerPoint: 1))
            first = scene.refresher
            scene.refresher.start()
            scene.view.clock.advance(by: 3.5)
            second = scene.refresher
            #expect(first != nil && first !== second)
        }
        #expect(first == nil && second == nil)
    }

    @Test func oneAloneStays() {
        let scene = scene(seconds: 0.1)
        let refresher = scene.refresher
        refresher.start()
        scene.view.clock.advance(by: 3)
        #expect(scene.refresher === refresher && scene.look == nil)
    }

    @Test func theStoryboardTellsOfEach() {
        let text = Storyboard(name: "Bar", load: SimulatedLoad(seconds: 1.6), looks: looks).text
        #expect(text.hasPrefix("Bar: the moments of 3 pulls\n\none, at rest\n"))
        for look in ["one", "two", "three"] {
            for moment in StageMoment.allCases { #expect(text.contains("\n\(look), \(moment.title)\n")) }
        }
    }
}

@MainActor @Suite struct StageBottomTests {
    private let bottom = PullToRefresh(animator: BarAnimator(), position: .bottom)

    private func scene() -> StageScene {
        StageScene(
            PullToRefresh(), bottom: bottom, load: SimulatedLoad(seconds: 1), sight: PlaneSize(width: 160, height: 88),
            list: StageList(dotsPerPoint: 1))
    }

    @Test func aDragMovesTheContentByItsWayAndThrowsNothing() {
        let scene = scene()
        scene.view.clock.advance(by: scene.playDrag(by: 100))
        #expect(scene.view.metrics.offset.y == 100)
        scene.view.clock.advance(by: 2)
        #expect(scene.view.metrics.offset.y == 100)
        scene.view.clock.advance(by: scene.playDrag(by: -30))
        #expect(scene.view.metrics.offset.y == 70)
    }

    @Test func theScriptPullsTheBottomOutAndTheNumbersAreItsOwn() {
        let scene = scene()
        let end = scene.view.range(along: .vertical).upperBound
        scene.view.scroll(to: PlanePoint(x: 0, y: end))
        scene.playScript(atBottom: true)
        scene.view.clock.advance(by: PullScript.lift - 0.01)
        #expect(bottom.isArmed && scene.reading.isBottom)
        #expect(abs(scene.reading.progress - 1.2) < 0.01 && abs(scene.reading.offset - end - 72) < 1)
        scene.view.clock.advance(by: 1)
        #expect(bottom.state == .loading && !scene.isResting)
        #expect(scene.reading.inset == 60 && scene.reading.line.hasSuffix("  inset 60.0  bottom"))
        #expect(scene.view.metrics.offset.y == end + 60)
    }
}

@MainActor @Suite struct StoryboardTests {
    @Test func everyMomentIsDrawnWithItsNumbersAndWithoutEscapes() {
        let text = Storyboard(
            name: "Bar", load: SimulatedLoad(seconds: 1.6), looks: [ExampleLook { PullToRefresh(animator: BarAnimator()) }]
        ).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == "Bar: the moments of one pull")
        let heads = lines.filter { $0.hasPrefix("time ") }
        #expect(heads.count == 7)
        #expect(heads.first == "time 0.00 s  state initial    progress 0.00  offset 0.0     inset 0.0")
        #expect(heads[3].hasSuffix("state loading    progress 1.00  offset -60.0   inset 60.0"))
        #expect(!text.contains("\u{1B}"))
        // The bar of a loading refresher is as wide as the list, 4 points over its lower end: two rows of cells of four dots each.
        #expect(text.contains("| " + String(repeating: "\u{28FF}", count: 78) + "\n"))
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    }
}
