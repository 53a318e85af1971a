/// What an app does when it hears something of a refresher.
enum RandomHabit: Hashable, Sendable, CaseIterable {
    case none
    /// Ends the load inside the action, or as soon as it is told of it.
    case endsInside, endsWhenTold
    /// Removes the refresher, or all others, at the end of a load.
    case leaves, isLeftAlone
    /// Starts again when it has closed, or at the end already.
    case startsAgain, startsAtOnce
    /// Ends all others at the end of a load.
    case endsOthers
    // Not the same in the mirror.
    /// Sets its inset at the end of a load, or when the space is closed.
    case setsInset, setsInsetWhenClosed
}
