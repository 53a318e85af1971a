internal import RefreshCore
public import RefreshLanguages

/// The portable way to animate a refresher: a function from the moment to a picture.
///
/// One method is required. A picture must depend on the moment alone, so that it can be replayed, tested and drawn anywhere; what an
/// animator keeps (a style, paths, texts) is made before and doesn't change while it draws.
#if !hasFeature(Embedded)
@MainActor
#endif
public protocol RefreshAnimator: AnyObject {
    /// Draws the moment into an empty picture. The origin is the upper left corner of `moment.size`.
    func draw(_ moment: RefreshMoment, into picture: inout Picture)

    /// Whether the picture goes on changing at this moment though nothing happens. The host runs its frames only while this holds.
    /// Default: while loading or finished.
    func isMoving(at moment: RefreshMoment) -> Bool

    /// The language in which to say something, and for which purpose: told when the refresher is added to a scroll view, and when either
    /// changes. Default: pays no heed to it.
    func use(_ language: RefreshLanguage, loadsMore: Bool)
}

extension RefreshAnimator {
    /// Moves while loading or finished, and holds still otherwise.
    public func isMoving(at moment: RefreshMoment) -> Bool { moment.isBusy }

    /// Says nothing, in any language.
    public func use(_ language: RefreshLanguage, loadsMore: Bool) {}
}
