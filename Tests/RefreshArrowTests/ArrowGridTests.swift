import RefreshAnimation
import RefreshCore
import RefreshGeometry
import RefreshTestSupport
import Testing

@testable import RefreshArrow

/// What holds at any moment, also at such as no engine tells.
@MainActor struct ArrowGridTests {
    private static let animators = [
        ArrowAnimator(texts: ArrowTexts(note: "Last updated today at 09:41")), ArrowAnimator(texts: .none),
        ArrowAnimator(style: ArrowStyle(arrowHeight: 80, lineWidth: -1, spinnerRadius: .nan, spacing: .infinity, textSize: 40)),
    ]

    @Test(arguments: 0..<3) func picturesAreFiniteAndInsideTheirSize(index: Int) {
        let animator = Self.animators[index]
        var picture = Picture()
        RefreshMoment.odd().forEach { moment in
            picture.removeAll()
            animator.draw(moment, into: &picture)
            if !picture.isFinite { Issue.record("not finite: \(moment)\n\(picture)") }
            if !Ink.isInside(picture, moment.size) { Issue.record("outside: \(moment)\n\(picture)") }
        }
    }

    @Test(arguments: 0..<2) func theCheckOfAnimatorsFindsNothing(index: Int) {
        #expect(AnimatorCheck(isPart: true).findings(of: Self.animators[index]).map(\.description) == [])
    }

    @Test func aPictureDependsOnTheMomentAlone() {
        let animator = Self.animators[0]
        var first: [Picture] = []
        RefreshMoment.odd().forEach { moment in
            guard first.count < 4000 else { return }
            var picture = Picture()
            animator.draw(moment, into: &picture)
            first.append(picture)
        }
        var index = 0
        var reused = Picture()
        let fresh = ArrowAnimator(texts: ArrowTexts(note: "Last updated today at 09:41"))
        RefreshMoment.odd().forEach { moment in
            guard index < first.count else { return }
            reused.removeAll()
            fresh.draw(moment, into: &reused)
            if reused != first[index] { Issue.record("other picture: \(moment)") }
            index += 1
        }
        #expect(index == 4000)
    }

    @Test func itIsStillWhereNothingIsDrawnOrChanges() {
        let animator = Self.animators[0]
        var picture = Picture()
        var later = Picture()
        RefreshMoment.odd().forEach { moment in
            guard !animator.isMoving(at: moment), moment.seconds.isFinite, moment.loadingSeconds.isFinite, moment.seconds >= 0 else {
                return
            }
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

    @Test(arguments: RefreshEdge.allCases) func nothingIsDrawnAtRest(edge: RefreshEdge) {
        for animator in Self.animators {
            for outcome in RefreshOutcome.allCases + [nil] {
                var picture = Picture()
                animator.draw(RefreshMoment(edge: edge, outcome: outcome), into: &picture)
                #expect(picture.isEmpty)
                #expect(!animator.isMoving(at: RefreshMoment(edge: edge, outcome: outcome)))
            }
        }
    }

    @Test func nothingIsLeftWhenTheSpaceIsClosed() {
        for outcome in RefreshOutcome.allCases where outcome != .exhausted {
            var picture = Picture()
            Self.animators[0].draw(RefreshMoment.finished(outcome, 1, shown: 0), into: &picture)
            #expect(picture.isEmpty)
            #expect(!Self.animators[0].isMoving(at: RefreshMoment.finished(outcome, 1, shown: 0)))
        }
    }
}
