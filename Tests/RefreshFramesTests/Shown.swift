import RefreshAnimation
import RefreshCore
import RefreshFrames
import RefreshGeometry

/// What a picture of frames shows: each frame by its place in the sequence, and how opaque it is in hundredths.
@MainActor
func shown(_ animator: FramesAnimator, _ moment: RefreshMoment) -> [[Int]] {
    var picture = Picture()
    animator.draw(moment, into: &picture)
    return picture.operations.map { operation in
        guard case .image(let image, _) = operation.shape else { return [-1] }
        return [Int(image.index), Int((operation.opacity * 100).rounded())]
    }
}

/// Frames a, b, c … of 40 by 40 points, a tenth of a second each.
func letters(
    _ count: Int, loop: Range<Int>? = nil, playback: FramePlayback = .forward, ending: FrameEnding = .reversed
) -> FrameSequence {
    FrameSequence(
        named: (0..<count).map { "frame \($0)" }, size: PlaneSize(width: 40, height: 40), framesPerSecond: 10, loop: loop,
        playback: playback,
        ending: ending)
}

/// Moments of a refresh in a space of 320 by 60 points.
enum Moments {
    static func pulled(_ progress: Double) -> RefreshMoment {
        RefreshMoment(state: .releasing(progress: min(1, progress)), progress: progress, isArmed: progress >= 1, shown: 60 * progress)
    }

    static func loading(_ seconds: Double, pulled: Bool = true) -> RefreshMoment {
        RefreshMoment(state: .loading, progress: 1, seconds: seconds, wasPulled: pulled, shown: 60)
    }

    static func finished(
        _ outcome: RefreshOutcome, _ seconds: Double, after load: Double, shown: Double = 60, pulled: Bool = true
    ) -> RefreshMoment {
        RefreshMoment(
            state: .finished, progress: 1, seconds: seconds, loadingSeconds: load + seconds, wasPulled: pulled, outcome: outcome,
            shown: shown)
    }
}
