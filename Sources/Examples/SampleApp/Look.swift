#if canImport(SwiftUI) && canImport(UIKit)
import RefreshAnimation
import RefreshArrow
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

    /// What shows the refresh.
    func makeAnimator() -> any RefreshAnimator {
        switch self {
        case .arrow: ArrowAnimator()
        case .spinner: SpinnerAnimator()
        case .ring: RingAnimator()
        case .morph: MorphAnimator()
        case .stroke: TextStrokeAnimator()
        }
    }

    /// What shows that more is loaded.
    func makeFooter() -> any RefreshAnimator {
        if case .arrow = self { ArrowAnimator(texts: .loadMore) } else { SpinnerAnimator() }
    }
}
#endif
