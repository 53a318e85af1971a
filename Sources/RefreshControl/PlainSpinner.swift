import RefreshAnimation

/// What a refresher shows that was given no animator.
final class PlainSpinner: RefreshAnimator {
    func draw(_ moment: RefreshMoment, into picture: inout Picture) {}
}
