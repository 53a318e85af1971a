public import RefreshCore

/// The Yalantis way to animate a refresher: it is told each state and moves a view of its own.
#if !hasFeature(Embedded)
@MainActor
#endif
public protocol RefreshViewAnimator: AnyObject {
    /// The state has changed, or the progress of the pull.
    func animate(_ state: RefreshState)
}
