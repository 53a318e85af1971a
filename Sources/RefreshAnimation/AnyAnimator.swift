public import RefreshLanguages

/// An animator made of a closure, for a look that needs no class of its own, and what the modifiers of animators return.
///
/// ```swift
/// let dot = AnyAnimator { moment, picture in
///     let center = PlanePoint(x: moment.size.width / 2, y: moment.size.height / 2)
///     picture.circle(center: center, radius: 10 * min(1, moment.progress), fill: .tint)
/// }
/// ```
///
/// What the closure captures must not change while it draws: the picture depends on the moment alone.
public final class AnyAnimator: RefreshAnimator {
    private let body: (RefreshMoment, inout Picture) -> Void
    private let moves: ((RefreshMoment) -> Bool)?
    private let speaks: ((RefreshLanguage, _ loadsMore: Bool) -> Void)?

    /// Makes an animator.
    /// - Parameters:
    ///   - isMoving: Whether the picture goes on changing at a moment though nothing happens. Default: while loading or finished.
    ///   - use: Takes the language in which to say something. Default: pays no heed to it.
    ///   - draw: Draws the moment into an empty picture.
    public init(
        isMoving: ((RefreshMoment) -> Bool)? = nil, use: ((RefreshLanguage, _ loadsMore: Bool) -> Void)? = nil,
        draw: @escaping (RefreshMoment, inout Picture) -> Void
    ) {
        moves = isMoving
        speaks = use
        body = draw
    }

    /// Draws the moment.
    public func draw(_ moment: RefreshMoment, into picture: inout Picture) { body(moment, &picture) }

    /// Whether the picture goes on changing at this moment though nothing happens.
    public func isMoving(at moment: RefreshMoment) -> Bool { moves?(moment) ?? moment.isBusy }

    /// Takes the language in which to say something.
    public func use(_ language: RefreshLanguage, loadsMore: Bool) { speaks?(language, loadsMore) }
}
