#if canImport(SwiftUI) && canImport(UIKit)
import RefreshAnimation
import RefreshArrow
import RefreshFrames
import RefreshGeometry
import RefreshSpinner
import RefreshStroke

/// The looks that a screen can have.
@MainActor
enum Look: String, CaseIterable {
    case arrow = "Arrow"
    case spinner = "Spinner"
    case ring = "Ring"
    case morph = "Morph"
    case stroke = "Handwriting"
    case frames = "Frames"

    /// What shows the refresh.
    func makeAnimator() -> any RefreshAnimator {
        switch self {
        case .arrow: ArrowAnimator()
        case .spinner: SpinnerAnimator()
        case .ring: RingAnimator()
        case .morph: MorphAnimator()
        case .stroke: TextStrokeAnimator()
        case .frames: FramesAnimator(Self.cup)
        }
    }

    /// The cup of FramesExample: 82 images of the app's, `cup-00` to `cup-81`.
    private static let cup = FrameSequence(
        named: (0..<82).map { $0 < 10 ? "cup-0\($0)" : "cup-\($0)" }, size: PlaneSize(width: 44, height: 44), framesPerSecond: 24,
        loop: 24..<72, ending: .onwards)

    /// What shows that more is loaded.
    func makeFooter() -> any RefreshAnimator {
        if case .arrow = self { ArrowAnimator() } else { SpinnerAnimator() }
    }
}
#endif
