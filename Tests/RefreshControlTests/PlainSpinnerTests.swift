import RefreshAnimation
import RefreshControl
import RefreshCore
import RefreshGeometry
import Testing

/// What a refresher shows that was given no animator.
@MainActor struct PlainSpinnerTests {
    private func picture(_ moment: RefreshMoment) -> Picture {
        var picture = Picture()
        PullToRefresh().makeAnimator().draw(moment, into: &picture)
        return picture
    }

    /// The opacities of the spokes, of 255, where the ink has 60 %.
    private func alphas(_ moment: RefreshMoment) -> [Int] {
        picture(moment).operations.map { Int((($0.stroke?.ink.alpha ?? 0) * $0.opacity * 153).rounded()) }
    }

    @Test(arguments: [(0, 0), (0.125, 1), (0.126, 2), (0.5, 4), (0.876, 8), (1, 8), (3, 8)] as [(Double, Int)])
    func spokesAppearOneByOneWithThePull(progress: Double, count: Int) {
        #expect(picture(RefreshMoment(state: .releasing(progress: min(1, progress)), progress: progress)).count == count)
    }

    @Test func theLeadStepsRoundAndTheEndShrinksItStillTurning() {
        #expect(alphas(RefreshMoment(state: .loading, progress: 1, seconds: 0.3)) == [97, 122, 147, 47, 47, 47, 47, 72])
        let end = RefreshMoment(state: .finished, progress: 1, seconds: 0.1, loadingSeconds: 1.3, shown: 15)
        #expect(alphas(end) == [97, 122, 147, 47, 47, 47, 47, 72])
        #expect(
            picture(end).description.hasPrefix("line 0 -4.333 0 -9 stroke secondary@0.634 2 transform 0.25 0 0 0.25 160 30\n"))
    }

    @Test func withLessMotionItPulses() {
        #expect(alphas(RefreshMoment(state: .loading, progress: 1, seconds: 1, reducesMotion: true)) == Array(repeating: 66, count: 8))
    }
}
