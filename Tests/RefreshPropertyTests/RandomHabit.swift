/// What an app does when it hears something of a refresher.
enum RandomHabit: Hashable, Sendable, CaseIterable {
    case none
    /// Ends the load inside the action, as soon as it is told of it, or half a second after.
    case endsInside, endsWhenTold, endsLater
    /// Removes the refresher inside the action, or it or all others at the end of a load.
    case leavesInside, leaves, isLeftAlone
    /// Removes the refresher at the end of a load and adds it again.
    case comesBack
    /// Starts again when it has closed, or at the end already.
    case startsAgain, startsAtOnce
    /// Starts or ends all others at the end of a load.
    case startsOthers, endsOthers
    // Not the same in the mirror from start to end.
    /// Sets its inset at the end of a load, or when the space is closed.
    case setsInset, setsInsetWhenClosed
}
