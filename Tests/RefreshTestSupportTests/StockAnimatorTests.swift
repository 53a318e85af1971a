import RefreshAnimation
import RefreshArrow
import RefreshControl
import RefreshFrames
import RefreshGeometry
import RefreshSpinner
import RefreshStroke
import RefreshTestSupport
import Testing

/// The package's own animators, and what is made of them, pass its check, also as parts of others.
@MainActor struct StockAnimatorTests {
    private static let stock: [any RefreshAnimator] = [
        ArrowAnimator(texts: ArrowTexts(note: "Last updated today at 09:41")), SpinnerAnimator(), RingAnimator(), MorphAnimator(),
        FramesAnimator(
            FrameSequence(
                named: (0..<40).map { "frame \($0)" }, size: PlaneSize(width: 40, height: 40), loop: 24..<36, ending: .onwards)),
        TextStrokeAnimator(), TextStrokeAnimator("更新", then: "中"),
        TextStrokeAnimator("Load", then: "ing", style: TextStrokeStyle(order: .allAtOnce)), PullToRefresh().makeAnimator(),
    ]

    /// - Parameter step: Every which of the moments is looked at.
    private func findings(_ animator: any RefreshAnimator, extent: Double = 60, step: Int = 5) -> [String] {
        let grid = RefreshMoment.grid(extent: extent)
        let moments = stride(from: 0, to: grid.count, by: step).map { grid[$0] }
        return AnimatorCheck(moments: moments, isPart: true).findings(of: animator).map(\.description)
    }

    @Test(arguments: 0..<9) func passByThemselves(index: Int) {
        #expect(findings(Self.stock[index], step: 1) == [])
    }

    @Test(arguments: 0..<9) func passScaledTintedAndDelayed(index: Int) {
        let animator = Self.stock[index]
        #expect(findings(animator.scaled(by: 0.5)) == [])
        #expect(findings(animator.tinted(.tint).scaled(by: 1.7), extent: 120) == [])
        #expect(findings(animator.delayed(by: 0.4, seconds: 0.3)) == [])
    }

    @Test(arguments: 0..<9) func passOverEachOther(index: Int) {
        let animator = Self.stock[index], other = Self.stock[(index + 1) % 9].scaled(by: 0.6)
        #expect(findings(animator.overlaid(with: other.delayed(by: 0.2, seconds: 0.1))) == [])
    }
}
