import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import RefreshLanguages
import Testing

/// Who keeps whom, in any order of going, and what calls back while a picture is drawn.
@MainActor
struct OwnershipTests {
    enum Phase: CaseIterable { case idle, pulled, loading, finishing }

    private static func bring(_ host: RecordingHost, to phase: Phase) {
        host.addPullToRefresh(PullToRefresh(animator: Redrawing())) {}
        if phase == .idle { return }
        host.drag(to: -90)
        if phase == .pulled { return }
        host.lift()
        host.pass(0.25)
        if phase == .finishing { host.endRefreshing(at: .top) }
    }

    @Test(arguments: Phase.allCases)
    func aKeptRefresherOutlivesItsScrollViewDetached(phase: Phase) throws {
        var host: RecordingHost? = RecordingHost()
        try Self.bring(#require(host), to: phase)
        let refresher = try #require(host?.topPullToRefresh)
        weak let attachment = host?.refreshAttachment
        host = nil
        #expect(attachment == nil)
        #expect(refresher.state == .initial)
        #expect(refresher.token == nil)
        #expect(refresher.start() == .refused(.detached))
        refresher.end()
        refresher.cancel()
        refresher.setEnable(isEnabled: false)
        #expect(!refresher.isEnabled)
        // It works on another scroll view.
        let other = RecordingHost()
        refresher.setEnable(isEnabled: true)
        other.addPullToRefresh(refresher)
        other.drag(to: -30)
        #expect(refresher.state == .releasing(progress: 0.5))
    }

    @Test(arguments: Phase.allCases)
    func aRefresherThatNobodyElseKeepsGoesWithItsScrollView(phase: Phase) throws {
        var host: RecordingHost? = RecordingHost()
        try Self.bring(#require(host), to: phase)
        weak let refresher = host?.topPullToRefresh
        #expect(refresher != nil)
        host = nil
        #expect(refresher == nil)
    }

    @Test(arguments: Phase.allCases)
    func aRemovedRefresherLeavesItsScrollViewAsItWas(phase: Phase) throws {
        let host = RecordingHost()
        Self.bring(host, to: phase)
        weak let refresher = host.topPullToRefresh
        host.removeAllPullToRefresh()
        #expect(refresher == nil)
        #expect(host.metrics.contentInset == .zero)
        host.drag(to: -90)
        host.lift()
    }

    @Test func aHandlerOfACancelledTaskFindsItsRefresherDetached() async throws {
        var host: RecordingHost? = RecordingHost()
        let refresher = PullToRefresh(animator: Redrawing())
        let asleep = AsyncStream<Void>.makeStream()
        let found = AsyncStream<RefreshStart>.makeStream()
        host?.addPullToRefresh(refresher) { [unowned refresher] in
            await withTaskCancellationHandler {
                asleep.continuation.yield()
                for await _ in AsyncStream<Void>.makeStream().stream {}  // until it is cancelled
            } onCancel: {
                MainActor.assumeIsolated { _ = found.continuation.yield(refresher.start()) }
            }
        }
        host?.startRefreshing()
        for await _ in asleep.stream { break }
        host = nil
        for await start in found.stream {
            #expect(start == .refused(.detached))
            break
        }
    }

    @Test func anAnimatorThatMovesItsRefresherToAnotherScrollViewIsNotDrawnTwiceAtOnce() {
        let first = RecordingHost(), second = RecordingHost()
        let animator = Redrawing()
        let refresher = PullToRefresh(animator: animator)
        first.addPullToRefresh(refresher)
        animator.whenDrawn = { [unowned animator, unowned refresher] in
            animator.whenDrawn = {}
            second.addPullToRefresh(refresher)
        }
        first.drag(to: -30)
        #expect(animator.depths == [1, 1])
        #expect(!second.isPaused)
        second.refreshAttachment.frameArrived()
        #expect(animator.depths == [1, 1, 1])
        #expect(refresher.picture.count == 1)
    }

    @Test func aLanguageThatIsChosenWhileAPictureIsDrawnIsSpokenInTheNextOne() {
        let host = RecordingHost()
        let animator = Redrawing()
        let refresher = PullToRefresh(animator: animator)
        host.addPullToRefresh(refresher)
        animator.whenDrawn = { [unowned animator, unowned refresher] in
            animator.whenDrawn = {}
            refresher.language = .german
        }
        #expect(animator.languages == ["en"])
        host.drag(to: -30)
        #expect(animator.languages.last == "de")
        #expect(!host.isPaused)
    }

    @Test func aPictureIsEmptyForWhoAsksWhileItIsDrawn() {
        let host = RecordingHost()
        let animator = Redrawing()
        let refresher = PullToRefresh(animator: animator)
        var counts: [Int] = []
        animator.whenDrawn = { [unowned refresher] in counts.append(refresher.picture.count) }
        host.addPullToRefresh(refresher)
        host.drag(to: -30)
        #expect(counts == [0, 0])
        #expect(refresher.picture.count == 1)
    }
}

/// Draws a line, and calls whom it is told to.
@MainActor
private final class Redrawing: RefreshAnimator {
    var whenDrawn: () -> Void = {}
    /// How many drawings were under way at each.
    private(set) var depths: [Int] = []
    private(set) var languages: [String] = []
    private var depth = 0

    func use(_ language: RefreshLanguage, loadsMore: Bool) { languages.append(language.tag) }

    func draw(_ moment: RefreshMoment, into picture: inout Picture) {
        depth += 1
        depths.append(depth)
        picture.line(from: .zero, to: PlanePoint(x: 10, y: 0), stroke: PictureStroke(.primary, width: 1))
        whenDrawn()
        depth -= 1
    }
}
