import RefreshAnimation
import RefreshCore
import RefreshGeometry
import RefreshTestSupport
import Testing

@testable import RefreshSpinner

/// What holds for each indicator at any moment, also at such as no engine tells.
@MainActor struct IndicatorGridTests {
    private static let animators: [any RefreshAnimator] = [
        SpinnerAnimator(), RingAnimator(), MorphAnimator(),
        SpinnerAnimator(style: SpinnerStyle(spokes: 12, period: 0.7, motion: .smooth)),
        SpinnerAnimator(style: SpinnerStyle(spokes: -1, radius: 400, innerPart: .nan, widthPart: 7, period: 0)),
        RingAnimator(style: RingStyle(unarmedOpacity: .nan, radius: 300, lineWidth: -1, headLength: .infinity)),
        MorphAnimator(style: MorphStyle(unarmedOpacity: 7, radius: 300, lineWidth: 900, beat: .nan, period: -1)),
    ]

    /// The first ones again.
    private static let others: [any RefreshAnimator] = [SpinnerAnimator(), RingAnimator(), MorphAnimator()]

    @Test(arguments: 0..<7) func picturesAreFiniteAndInsideTheirSize(index: Int) {
        let animator = Self.animators[index]
        var picture = Picture()
        var count = 0
        RefreshMoment.odd().forEach { moment in
            picture.removeAll()
            animator.draw(moment, into: &picture)
            count += picture.count
            if !picture.isFinite { Issue.record("not finite: \(moment)\n\(picture)") }
            if !Ink.isInside(picture, moment.size) { Issue.record("outside: \(moment)\n\(picture)") }
        }
        #expect(count > 1000)
    }

    @Test(arguments: 0..<4) func theCheckOfAnimatorsFindsNothing(index: Int) {
        #expect(AnimatorCheck(isPart: true).findings(of: Self.animators[index]).map(\.description) == [])
    }

    @Test(arguments: 0..<3) func aPictureDependsOnTheMomentAlone(index: Int) {
        let animator = Self.animators[index], other = Self.others[index]
        var moments: [RefreshMoment] = []
        RefreshMoment.odd().forEach { if $0.size.width == 60 || $0.size.width == 120 { moments.append($0) } }
        let pictures = moments.map { moment in
            var picture = Picture()
            animator.draw(moment, into: &picture)
            return picture
        }
        var reused = Picture()
        for (moment, picture) in zip(moments, pictures).reversed() {
            reused.removeAll()
            other.draw(moment, into: &reused)
            if reused != picture { Issue.record("other picture: \(moment)") }
        }
        #expect(moments.count == 4992)
    }

    @Test(arguments: 0..<4) func itIsStillWhereNothingIsDrawnOrChanges(index: Int) {
        let animator = Self.animators[index]
        var picture = Picture()
        var later = Picture()
        RefreshMoment.odd().forEach { moment in
            guard !animator.isMoving(at: moment), moment.seconds.isFinite, moment.loadingSeconds.isFinite else { return }
            picture.removeAll()
            later.removeAll()
            animator.draw(moment, into: &picture)
            var next = moment
            next.seconds += 0.3
            next.loadingSeconds += 0.3
            animator.draw(next, into: &later)
            if picture != later { Issue.record("moves: \(moment)") }
        }
    }

    @Test(arguments: 0..<4) func nothingIsDrawnAtRestAndNothingIsLeftWhenTheSpaceIsClosed(index: Int) {
        let animator = Self.animators[index]
        for edge in RefreshEdge.allCases {
            for outcome in RefreshOutcome.allCases + [nil] {
                var picture = Picture()
                let rest = RefreshMoment(edge: edge, outcome: outcome)
                animator.draw(rest, into: &picture)
                #expect(picture.isEmpty)
                #expect(!animator.isMoving(at: rest))
                guard outcome != .exhausted else { continue }
                for reducesMotion in [false, true] {
                    var closed = RefreshMoment.finished(outcome, 1, shown: 0)
                    closed.edge = edge
                    closed.reducesMotion = reducesMotion
                    animator.draw(closed, into: &picture)
                    #expect(picture.isEmpty)
                    #expect(!animator.isMoving(at: closed))
                }
            }
        }
    }

    @Test(arguments: 0..<4) func aDotStandsWhereThereIsNoMore(index: Int) {
        let animator = Self.animators[index]
        for moment in [RefreshMoment(isExhausted: true), RefreshMoment.finished(.exhausted, 1, shown: 0)] {
            var picture = Picture()
            animator.draw(moment, into: &picture)
            #expect(picture.count == 1)
            if case .ellipse(let rect)? = picture.operations.first?.shape {
                #expect(rect.center == PlanePoint(x: moment.size.width / 2, y: 30))
                #expect(rect.size == PlaneSize(width: 4, height: 4))
            } else {
                Issue.record("no dot: \(picture)")
            }
        }
    }

    /// The radius and the line of each one's signs, and its ink.
    private nonisolated static let dashes: [(half: Double, ink: String)] = [
        (8.4, "secondary 2.8"), (6, "secondary 2.5"), (6.84, "tint 2.5"),
    ]

    @Test(arguments: 0..<3) func aDashStandsWhereNothingWasNew(index: Int) {
        let animator = Self.animators[index]
        let (half, ink) = Self.dashes[index]
        var picture = Picture()
        func text(_ seconds: Double, shown: Double = 60, reducesMotion: Bool = false) -> String {
            var moment = RefreshMoment.finished(.success, seconds, shown: shown, foundNothingNew: true)
            moment.reducesMotion = reducesMotion
            picture.removeAll()
            animator.draw(moment, into: &picture)
            return picture.description
        }
        let line = "line \(-half) 0 \(half) 0 stroke \(ink)".replacing(".0 ", with: " ")
        #expect(text(0.5) == "\(line) transform 1 0 0 1 160 30\n")
        #expect(text(0.5, shown: 18) == "\(line) opacity 0.5 transform 1 0 0 1 160 30\n")
        #expect(text(0.5, shown: 0) == "")
        // At first what went round is still there; the dash comes from its middle, or all at once with less motion.
        _ = text(0.1)
        guard case .line(let from, let to)? = picture.operations.last?.shape else {
            Issue.record("no dash: \(picture)")
            return
        }
        #expect(picture.count > 1)
        #expect(from.x == -to.x && to.x > 0 && to.x < half)
        _ = text(0.1, reducesMotion: true)
        #expect(picture.operations.last?.shape == .line(from: PlanePoint(x: -half, y: 0), to: PlanePoint(x: half, y: 0)))
    }

    @Test func aFailureIsAFailureThoughNothingWasNew() {
        var picture = Picture()
        RingAnimator().draw(.finished(.failure, 0.5, foundNothingNew: true), into: &picture)
        #expect(picture.description == "path M-6 -6L6 6M6 -6L-6 6 stroke failure 2.5 transform 1 0 0 1 160 30\n")
    }

    @Test(arguments: [
        (RefreshMoment.pulled(0.5), false), (RefreshMoment.pulled(1), true), (RefreshMoment.pulled(1, arming: 0.5), true),
        (RefreshMoment.pulled(1, arming: 1), false), (RefreshMoment.pulled(0.9, arming: 0.5), true), (RefreshMoment.loading(100), true),
        (RefreshMoment.finished(.success, 5), true), (RefreshMoment.finished(.success, 5, shown: 0), false),
        (RefreshMoment.finished(.exhausted, 0.1, shown: 0), true), (RefreshMoment(isExhausted: true), false),
        (RefreshMoment(state: .loading, progress: 1, size: .zero), false),
    ]) func itMovesWhileSomethingGoesOn(moment: RefreshMoment, isMoving: Bool) {
        for animator in Self.animators { #expect(animator.isMoving(at: moment) == isMoving) }
    }
}
